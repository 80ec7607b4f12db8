import { drawDiceScene } from '@bastide/dice-game/pictures'
import { deliverScene } from '../../board/scene.ts'

deliverScene(drawDiceScene())
