/** What a page needs to draw the card game, without the engine. */
export { CARD_HEIGHT, CARD_WIDTH, STRIP } from './pictures/bands.ts'
export { drawBoard } from './pictures/board.ts'
export { asPicture, drawBack, drawCard, drawEmptyPlace, type SeatLook } from './pictures/card.ts'
export { drawChest, drawFollower, FIGURE_BOX } from './pictures/figures.ts'
export { TONES, type Tone } from './pictures/palette.ts'
export { drawCardScene, SCENE_HEIGHT, SCENE_WIDTH } from './pictures/scene.ts'
export { drawSign, SIGN_BOX } from './pictures/sign.ts'
