import { afterEach, describe, expect, it, vi } from 'vitest'
import { createSoundPlayer } from '../../../../src/base/services/soundPlayer.ts'

const ERROR = { mp3: '/error.mp3', ogg: '/error.ogg' }
const BALLOON = { mp3: '/balloon.mp3', ogg: '/balloon.ogg' }

function fakeHost(
  options: { mp3?: boolean; play?: () => Promise<void>; create?: () => never } = {},
) {
  const players: { src: string; currentTime: number; volume: number; plays: number }[] = []
  let loudness = 0.5
  const play = createSoundPlayer(
    () => {
      options.create?.()
      const player = {
        src: '',
        currentTime: 9,
        volume: 1,
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
    () => loudness,
  )
  return { play, players, setLoudness: (value: number) => (loudness = value) }
}

afterEach(() => vi.restoreAllMocks())

/** Lets every promise that is due settle. */
const settle = () => new Promise((resolve) => setTimeout(resolve))

describe('a sound', () => {
  it('is as loud as the visitor wants at each playing', () => {
    const { play, players, setLoudness } = fakeHost()
    setLoudness(0)
    play(ERROR)
    expect(players).toHaveLength(0)
    setLoudness(0.25)
    play(ERROR)
    expect(players[0]).toMatchObject({ plays: 1, volume: 0.25 })
  })

  it('keeps its player, in the form that the browser plays', () => {
    const { play, players } = fakeHost({ mp3: false })
    for (const each of [ERROR, BALLOON, ERROR]) play(each)
    expect(players.map(({ src, plays }) => [src, plays])).toEqual([
      ['/error.ogg', 2],
      ['/balloon.ogg', 1],
    ])
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
  ])('reports %s and never throws', async (_name, options) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const { play } = fakeHost(options)
    // A throw would fail the test here.
    play(ERROR)
    await settle()
    expect(warn).toHaveBeenCalledWith('A sound could not be played.', expect.any(Error))
  })
})
