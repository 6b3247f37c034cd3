export type SoundName = 'error'

export interface SoundFiles {
  readonly mp3: string
  readonly ogg: string
}

export interface Sounds {
  /** Does nothing if the site is muted. Never throws. */
  play(name: SoundName): void
}

export interface SoundHost {
  createAudio(): Pick<HTMLAudioElement, 'canPlayType' | 'src' | 'currentTime' | 'play'>
  isMuted(): boolean
  warn(message: string, cause: unknown): void
}

/**
 * Loads each sound when it is first played. Reports only the first failure (autoplay rules, no
 * device, a missing file), since others are likely to have the same cause.
 */
export function createSounds(
  host: SoundHost,
  files: Readonly<Record<SoundName, SoundFiles>>,
): Sounds {
  const players = new Map<SoundName, ReturnType<SoundHost['createAudio']>>()
  let hasWarned = false

  const playerOf = (name: SoundName) => {
    const known = players.get(name)
    if (known) return known
    const player = host.createAudio()
    player.src = player.canPlayType('audio/mpeg') === '' ? files[name].ogg : files[name].mp3
    players.set(name, player)
    return player
  }
  const start = async (name: SoundName) => {
    const player = playerOf(name)
    player.currentTime = 0
    await player.play()
  }
  return {
    play(name) {
      if (host.isMuted()) return
      start(name).catch((cause: unknown) => {
        if (hasWarned) return
        hasWarned = true
        host.warn(`The sound '${name}' could not be played.`, cause)
      })
    },
  }
}
