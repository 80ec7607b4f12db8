import { drawCardScene } from '@bastide/card-game/pictures'
import { deliverScene } from '../../board/scene.ts'

deliverScene(drawCardScene())
