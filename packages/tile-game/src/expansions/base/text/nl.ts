import { insight } from '../../../insight/text/nl.ts'
import type { ModuleText } from '../../../text.ts'
import { lesson } from '../lesson/text/nl.ts'

export const nl: ModuleText = {
  name: 'Basisspel',
  words: {
    ...insight,
    ...lesson,
    'feature.road': 'een weg',
    'feature.road.the': 'de weg',
    'feature.road.in': 'op een weg',
    'feature.road.from': 'van de weg',
    'feature.road.name': 'weg',
    'feature.road.all': 'wegen',
    'feature.city': 'een stad',
    'feature.city.the': 'de stad',
    'feature.city.in': 'in een stad',
    'feature.city.from': 'uit de stad',
    'feature.city.name': 'stad',
    'feature.city.all': 'steden',
    'feature.field': 'een weide',
    'feature.field.the': 'de weide',
    'feature.field.in': 'op een weide',
    'feature.field.from': 'van de weide',
    'feature.field.name': 'weide',
    'feature.field.all': 'weiden',
    'feature.monastery': 'een klooster',
    'feature.monastery.the': 'het klooster',
    'feature.monastery.in': 'in een klooster',
    'feature.monastery.from': 'uit het klooster',
    'feature.monastery.name': 'klooster',
    'feature.monastery.all': 'kloosters',

    'role.thief': 'een struikrover',
    'role.thief.name': 'struikrover',
    'role.knight': 'een ridder',
    'role.knight.name': 'ridder',
    'role.farmer': 'een boer',
    'role.farmer.name': 'boer',
    'role.monk': 'een monnik',
    'role.monk.name': 'monnik',
    'figure.follower.one': 'horige',
    'figure.follower.other': 'horigen',

    'sum.tiles.one': 'tegel',
    'sum.tiles.other': 'tegels',
    'sum.pennants.one': 'wapen',
    'sum.pennants.other': 'wapens',
    'sum.cities.one': 'stad',
    'sum.cities.other': 'steden',
    'sum.neighbours.one': 'buurtegel',
    'sum.neighbours.other': 'buurtegels',
    'sum.nothing': 'er telt niets',

    'story.edition': 'Editie',
    'story.turn': 'Beurt',

    'option.farmers': 'Boeren',
    'option.farmers.says': 'Hoe boeren aan het einde scoren.',
    'option.farmers.city-4': 'Per stad, 4 punten',
    'option.farmers.city-4.says':
      'Wie op alle weiden bij een voltooide stad samen de meeste boeren heeft, krijgt voor die stad 4 punten.',
    'option.farmers.city-3': 'Per stad, 3 punten',
    'option.farmers.city-3.says':
      'Wie op een van de weiden bij een voltooide stad de meeste boeren heeft, krijgt voor die stad één keer 3 punten.',
    'option.farmers.field-3': 'Per weide, 3 punten',
    'option.farmers.field-3.says':
      'Wie op een weide de meeste boeren heeft, krijgt 3 punten voor elke voltooide stad die eraan grenst.',
    'option.farmers.none': 'Geen boeren',
    'option.farmers.none.says': 'Op weiden komen geen horigen, en weiden leveren niets op.',
    'option.small-city': 'Kleine stad',
    'option.small-city.says': 'Wat een voltooide stad van twee tegels waard is.',
    'option.small-city.2': '2 punten',
    'option.small-city.2.says': 'Tegels en wapens geven er elk 1 punt.',
    'option.small-city.4': '4 punten',
    'option.small-city.4.says': 'Tegels en wapens geven er elk 2 punten, zoals in elke andere stad.',
    'option.followers': 'Horigen',
    'option.followers.says': 'Aantal horigen per speler.',
    'option.starts': 'Eerste speler',
    'option.starts.says': 'Wie begint.',
    'option.starts.random': 'Willekeurig',
    'option.starts.random.says': 'Het lot beslist.',

    'tile.base/A': 'A (klooster, weg)',
    'tile.base/B': 'B (klooster)',
    'tile.base/C': 'C (stad aan alle zijden, wapen)',
    'tile.base/D': 'D (stad, rechte weg)',
    'tile.base/E': 'E (stad)',
    'tile.base/E-garden': 'E (stad, tuin)',
    'tile.base/F': 'F (stad van zijde tot zijde, wapen)',
    'tile.base/G': 'G (stad van zijde tot zijde)',
    'tile.base/H': 'H (twee steden tegenover elkaar)',
    'tile.base/H-garden': 'H (twee steden tegenover elkaar, tuin)',
    'tile.base/I': 'I (twee steden bij een hoek)',
    'tile.base/I-garden': 'I (twee steden bij een hoek, tuin)',
    'tile.base/J': 'J (stad, bocht naar rechts)',
    'tile.base/K': 'K (stad, bocht naar links)',
    'tile.base/L': 'L (stad, drie wegen)',
    'tile.base/M': 'M (stadshoek, wapen)',
    'tile.base/M-garden': 'M (stadshoek, wapen, tuin)',
    'tile.base/N': 'N (stadshoek)',
    'tile.base/N-garden': 'N (stadshoek, tuin)',
    'tile.base/O': 'O (stadshoek, wapen, bocht)',
    'tile.base/P': 'P (stadshoek, bocht)',
    'tile.base/Q': 'Q (stad aan drie zijden, wapen)',
    'tile.base/R': 'R (stad aan drie zijden)',
    'tile.base/R-garden': 'R (stad aan drie zijden, tuin)',
    'tile.base/S': 'S (stad aan drie zijden, wapen, weg)',
    'tile.base/T': 'T (stad aan drie zijden, weg)',
    'tile.base/U': 'U (rechte weg)',
    'tile.base/U-garden': 'U (rechte weg, tuin)',
    'tile.base/V': 'V (bocht)',
    'tile.base/V-garden': 'V (bocht, tuin)',
    'tile.base/W': 'W (drie wegen)',
    'tile.base/X': 'X (vier wegen)',
  },
  sentences: {
    starts: '{seat} begint.',
    drawn: '{seat} trekt {tile}.',
    'drawn.shown': '{seat} trekt een tegel.',
    discarded: '{seat} kan {tile} nergens leggen: de tegel gaat uit het spel. ({clause})',
    'discarded.shown': '{seat} kan de tegel nergens leggen: die gaat uit het spel. ({clause})',
    placed: '{seat} legt {tile} op {at}.',
    'placed.shown': '{seat} legt een tegel.',
    deployed: '{seat} zet {role} op {at}.',
    'deployed.shown': '{seat} zet {role} op de tegel.',
    passed: '{seat} zet geen horige neer.',
    score: '{seat} scoort {points} voor {feature}: {sum}. ({clause})',
    'score.serves': '{seat} scoort {points} voor boeren bij {feature.the} op {at}: {sum}. ({clause})',
    'score.serves.shown': '{seat} scoort {points} voor boeren bij {feature.the}: {sum}. ({clause})',
    'score.alone': '{seat} scoort {points}: {sum}. ({clause})',
    unclaimed: 'Niemand scoort voor {feature.the} op {at}, want er staat niemand. ({clause})',
    'unclaimed.shown': 'Niemand scoort voor {feature.the}, want er staat niemand. ({clause})',
    returned: '{seat} neemt {figures} {feature.from} terug.',
    taken: '{seat} neemt {role} van {at} terug.',
    'taken.shown': '{seat} neemt {role} terug.',
    chosen: '{seat} kiest {choice}.',
    ending: 'Dat was de laatste beurt. Nu volgt de eindtelling.',
    over: 'Het spel is afgelopen.',
  },
  clauses: {
    'BASE-1':
      'Er zijn 72 tegels. Eén ligt er van het begin af op tafel; de andere 71 worden blind getrokken. Met een rivier ligt in plaats daarvan de bron er, met de Graaf de stad Carcassonne. De gewone starttegel wordt dan getrokken als elke andere, of doet niet mee.',
    'BASE-2': 'Iedereen speelt met zeven horigen. Een achtste geeft de stand aan.',
    'BASE-3': 'De beurten gaan met de klok mee. Jullie spreken af wie begint, of laten het lot beslissen.',
    'BASE-4': 'In je beurt trek je één tegel, laat je hem zien en leg je hem aan.',
    'BASE-5':
      'Leg hem met minstens één hele zijde tegen een tegel op tafel, gedraaid zoals je wilt. Waar zijden elkaar raken, sluit weg aan op weg, stad op stad en weide op weide.',
    'BASE-6':
      'Een tegel die nergens past, gaat uit het spel, en je trekt een nieuwe. Is er geen meer, dan is het spel afgelopen.',
    'BASE-7': 'Daarna mag je één horige uit je voorraad op de zojuist gelegde tegel zetten, en nergens anders.',
    'BASE-8':
      'Op een weg, stad of weide waar al iemand staat, ook jijzelf en ook ver weg, komt geen horige meer bij. Delen van je tegel die via andere tegels verbonden zijn, gelden als één geheel.',
    'BASE-9':
      'Zonder horigen in je voorraad leg je alleen tegels. Een horige die deze beurt terugkomt, kan pas in je volgende beurt op een tegel.',
    'BASE-10':
      'Dan leveren alle wegen, steden en kloosters die je tegel voltooid heeft punten op, van wie ze ook zijn.',
    'BASE-11': 'Een horige mag in één en dezelfde beurt neergezet worden, scoren en terugkomen.',
    'BASE-12':
      'Een kruising, een dorp, een stad, een klooster of iets dergelijks sluit een weg af. Hij is voltooid als hij aan beide uiteinden is afgesloten, of als hij rondloopt. Elke tegel waar hij over loopt, geeft 1 punt en telt één keer.',
    'BASE-13':
      'Een stad is voltooid als de muur er zonder gaten omheen sluit. Elke tegel geeft 2 punten en telt één keer; elk wapen geeft er nog eens 2.',
    'BASE-14':
      'Volgens de regel van 2000 geeft een voltooide stad van precies twee tegels 2 punten, en een wapen erin 1. In 2016 telt die als elke andere stad.',
    'BASE-15': 'Een klooster is voltooid als op alle acht vakken eromheen tegels liggen. Het geeft 9 punten.',
    'BASE-16':
      'Wie er de meeste horigen heeft, krijgt de punten. Hebben meer spelers er evenveel, dan krijgt elk van hen alle punten.',
    'BASE-17':
      'Na het scoren gaan alle horigen die er stonden terug naar hun eigenaar. Op een andere manier komt er geen terug, tenzij een uitbreiding dat zegt.',
    'BASE-18':
      'Boeren komen niet terug: zij blijven op hun weide tot het spel is afgelopen, tenzij een uitbreiding iets anders zegt.',
    'BASE-19':
      'Eén tegel kan meer dan één ding voltooien, en elk ding wordt apart geteld. Een klooster scoort ook als een ander het voltooit.',
    'BASE-20':
      'Wat voltooid wordt zonder dat er een horige staat, levert niemand punten op. Het geldt wel als voltooid.',
    'BASE-21':
      'Weiden houden op bij wegen, steden, rivieren en de rand van het land. Verbindt een tegel twee weiden, dan staan alle boeren op één weide en mag er geen bij.',
    'BASE-22': 'Met de laatste tegel wordt de laatste beurt gespeeld. Daarna volgt de eindtelling.',
    'BASE-23':
      'Aan het einde geeft een onvoltooide weg 1 punt per tegel, een onvoltooide stad 1 per tegel en 1 per wapen, en een onvoltooid klooster 1 voor zichzelf en 1 per tegel eromheen. Ook hier krijgt wie er de meeste horigen heeft de punten, en bij gelijke stand krijgt ieder ze allemaal.',
    'BASE-24':
      'Boeren per stad (2000): voor elke voltooide stad worden de boeren op alle weiden erbij samen geteld. De speler met de meeste krijgt 4 punten; staan er meer gelijk, dan krijgt ieder er 4.',
    'BASE-25':
      'Boeren per weide (2016): wie op een weide de meeste boeren heeft, ook bij gelijke stand, krijgt 3 punten voor elke voltooide stad die eraan grenst.',
    'BASE-26': 'Wie de meeste punten heeft, wint. Spelers met evenveel punten delen de plaats.',
    'BASE-27':
      'In beide edities kies je vooraf wat boeren opleveren, of dat je zonder boeren speelt, en wat een kleine stad waard is.',
    'BASE-28':
      'Boeren voor 3 punten per stad: wie op een weide de meeste boeren heeft, ook bij gelijke stand, krijgt 3 punten voor elke voltooide stad die eraan grenst, maar voor elke stad maar één keer.',
    'BASE-29':
      'Je kunt alleen spelen en bent dan je eigen buur. Wie opgeeft, houdt horigen en punten, past waar dat mag en doet anders het eerste wat mogelijk is.',
  },
}
