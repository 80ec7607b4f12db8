import type { GameText } from '@bastide/kernel'

export const da: GameText = {
  language: 'da',
  names: { dice: 'Terningspil' },
  words: {
    'sum.points.one': 'point',
    'sum.points.other': 'point',
    'die.one': 'terning',
    'die.other': 'terninger',
    'knight.one': 'ridder',
    'knight.other': 'riddere',
    'catapult.one': 'katapult',
    'catapult.other': 'katapulter',

    'face.NEW': 'en by på tre sider',
    'face.NEW.name': 'by på tre sider',
    'face.NE': 'et byhjørne',
    'face.NE.name': 'byhjørne',
    'face.N E': 'to bystykker om hjørnet',
    'face.N E.name': 'to bystykker om hjørnet',
    'face.N S': 'to bystykker over for hinanden',
    'face.N S.name': 'to bystykker over for hinanden',
    'face.knight': 'en ridder',
    'face.knight.name': 'ridder',
    'face.catapult': 'en katapult',
    'face.catapult.name': 'katapult',

    'side.N': 'nord',
    'side.N.of': 'nord',
    'side.E': 'øst',
    'side.E.of': 'øst',
    'side.S': 'syd',
    'side.S.of': 'syd',
    'side.W': 'vest',
    'side.W.of': 'vest',
    'list.and': 'og',

    'source.city-3': 'By på 3 terninger',
    'source.city-4': 'By på 4 terninger',
    'source.city-5': 'By på 5 terninger',
    'source.city-6': 'By på 6 terninger',
    'source.city-7': 'By på 7 terninger',
    'source.city-8': 'By på 8 terninger',
    'source.city-9': 'By på 9 terninger',
    'source.knight': 'Fordoblet af en ridder',

    'aid.reach': 'Hvad der er muligt',
    'aid.reach.says': 'Ved hvert valg ser du, hvad der er sikkert, og hvor meget turen højst kan give.',
    'aid.odds': 'Chancer',
    'aid.odds.says': 'Hvor sandsynligt det er, at det næste kast gør en by færdig.',

    'place.first': 'den første ternings plads',
    'place.of': 'for den første terning',
    'place.towards': 'by mod',
    'layout.none': 'Der er ikke bygget noget endnu.',
    'layout.edges.one': 'åben side',
    'layout.edges.other': 'åbne sider',

    'story.turn': 'Tur',

    'step.starts': 'Lodtrækning om, hvem der begynder',
    'step.throw': 'Terningerne kastes',
    'step.decide': 'Byg, behold riddere, kast igen eller stop',
    'step.last': 'Sidste kast: Byg, behold riddere eller stop',
    'step.over': 'Spillet er slut',

    'choice.keep': 'Behold en ridder',
    'choice.keep.says': 'Den bliver hos dig i denne tur og kastes ikke igen.',
    'choice.again': 'Kast igen',
    'choice.again.says': 'Alt, hvad du hverken har bygget eller beholdt, kastes.',
    'choice.end': 'Slut med en ridder',
    'choice.end.says': 'Du får ingen point. Én ridder bliver hos dig og fordobler din næste tur.',
    'choice.stop': 'Stop og tæl',
    'choice.stop.says': 'Din største færdige by giver point, og turen er forbi.',

    'setup.to 42': 'Til 42',
    'setup.to 42.says': 'Spillet, som det er trykt: Vov et kast til, eller tæl op.',
    'setup.to 21': 'Til 21',
    'setup.to 21.says': 'Halvt så langt: slut, før kaffen er kold.',
    'setup.must build': 'Byggepligt',
    'setup.must build.says':
      'Det, som det sidste kast giver, og som passer, skal bygges, også når det ødelægger en by.',

    'option.target': 'Point for at vinde',
    'option.target.says': 'Den, der først har så mange point, vinder.',
    'option.starts': 'Første spiller',
    'option.starts.says': 'Hvem der har den første tur.',
    'option.starts.random': 'Lodtrækning',
    'option.starts.random.says': 'Lodtrækning afgør, hvem der begynder.',
    'option.forced': 'Efter tredje kast',
    'option.forced.says': 'Om byterninger fra det sidste kast skal bygges.',
    'option.forced.no': 'Byg, hvis du vil',
    'option.forced.no.says': 'Du må stoppe med byterninger, der stadig ville passe.',
    'option.forced.yes': 'Byg, hvad der passer',
    'option.forced.yes.says': 'Du må først stoppe, når ingen løs byterning passer mere.',
  },
  sentences: {
    starts: '{seat} begynder.',
    thrown: '{seat} kaster ({throw}): {faces}.',
    doubling: '{seat} begyndte med en ridder: Turens point tæller dobbelt. ({clause})',
    catapults: '{seat} får straks {catapults}. ({clause})',
    built: '{seat} bygger {face}, {steps} for den første terning: by mod {sides}.',
    'built.first': '{seat} begynder med {face}: by mod {sides}.',
    kept: '{seat} beholder en ridder og har nu {knights}.',
    again: '{seat} lægger {dice} til side for at kaste igen.',
    score: '{seat} får {points} for en by på {dice}. ({clause})',
    'score.DICE-8': '{seat} får {points} for en by på {dice}, fordoblet: {sum}. ({clause})',
    'nothing.DICE-10': '{seat} får ingen point: Ingen by er færdig. ({clause})',
    'nothing.DICE-11': '{seat} får ingen point: Den største færdige by har {dice}. ({clause})',
    'nothing.DICE-14': '{seat} har kun katapulter tilbage: Turen er forbi uden point. ({clause})',
    'knight-stays': '{seat} har {knights}, slutter turen uden point og beholder én. ({clause})',
    'won.DICE-12': '{seat} har nået målet og vinder. ({clause})',
    'won.DICE-13': '{seat} har kastet ni katapulter i én tur og vinder. ({clause})',
    over: 'Spillet er slut.',

    'layout.dice': '{dice} bygget.',
    'layout.complete': 'En færdig by på {dice}: {points}.',
    'layout.open': 'En åben by på {dice} med {edges}.',
    'layout.first': 'Den første terning: {face}, by mod {sides}.',
    'layout.die': '{steps} for den første terning: {face}, by mod {sides}.',
  },
  clauses: {
    'DICE-1':
      'Der er ni ens terninger. Hver har fire forskellige bysider, en ridder og en katapult: en by på tre sider, et byhjørne, to bystykker om hjørnet og to over for hinanden.',
    'DICE-2': 'Du kaster alle de terninger, der ligger foran dig. Du har tre kast og må stoppe efter hvert.',
    'DICE-3': 'Katapulter går straks videre til den næste: Dem kan du ikke bruge mere i denne tur.',
    'DICE-4':
      'Behold en ridder eller ej, byg en byterning eller ej. Resten kaster du igen. Det, du har beholdt eller bygget, bliver liggende, til turen er forbi.',
    'DICE-5':
      'Efter dit tredje kast kan intet kastes om. Du behøver ikke at bygge resten, medmindre I har aftalt det før spillet.',
    'DICE-6':
      'Byg side mod side, drejet som du vil, alt i ét stykke. Hvor sider mødes, støder by mod by og land mod land.',
    'DICE-7':
      'Med tre beholdte riddere må du slutte turen uden at tælle op. Så bliver én ridder liggende foran dig, og alle andre terninger går videre.',
    'DICE-8':
      'Ligger der en ridder foran dig, når din tur begynder, kaster du den med, og turen tæller dobbelt. Så er den brugt, uanset hvor meget du får.',
    'DICE-9':
      'Efter din tur tager den næste alle terninger undtagen riddere, som andre har beholdt. Turen går med uret; I aftaler, hvem der begynder, eller trækker lod.',
    'DICE-10':
      'Kun din største færdige by tæller, en by uden åbne sider. En terning kan høre til to byer og tæller én gang i hver.',
    'DICE-11':
      'Tre terninger giver 1 point, fire 3, fem 6, seks 10, syv 15, otte 21 og ni 28. En by på to giver intet.',
    'DICE-12': 'Den, der har 42 point eller flere, vinder med det samme. I kan aftale et andet tal.',
    'DICE-13': 'Ni katapulter i én tur vinder spillet på stedet, uanset stillingen.',
    'DICE-14':
      'Er der intet tilbage at kaste, skal du stoppe. Er alle dine terninger katapulter, og er de færre end ni, giver turen intet.',
  },
}
