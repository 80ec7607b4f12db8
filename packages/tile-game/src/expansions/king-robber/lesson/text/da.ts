/** The lesson of King & Robber Baron, in Danish. */
export const lesson: { readonly [key: string]: string } = {
  'lesson.king-robber': 'Konge & Røverbaron',
  'lesson.king-robber.says': 'Belønning for den største by og den længste vej. To minutter.',
  'lesson.king-robber.welcome': 'Din modstander gjorde den første by færdig, den, der lyser op, og fik kongen.',
  'lesson.king-robber.larger': 'Kongen går til den, der gør en større by færdig. Din får tre brikker: luk den!',
  'lesson.king-robber.larger.hint': 'Læg den øverst på din by, med bysiden nedad.',
  'lesson.king-robber.larger.elsewhere': 'Så er din by stadig åben. Læg brikken oven over den.',
  'lesson.king-robber.keep': 'Tre brikker slår to. Tryk på “Spring over”, og se på kongen.',
  'lesson.king-robber.keep.hint': 'Tryk på “Spring over”.',
  'lesson.king-robber.keep.put': 'Gem dine følgesvende lidt endnu: tryk på “Spring over”.',
  'lesson.king-robber.king':
    'Kongen er din, til nogen gør en endnu større by færdig. Det er den, der lægger brikken, der tæller.',
  'lesson.king-robber.road': 'Røverbaronen gør det samme for veje, og ingen har ham endnu. Luk din vej.',
  'lesson.king-robber.road.hint': 'Læg krydset ved din vejs højre ende. Drej det, som du vil.',
  'lesson.king-robber.road.elsewhere': 'Så er din vej stadig åben. Læg krydset ved den højre ende.',
  'lesson.king-robber.save': 'Den første færdige vej. Tryk på “Spring over”, så er han din.',
  'lesson.king-robber.save.hint': 'Tryk på “Spring over”.',
  'lesson.king-robber.save.put': 'Gem dine følgesvende lidt endnu: tryk på “Spring over”.',
  'lesson.king-robber.robber': 'Nu har du begge. Din modstander lægger den sidste brik, og slutoptællingen begynder.',
  'lesson.king-robber.final': 'Kongen giver 1 point for hver færdig by på bordet, røverbaronen 1 for hver færdig vej.',
  'lesson.king-robber.learnt.1':
    'Den, der hidtil har gjort den største by færdig, har kongen. Brikker tæller, ikke våbenskjolde.',
  'lesson.king-robber.learnt.2': 'Den, der hidtil har gjort den længste vej færdig, har røverbaronen.',
  'lesson.king-robber.learnt.3':
    'Til sidst: 1 point for hver færdig by eller for hver færdig vej, uanset hvem der havde den.',
}
