import { describe, expect, it } from 'vitest'
import { createSounds } from '../../../../src/base/services/sounds.ts'

function fakeHost(
  options: { mp3?: boolean; play?: () => Promise<void>; create?: () => never } = {},
) {
  const players: { src: string; currentTime: number; plays: number }[] = []
  const warnings: string[] = []
  let isMuted = false
  const sounds = createSounds(
    {
      createAudio() {
        options.create?.()
        const player = {
          src: '',
          currentTime: 9,
          plays: 0,
          canPlayType: (type: string): CanPlayTypeResult =>
            type === 'audio/mpeg' && options.mp3 !== false ? 'maybe' : '',
          play() {
            player.plays++
            return options.play?.() ?? Promise.resolve()
          },
        }
        players.push(player)
        return player
      },
      isMuted: () => isMuted,
      warn: (message) => warnings.push(message),
    },
    { error: { mp3: 'error.mp3', ogg: 'error.ogg' } },
  )
  return { sounds, players, warnings, mute: (value: boolean) => (isMuted = value) }
}

/** Lets every promise that is due settle. */
const settle = () => new Promise((resolve) => setTimeout(resolve))

describe('sounds', () => {
  it('obeys mute at each playing', () => {
    const { sounds, players, mute } = fakeHost()
    mute(true)
    sounds.play('error')
    expect(players).toHaveLength(0)
    mute(false)
    sounds.play('error')
    expect(players[0]?.plays).toBe(1)
  })

  it.each([
    ['a refusal', { play: () => Promise.reject(new Error('NotAllowedError')) }],
    [
      'a throwing player',
      {
        play: (): never => {
          throw new Error('no device')
        },
      },
    ],
    [
      'a browser without audio',
      {
        create: (): never => {
          throw new Error('Audio is not defined')
        },
      },
    ],
  ])('warns once of %s and never throws', async (_name, options) => {
    const { sounds, warnings } = fakeHost(options)
    // A throw would fail the test here.
    sounds.play('error')
    sounds.play('error')
    await settle()
    expect(warnings).toEqual(["The sound 'error' could not be played."])
  })
})
