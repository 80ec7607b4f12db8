/** Scores as the board shows them: lit until their points have arrived, and in the final scoring one after another. */
import type { TileHappening, View } from '@bastide/tile-game/words'
import { type LitFeature, marksOf } from './marks.ts'
import { featureIn } from './shown.ts'

type Figures = View['figures']

/** The figures on the features that were scored. In the final scoring they stand there until then. */
function figuresOn(view: View, scores: readonly TileHappening[]): Figures {
  const parts = scores.flatMap((score) => view.features[featureIn(view, score) ?? -1]?.parts ?? [])
  const spots = new Set(parts.map((part) => part.join()))
  return view.figures.filter(({ at, on }) => spots.has([...at, on].join()))
}

export class ShownScores {
  /** Those whose points are on the board or on their way to a seat. */
  #flying = $state.raw<readonly TileHappening[]>([])
  /** Those that the final scoring has counted so far. */
  #counted = $state.raw<readonly TileHappening[]>([])

  fly(score: TileHappening): void {
    this.#flying = [...this.#flying, score]
  }

  land(score: TileHappening): void {
    this.#flying = this.#flying.filter((one) => one !== score)
  }

  count(scores: readonly TileHappening[]): void {
    this.#counted = scores
  }

  litIn(view: View): readonly LitFeature[] {
    return marksOf(view, this.#flying).features
  }

  /** The figures that have left the board in the final scoring. */
  goneIn(view: View): Figures {
    return this.#counted.length === 0 ? [] : figuresOn(view, this.#counted)
  }

  /** Those of them that leave with the last score. */
  leavingIn(view: View): Figures {
    const before = figuresOn(view, this.#counted.slice(0, -1))
    return figuresOn(view, this.#counted.slice(-1)).filter((figure) => !before.includes(figure))
  }
}
