import games from './games.json'
import learning from './learning.json'
import lobby from './lobby.json'
import online from './online.json'
import page from './page.json'
import puzzles from './puzzles.json'
import review from './review.json'

export const messages = { ...page, ...lobby, ...learning, ...review, ...puzzles, ...games, ...online }
