import errorMp3 from '../../../assets/sounds/error.mp3'
import errorOgg from '../../../assets/sounds/error.ogg'
import { report } from './report.ts'

type Player = Pick<HTMLAudioElement, 'canPlayType' | 'src' | 'currentTime' | 'play'>

/** Returns what plays the error sound unless the site is muted. It is loaded when it first plays; failures are only reported. */
export function createErrorSound(createAudio: () => Player, isMuted: () => boolean): () => void {
  let player: Player | undefined
  const play = async (): Promise<void> => {
    if (!player) {
      player = createAudio()
      player.src = player.canPlayType('audio/mpeg') === '' ? errorOgg : errorMp3
    }
    player.currentTime = 0
    await player.play()
  }
  return () => {
    if (isMuted()) return
    play().catch((cause: unknown) => report('The error sound could not be played.', cause))
  }
}
