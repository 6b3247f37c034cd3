import errorMp3 from '../../../assets/sounds/error.mp3'
import errorOgg from '../../../assets/sounds/error.ogg'
import { report } from './report.ts'

type Player = Pick<HTMLAudioElement, 'canPlayType' | 'src' | 'currentTime' | 'volume' | 'play'>

/**
 * Returns what plays the error sound. It is loaded when it first plays; failures are only reported.
 * @param loudness at the time of playing, from 0, which plays nothing, to 1
 */
export function createErrorSound(createAudio: () => Player, loudness: () => number): () => void {
  let player: Player | undefined
  const play = async (): Promise<void> => {
    if (!player) {
      player = createAudio()
      player.src = player.canPlayType('audio/mpeg') === '' ? errorOgg : errorMp3
    }
    player.currentTime = 0
    player.volume = loudness()
    await player.play()
  }
  return () => {
    if (loudness() === 0) return
    play().catch((cause: unknown) => report('The error sound could not be played.', cause))
  }
}
