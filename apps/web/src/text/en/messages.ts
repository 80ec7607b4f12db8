import games from './games.json'
import learning from './learning.json'
import lobby from './lobby.json'
import page from './page.json'
import puzzles from './puzzles.json'
import review from './review.json'

/** What English speaks at once: all but online.json, which comes with the first page besides home. */
export const messages = { ...page, ...lobby, ...learning, ...review, ...puzzles, ...games }
