import { report } from './report.ts'
import type { Sound } from './sound/sound.ts'

type Player = Pick<HTMLAudioElement, 'canPlayType' | 'src' | 'currentTime' | 'volume' | 'play'>

/**
 * Returns what plays sounds, each from its beginning. One is loaded when it first plays; failures are only reported.
 * @param loudness at the time of playing, from 0, which plays nothing, to 1
 */
export function createSoundPlayer(
  createAudio: () => Player,
  loudness: () => number,
): (sound: Sound) => void {
  const players = new Map<Sound, Player>()
  const play = async (sound: Sound): Promise<void> => {
    let player = players.get(sound)
    if (!player) {
      player = createAudio()
      player.src = player.canPlayType('audio/mpeg') === '' ? sound.ogg : sound.mp3
      players.set(sound, player)
    }
    player.currentTime = 0
    player.volume = loudness()
    await player.play()
  }
  return (sound) => {
    if (loudness() === 0) return
    play(sound).catch((cause: unknown) => report('A sound could not be played.', cause))
  }
}
