/** The sound of failures, apart from the others: it alone is on before anybody has chosen. */
import mp3 from '../../../../assets/sounds/error.mp3'
import ogg from '../../../../assets/sounds/error.ogg'
import type { Sound } from './sound.ts'

export const ERROR_SOUND: Sound = { mp3, ogg }
