import type { GameText } from '@bastide/kernel'

export const nl: GameText = {
  language: 'nl',
  names: { dice: 'Dobbelspel' },
  words: {
    'sum.points.one': 'punt',
    'sum.points.other': 'punten',
    'die.one': 'dobbelsteen',
    'die.other': 'dobbelstenen',
    'knight.one': 'ridder',
    'knight.other': 'ridders',
    'catapult.one': 'katapult',
    'catapult.other': 'katapulten',

    'face.NEW': 'een stad aan drie kanten',
    'face.NEW.name': 'stad aan drie kanten',
    'face.NE': 'een stadshoek',
    'face.NE.name': 'stadshoek',
    'face.N E': 'twee stukjes stad om de hoek',
    'face.N E.name': 'twee stukjes stad om de hoek',
    'face.N S': 'twee stukjes stad tegenover elkaar',
    'face.N S.name': 'twee stukjes stad tegenover elkaar',
    'face.knight': 'een ridder',
    'face.knight.name': 'ridder',
    'face.catapult': 'een katapult',
    'face.catapult.name': 'katapult',

    'side.N': 'noorden',
    'side.N.of': 'ten noorden',
    'side.E': 'oosten',
    'side.E.of': 'ten oosten',
    'side.S': 'zuiden',
    'side.S.of': 'ten zuiden',
    'side.W': 'westen',
    'side.W.of': 'ten westen',
    'list.and': 'en',

    'source.city-3': 'Stad van 3 dobbelstenen',
    'source.city-4': 'Stad van 4 dobbelstenen',
    'source.city-5': 'Stad van 5 dobbelstenen',
    'source.city-6': 'Stad van 6 dobbelstenen',
    'source.city-7': 'Stad van 7 dobbelstenen',
    'source.city-8': 'Stad van 8 dobbelstenen',
    'source.city-9': 'Stad van 9 dobbelstenen',
    'source.knight': 'Verdubbeld door een ridder',

    'story.turn': 'Beurt',
    'story.rules': 'De regels',

    'step.starts': 'Het lot bepaalt wie begint',
    'step.throw': 'Er wordt geworpen',
    'step.decide': 'Bouw, houd ridders, werp opnieuw of stop',
    'step.last': 'Laatste worp: bouw, houd ridders of stop',
    'step.over': 'Het spel is afgelopen',

    'choice.keep': 'Ridder houden',
    'choice.keep.says': 'Hij blijft deze beurt bij je liggen en wordt niet meer geworpen.',
    'choice.again': 'Opnieuw werpen',
    'choice.again.says': 'Alles wat je niet gebouwd of gehouden hebt, wordt geworpen.',
    'choice.end': 'Eindigen met een ridder',
    'choice.end.says': 'Je scoort niets. Eén ridder blijft bij je liggen en verdubbelt je volgende beurt.',
    'choice.stop': 'Stoppen en tellen',
    'choice.stop.says': 'Je grootste voltooide stad wordt geteld, en je beurt is voorbij.',

    'option.target': 'Punten om te winnen',
    'option.target.says': 'Wie als eerste zoveel punten heeft, wint.',
    'option.starts': 'Eerste speler',
    'option.starts.says': 'Wie de eerste beurt heeft.',
    'option.starts.random': 'Loten',
    'option.starts.random.says': 'Het lot wijst aan wie begint.',
    'option.forced': 'Na de derde worp',
    'option.forced.says': 'Of stadsstenen van de laatste worp gebouwd moeten worden.',
    'option.forced.no': 'Bouwen mag',
    'option.forced.no.says': 'Je mag stoppen met stadsstenen die nog zouden passen.',
    'option.forced.yes': 'Bouwen moet',
    'option.forced.yes.says': 'Je mag pas stoppen als geen losse stadssteen meer past.',
  },
  sentences: {
    starts: '{seat} begint.',
    thrown: '{seat} werpt ({throw}): {faces}.',
    doubling: '{seat} begon met een ridder: de punten van deze beurt tellen dubbel. ({clause})',
    catapults: '{seat} krijgt {catapults} toegeschoven. ({clause})',
    built: '{seat} bouwt {face}, {steps} van de eerste steen: stad in het {sides}.',
    'built.first': '{seat} begint met {face}: stad in het {sides}.',
    kept: '{seat} houdt een ridder en heeft nu {knights}.',
    again: '{seat} legt {dice} opzij om opnieuw te werpen.',
    score: '{seat} scoort {points} voor een stad van {dice}. ({clause})',
    'score.DICE-8': '{seat} scoort {points} voor een stad van {dice}, verdubbeld: {sum}. ({clause})',
    'nothing.DICE-10': '{seat} scoort niets: er is geen stad voltooid. ({clause})',
    'nothing.DICE-11': '{seat} scoort niets: de grootste voltooide stad heeft {dice}. ({clause})',
    'nothing.DICE-14': '{seat} heeft niets dan katapulten over: de beurt is voorbij zonder punten. ({clause})',
    'knight-stays': '{seat} heeft {knights}, beëindigt de beurt zonder punten en houdt er één. ({clause})',
    'won.DICE-12': '{seat} heeft het doel bereikt en wint. ({clause})',
    'won.DICE-13': '{seat} heeft in één beurt negen katapulten geworpen en wint. ({clause})',
    over: 'Het spel is afgelopen.',
  },
  clauses: {
    'DICE-1':
      'Er zijn negen gelijke dobbelstenen. Elk heeft vier verschillende stadszijden, een ridder en een katapult: een stad aan drie kanten, een stadshoek, twee stukjes stad om de hoek en twee tegenover elkaar.',
    'DICE-2': 'Je werpt alle dobbelstenen die bij jou liggen. Je hebt drie worpen en mag na elke worp ophouden.',
    'DICE-3': 'Katapulten gaan meteen naar de speler na jou: deze beurt heb je er niets meer aan.',
    'DICE-4':
      'Houd een ridder of niet, bouw een stadssteen of niet. Wat je laat liggen, werp je opnieuw. Wat gehouden of gebouwd is, blijft zo tot het einde van je beurt.',
    'DICE-5':
      'Na je derde worp wordt er niets meer opnieuw geworpen. Wat over is hoef je niet te bouwen, behalve als jullie dat vooraf hebben afgesproken.',
    'DICE-6':
      'Bouw kant tegen kant, gedraaid zoals je wilt, alles in één geheel. Waar kanten elkaar raken, komt stad aan stad en land aan land.',
    'DICE-7':
      'Met drie gehouden ridders mag je je beurt beëindigen zonder te tellen. Eén ridder blijft dan bij je liggen, de rest gaat door.',
    'DICE-8':
      'Ligt er een ridder bij je als je beurt begint, dan werp je die ook, en telt de beurt dubbel. Daarna is hij verbruikt, hoeveel je ook scoort.',
    'DICE-9':
      'Na je beurt neemt de volgende alle dobbelstenen, behalve ridders die anderen hielden. De beurten gaan met de klok mee; je spreekt af wie begint, of je loot.',
    'DICE-10':
      'Alleen je grootste voltooide stad telt, een stad zonder open kant. Een dobbelsteen kan bij twee steden horen en telt in elk één keer.',
    'DICE-11':
      'Drie stenen geven 1 punt, vier 3, vijf 6, zes 10, zeven 15, acht 21 en negen 28. Een stad van twee geeft niets.',
    'DICE-12': 'Wie 42 punten of meer heeft, wint meteen. Een ander aantal kun je afspreken.',
    'DICE-13': 'Met negen katapulten in één beurt win je onmiddellijk, hoeveel punten iedereen ook heeft.',
    'DICE-14':
      'Is er niets meer te werpen, dan moet je stoppen. Zijn al je stenen katapulten en zijn het er minder dan negen, dan levert je beurt niets op.',
  },
}
