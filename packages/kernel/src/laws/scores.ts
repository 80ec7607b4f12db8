import { NOBODY } from '../contract.ts'
import { resignedAction } from '../playing.ts'
import { Random } from '../random.ts'
import { hold, isEnough, type Law } from './law.ts'

export const pointsAreTold: Law = {
  name: "the happenings' points sum to the score, at every moment",
  check(rules, seed) {
    const random = new Random(seed)
    const p = rules.start()
    const told = Array.from({ length: rules.seats }, (_, seat) => rules.score(p, seat))
    let moves = 0
    for (let by = rules.awaited(p); by !== NOBODY && !isEnough(rules, moves++); by = rules.awaited(p)) {
      rules.apply(p, by, rules.sample(p, by, random), (happening) => {
        hold(happening.clause.length > 0, `${happening.kind} names no clause`)
        if (happening.points === 0) return
        hold(happening.seat !== null, `${happening.kind} gives points to nobody`)
        told[happening.seat as number] = (told[happening.seat as number] as number) + happening.points
      })
      for (let seat = 0; seat < rules.seats; seat++)
        hold(
          rules.score(p, seat) === told[seat],
          `seat ${seat} has ${rules.score(p, seat)} points but its happenings sum to ${told[seat]}`,
        )
    }
  },
}

export const resignedSeatsFinish: Law = {
  name: 'a game in which everyone has resigned continues, and ends unless it is endless',
  check(rules, seed) {
    const random = new Random(seed)
    const p = rules.start()
    let moves = 0
    for (let by = rules.awaited(p); by !== NOBODY && !isEnough(rules, moves++); by = rules.awaited(p))
      rules.apply(p, by, by < 0 ? rules.sample(p, by, random) : resignedAction(rules, p))
  },
}
