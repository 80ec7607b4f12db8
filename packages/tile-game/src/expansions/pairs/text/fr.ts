/** How modules play together. These texts name no module by its id, so they stay when one is taken away. */
import type { Wording } from '../../../text.ts'

export const fr: Wording = {
  // Options that two modules bring about together.
  words: {
    'option.volcano-abbot': 'L’abbé au tour du volcan',
    'option.volcano-abbot.says': 'Si tu peux le reprendre quand tu poses le volcan.',
    'option.volcano-abbot.may-return': 'Peut revenir',
    'option.volcano-abbot.may-return.says': 'Comme aux autres tours.',
    'option.volcano-abbot.stays': 'Reste',
    'option.volcano-abbot.stays.says': 'Qui pose le volcan ne fait rien d’autre.',
  },
  sentences: {},
  clauses: {
    'MIX-1':
      'Vous pouvez jouer avec toutes les extensions que vous voulez, peu ou beaucoup, dans les deux éditions et à tout nombre de joueurs.',
    'MIX-2':
      'Après avoir posé une tuile, tu y places quelqu’un, ou tu reprends ton abbé. Des partisans quittent Carcassonne, et on décompte ce qui est terminé. Hérétiques et moines règlent leur défi, le roi et le brigand changent de mains, tu places un partisan à Carcassonne et tu déplaces le comte. L’agroglyphe vient en dernier.',
    'MIX-3':
      'À la fin, on joue le dernier tour jusqu’au bout, avec son agroglyphe. Puis des partisans quittent le marché, on décompte ce qui n’est pas terminé, ensuite les paysans et le troupeau de cochons, ensuite le roi et le brigand.',
    'MIX-4':
      'Si vous jouez sans paysans, personne ne va dans un pré, une fourche n’a aucun effet, ni les partisans ni le comte ne vont au marché, et le troupeau de cochons ne vaut rien.',
  },
}
