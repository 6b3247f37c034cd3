/** An audio element as React state, which follows what the browser says of it. */
import { useEffect, useRef, useState } from 'react'

interface Playing {
  readonly isPlaying: boolean
  /** In seconds. */
  readonly position: number
  /** In seconds; NaN until it is known. */
  readonly duration: number
  readonly hasFailed: boolean
  /** The browser did not let the visitor's last press play the sound, although it could. */
  readonly isRefused: boolean
}

const NOTHING: Playing = {
  isPlaying: false,
  position: 0,
  duration: Number.NaN,
  hasFailed: false,
  isRefused: false,
}

/** In seconds; what is left of a sound whose end is sought. */
const LAST_SECONDS = 0.05

/**
 * One sound. The element pauses by itself when it leaves the document.
 * @param volume in percent
 */
export function usePlayer(volume: number) {
  const ref = useRef<HTMLAudioElement>(null)
  const [playing, setPlaying] = useState(NOTHING)
  useEffect(() => {
    if (ref.current) ref.current.volume = volume / 100
  }, [volume])
  const follow = (): void => {
    const audio = ref.current
    if (!audio) return
    setPlaying((last) => ({
      isRefused: last.isRefused && audio.paused,
      isPlaying: !audio.paused && !audio.ended,
      position: audio.currentTime,
      duration: audio.duration,
      hasFailed: audio.error !== null,
    }))
  }
  /** Only a missing permission counts: a sound that cannot be played has an error, and pausing rejects as well. */
  const refused = (error: unknown): void => {
    follow()
    const isRefused = ref.current?.error === null && (error as Error).name === 'NotAllowedError'
    if (isRefused) setPlaying((last) => ({ ...last, isRefused }))
  }
  /** @param position in seconds */
  const seek = (position: number): void => {
    const audio = ref.current
    // Some decoders find nothing at the very end, and give up.
    const end = audio ? audio.duration - LAST_SECONDS : Number.NaN
    if (audio) audio.currentTime = end > 0 ? Math.min(position, end) : 0
    // The element tells of it only once it is there.
    setPlaying((last) => ({ ...last, position }))
  }
  return {
    ...playing,
    props: {
      ref,
      onLoadedMetadata: follow,
      onDurationChange: follow,
      onTimeUpdate: follow,
      onPlay: follow,
      onPause: follow,
      onEnded: follow,
      onSeeked: follow,
      onEmptied: follow,
      onError: follow,
    },
    /** Plays from where it stands, or from the start again once the end is reached; pauses while it plays. */
    toggle(): void {
      const audio = ref.current
      if (audio?.paused || audio?.ended) audio.play().catch(refused)
      else audio?.pause()
    },
    stop(): void {
      ref.current?.pause()
      seek(0)
    },
    seek,
    retry(): void {
      setPlaying(NOTHING)
      ref.current?.load()
    },
  }
}
