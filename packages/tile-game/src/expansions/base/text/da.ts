import { insight } from '../../../insight/text/da.ts'
import type { ModuleText } from '../../../text.ts'

export const da: ModuleText = {
  name: 'Grundspil',
  words: {
    ...insight,
    'feature.road': 'en vej',
    'feature.road.the': 'vejen',
    'feature.road.in': 'på en vej',
    'feature.road.from': 'fra vejen',
    'feature.road.name': 'vej',
    'feature.road.all': 'veje',
    'feature.city': 'en by',
    'feature.city.the': 'byen',
    'feature.city.in': 'i en by',
    'feature.city.from': 'fra byen',
    'feature.city.name': 'by',
    'feature.city.all': 'byer',
    'feature.field': 'en mark',
    'feature.field.the': 'marken',
    'feature.field.in': 'på en mark',
    'feature.field.from': 'fra marken',
    'feature.field.name': 'mark',
    'feature.field.all': 'marker',
    'feature.monastery': 'et kloster',
    'feature.monastery.the': 'klosteret',
    'feature.monastery.in': 'i et kloster',
    'feature.monastery.from': 'fra klosteret',
    'feature.monastery.name': 'kloster',
    'feature.monastery.all': 'klostre',

    'role.thief': 'en tyv',
    'role.thief.name': 'tyv',
    'role.knight': 'en ridder',
    'role.knight.name': 'ridder',
    'role.farmer': 'en bonde',
    'role.farmer.name': 'bonde',
    'role.monk': 'en munk',
    'role.monk.name': 'munk',
    'figure.follower.one': 'følgesvend',
    'figure.follower.other': 'følgesvende',

    'sum.tiles.one': 'brik',
    'sum.tiles.other': 'brikker',
    'sum.pennants.one': 'våbenskjold',
    'sum.pennants.other': 'våbenskjolde',
    'sum.cities.one': 'by',
    'sum.cities.other': 'byer',
    'sum.neighbours.one': 'nabobrik',
    'sum.neighbours.other': 'nabobrikker',
    'sum.nothing': 'intet tæller',

    'story.edition': 'Udgave',
    'story.turn': 'Tur',

    'option.farmers': 'Bønder',
    'option.farmers.says': 'Hvordan bønder giver point til sidst.',
    'option.farmers.city-4': 'By for by, 4 point',
    'option.farmers.city-4.says':
      'Den, der har flest bønder på alle markerne ved en færdig by tilsammen, får 4 point for byen.',
    'option.farmers.city-3': 'By for by, 3 point',
    'option.farmers.city-3.says':
      'Den, der har flest bønder på en af markerne ved en færdig by, får 3 point for byen, én gang.',
    'option.farmers.field-3': 'Mark for mark, 3 point',
    'option.farmers.field-3.says': 'Den, der har flest bønder på en mark, får 3 point for hver færdig by ved marken.',
    'option.farmers.none': 'Ingen bønder',
    'option.farmers.none.says': 'Ingen følgesvende kommer på markerne, og markerne giver ingen point.',
    'option.small-city': 'Lille by',
    'option.small-city.says': 'Hvad en færdig by på to brikker er værd.',
    'option.small-city.2': '2 point',
    'option.small-city.2.says': 'Brikker og våbenskjolde i den giver 1 point hver.',
    'option.small-city.4': '4 point',
    'option.small-city.4.says': 'Brikker og våbenskjolde i den giver 2 point hver, som i alle andre byer.',
    'option.followers': 'Følgesvende',
    'option.followers.says': 'Antal følgesvende pr. spiller.',
    'option.starts': 'Første spiller',
    'option.starts.says': 'Hvem der begynder.',
    'option.starts.random': 'Tilfældig',
    'option.starts.random.says': 'Lodtrækning afgør det.',

    'tile.base/A': 'A (kloster, vej)',
    'tile.base/B': 'B (kloster)',
    'tile.base/C': 'C (by til alle sider, våbenskjold)',
    'tile.base/D': 'D (by, lige vej)',
    'tile.base/E': 'E (by)',
    'tile.base/E-garden': 'E (by, have)',
    'tile.base/F': 'F (by fra side til side, våbenskjold)',
    'tile.base/G': 'G (by fra side til side)',
    'tile.base/H': 'H (to byer over for hinanden)',
    'tile.base/H-garden': 'H (to byer over for hinanden, have)',
    'tile.base/I': 'I (to byer ved et hjørne)',
    'tile.base/I-garden': 'I (to byer ved et hjørne, have)',
    'tile.base/J': 'J (by, vejsving til højre)',
    'tile.base/K': 'K (by, vejsving til venstre)',
    'tile.base/L': 'L (by, tre veje)',
    'tile.base/M': 'M (byhjørne, våbenskjold)',
    'tile.base/M-garden': 'M (byhjørne, våbenskjold, have)',
    'tile.base/N': 'N (byhjørne)',
    'tile.base/N-garden': 'N (byhjørne, have)',
    'tile.base/O': 'O (byhjørne, våbenskjold, vejsving)',
    'tile.base/P': 'P (byhjørne, vejsving)',
    'tile.base/Q': 'Q (by til tre sider, våbenskjold)',
    'tile.base/R': 'R (by til tre sider)',
    'tile.base/R-garden': 'R (by til tre sider, have)',
    'tile.base/S': 'S (by til tre sider, våbenskjold, vej)',
    'tile.base/T': 'T (by til tre sider, vej)',
    'tile.base/U': 'U (lige vej)',
    'tile.base/U-garden': 'U (lige vej, have)',
    'tile.base/V': 'V (vejsving)',
    'tile.base/V-garden': 'V (vejsving, have)',
    'tile.base/W': 'W (tre veje)',
    'tile.base/X': 'X (fire veje)',
  },
  sentences: {
    starts: '{seat} begynder.',
    drawn: '{seat} trækker {tile}.',
    discarded: '{seat} kan ikke lægge {tile} nogen steder: brikken går ud af spillet. ({clause})',
    placed: '{seat} lægger {tile} på {at}.',
    deployed: '{seat} sætter {role} på {at}.',
    passed: '{seat} sætter ingen følgesvend.',
    score: '{seat} får {points} point for {feature}: {sum}. ({clause})',
    'score.serves': '{seat} får {points} point for bønder ved {feature.the} på {at}: {sum}. ({clause})',
    'score.alone': '{seat} får {points} point: {sum}. ({clause})',
    unclaimed: 'Ingen får point for {feature.the} på {at}, for der står ingen. ({clause})',
    returned: '{seat} tager {figures} tilbage {feature.from}.',
    taken: '{seat} tager {role} tilbage fra {at}.',
    chosen: '{seat} vælger {choice}.',
    ending: 'Det var den sidste tur. Nu følger slutopgørelsen.',
    over: 'Spillet er slut.',
  },
  clauses: {
    'BASE-1':
      'Der er 72 brikker. Én ligger på bordet fra begyndelsen; de andre 71 trækkes i blinde. Med en flod ligger kilden der i stedet, med Greven byen Carcassonne. Den almindelige startbrik trækkes så som alle andre eller er ikke med.',
    'BASE-2': 'Alle spiller med syv følgesvende. En ottende viser stillingen.',
    'BASE-3': 'Turen går med uret. I aftaler, hvem der begynder, eller lader tilfældet afgøre det.',
    'BASE-4': 'I din tur trækker du én brik, viser den frem og lægger den.',
    'BASE-5':
      'Læg den med mindst én hel side mod en brik på bordet, drejet som du vil. Hvor sider mødes, skal vej møde vej, by møde by og mark møde mark.',
    'BASE-6':
      'En brik, der ikke passer nogen steder, går ud af spillet, og du trækker en ny. Er der ikke flere, slutter spillet.',
    'BASE-7': 'Derefter må du sætte én følgesvend fra dit lager på den brik, du lige har lagt, og ikke andre steder.',
    'BASE-8':
      'På en vej, i en by eller på en mark, hvor nogen allerede står, også du selv og også langt væk, må der ikke sættes flere. Dele af din brik, der hænger sammen via andre brikker, er ét og det samme.',
    'BASE-9':
      'Uden følgesvende på lager lægger du kun brikker. En, der kommer hjem i denne tur, kan først sættes på en brik i din næste tur.',
    'BASE-10':
      'Så gives der point for alle veje, byer og klostre, som din brik har gjort færdige, uanset hvem de tilhører.',
    'BASE-11': 'En følgesvend må sættes, give point og komme hjem i en og samme tur.',
    'BASE-12':
      'Et kryds, en landsby, en by, et kloster eller lignende lukker en vej. Den er færdig, når den er lukket i begge ender, eller når den løber i ring. Hver brik, den løber over, giver 1 point og tæller én gang.',
    'BASE-13':
      'En by er færdig, når bymuren slutter om den uden huller. Hver brik giver 2 point og tæller én gang; hvert våbenskjold giver 2 til.',
    'BASE-14':
      'Efter reglen fra 2000 giver en færdig by på netop to brikker 2 point og et våbenskjold i den 1. I 2016 tæller den som alle andre byer.',
    'BASE-15': 'Et kloster er færdigt, når der ligger brikker på alle otte felter omkring det. Det giver 9 point.',
    'BASE-16':
      'Den, der har flest følgesvende der, får pointene. Har flere spillere lige mange, får hver af dem alle pointene.',
    'BASE-17':
      'Når der er givet point, går alle følgesvende på stedet hjem til deres ejere. Ellers kommer ingen hjem, medmindre en udvidelse siger det.',
    'BASE-18':
      'Bønder kommer ikke hjem: de bliver på deres mark, til spillet er slut, medmindre en udvidelse siger noget andet.',
    'BASE-19':
      'Én brik kan gøre flere ting færdige, og hver af dem giver point for sig. Et kloster giver også point, når en anden gør det færdigt.',
    'BASE-20':
      'Det, der bliver færdigt, uden at der står en følgesvend, giver ingen point. Det regnes dog for færdigt.',
    'BASE-21':
      'Marker ender ved veje, byer, floder og landets kant. Når en brik forbinder to marker, står alle deres bønder på én mark, og der må ikke sættes flere.',
    'BASE-22': 'Med den sidste brik spilles den sidste tur. Derefter følger slutopgørelsen.',
    'BASE-23':
      'Til sidst giver en ufærdig vej 1 point pr. brik, en ufærdig by 1 pr. brik og 1 pr. våbenskjold, og et ufærdigt kloster 1 for sig selv og 1 for hver brik omkring det. Også her får den, der har flest følgesvende på stedet, pointene; står flere lige, får de alle det hele.',
    'BASE-24':
      'Bønder by for by (2000): For hver færdig by tælles bønderne på alle marker ved byen sammen. Den, der har flest, får 4 point; står flere lige, får de 4 hver.',
    'BASE-25':
      'Bønder mark for mark (2016): Den, der har flest bønder på en mark, får 3 point for hver færdig by ved marken. Står flere lige, får de det alle.',
    'BASE-26': 'Den, der har flest point, vinder. Spillere med lige mange deler pladsen.',
    'BASE-27':
      'I begge udgaver vælger I på forhånd, hvad bønder giver, eller om I spiller uden, og hvad en lille by er værd.',
    'BASE-28':
      'Bønder til 3 point pr. by: Den, der har flest bønder på en mark, får 3 point for hver færdig by ved marken, men kun én gang for hver by. Står flere lige, får de det alle.',
    'BASE-29':
      'Man kan spille alene og er så sin egen nabo. Den, der giver op, beholder følgesvende og point, melder pas, hvor det er tilladt, og gør ellers det første mulige.',
  },
}
