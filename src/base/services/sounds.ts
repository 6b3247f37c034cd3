/** The sounds of the desktop. Silence is never an error: a page without sound works the same. */

export type SoundName = 'error'

/** One sound in the formats it comes in. */
export interface SoundFiles {
  readonly mp3: string
  readonly ogg: string
}

export interface Sounds {
  /** Plays a sound from its beginning, unless the visitor has muted the site. Never throws. */
  play(name: SoundName): void
}

/** What the sounds need of the browser. */
export interface SoundHost {
  /** A new, empty player. */
  createAudio(): Pick<HTMLAudioElement, 'canPlayType' | 'src' | 'currentTime' | 'play'>
  isMuted(): boolean
  warn(message: string, cause: unknown): void
}

/**
 * Players are made at a sound's first playing and kept, so that a page which makes no sound loads
 * none. A browser that refuses (autoplay rules, no device, a missing file) is reported once; the
 * same would be said of every sound after it.
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
