import type { ModuleText } from '../../../text.ts'
import { lesson } from '../lesson/text/de.ts'

export const de: ModuleText = {
  name: 'Der Abt',
  words: {
    ...lesson,
    'module.abbot.says': 'Alle bekommen einen Abt, der Gärten pflegt und den man zurückholen kann.',
    'step.deploy.both': 'Figur setzen oder Abt zurückholen?',
    'step.deploy.take': 'Abt zurückholen?',
    'feature.garden': 'einem Garten',
    'feature.garden.the': 'dem Garten',
    'feature.garden.in': 'in einen Garten',
    'feature.garden.from': 'aus dem Garten',
    'feature.garden.name': 'Garten',
    'feature.garden.all': 'Gärten',
    'role.abbot': 'einen Abt',
    'role.abbot.name': 'Abt',
    'figure.abbot.one': 'Abt',
    'figure.abbot.other': 'Äbte',
    'option.abbots': 'Äbte',
    'option.abbots.says': 'Wie viele Äbte jeder hat.',
  },
  sentences: {
    'deployed.abbot': '{seat} setzt einen Abt {feature.in} auf {at}.',
    'deployed.abbot.shown': '{seat} setzt einen Abt {feature.in}.',
    'taken.ABBOT-4': '{seat} holt einen Abt {feature.from} auf {at} zurück.',
    'taken.ABBOT-4.shown': '{seat} holt einen Abt {feature.from} zurück.',
  },
  clauses: {
    'ABBOT-1': 'Alle haben außer den Gefolgsleuten einen Abt. Ihr könnt auch zwei oder drei ausmachen.',
    'ABBOT-2':
      'Statt eines Gefolgsmanns darfst du deinen Abt auf das Plättchen setzen, das du gerade gelegt hast: in sein Kloster, auf seine Kultstätte oder in seinen Garten, in den nur Äbte kommen.',
    'ABBOT-3':
      'Ein Garten zählt wie ein Kloster: 9 Punkte, wenn ringsum Plättchen liegen, und am Ende 1 für sich und 1 pro Plättchen ringsum.',
    'ABBOT-4':
      'Statt jemanden zu setzen, darfst du deinen Abt von einem Ort zurückholen, an dem ringsum noch Felder leer sind. Du bekommst dafür sofort 1 Punkt und 1 für jedes Plättchen ringsum. In dem Zug, in dem er gesetzt wird, bleibt er stehen.',
    'ABBOT-5':
      'Wird sein Ort gewertet, kommt der Abt zu dir zurück. Im Duell ist er in einem Kloster ein Mönch und auf einer Kultstätte ein Ketzer.',
    'ABBOT-6': 'Spielt ihr ohne Äbte, sind Gärten nur Bilder.',
    'ABBOT-7':
      'In Carcassonne kann der Abt nur in der Kathedrale stehen. Von dort kann er in ein Kloster, auf eine Kultstätte oder in einen Garten, wenn sie fertig werden, aber zurückholen kannst du ihn nicht. Ein Kornkreis tut ihm nichts. Die Plättchen von 2000 haben keine Gärten; er spielt dort trotzdem mit.',
  },
}
