/** The sounds of all events. For code that loads only when one of them is wanted. */
import balloonMp3 from '../../../../assets/sounds/balloon.mp3'
import balloonOgg from '../../../../assets/sounds/balloon.ogg'
import clickMp3 from '../../../../assets/sounds/click.mp3'
import clickOgg from '../../../../assets/sounds/click.ogg'
import closeMp3 from '../../../../assets/sounds/close.mp3'
import closeOgg from '../../../../assets/sounds/close.ogg'
import logoffMp3 from '../../../../assets/sounds/logoff.mp3'
import logoffOgg from '../../../../assets/sounds/logoff.ogg'
import minimizeMp3 from '../../../../assets/sounds/minimize.mp3'
import minimizeOgg from '../../../../assets/sounds/minimize.ogg'
import openMp3 from '../../../../assets/sounds/open.mp3'
import openOgg from '../../../../assets/sounds/open.ogg'
import startupMp3 from '../../../../assets/sounds/startup.mp3'
import startupOgg from '../../../../assets/sounds/startup.ogg'
import { ERROR_SOUND } from './errorSound.ts'
import { isSoundOn, type SoundChoice, type SoundEvent } from './soundChoice.ts'
import type { Sound } from './sound.ts'

export const EVENT_SOUNDS: Readonly<Record<SoundEvent, Sound>> = {
  error: ERROR_SOUND,
  start: { mp3: startupMp3, ogg: startupOgg },
  open: { mp3: openMp3, ogg: openOgg },
  close: { mp3: closeMp3, ogg: closeOgg },
  minimize: { mp3: minimizeMp3, ogg: minimizeOgg },
  menu: { mp3: clickMp3, ogg: clickOgg },
  balloon: { mp3: balloonMp3, ogg: balloonOgg },
  logoff: { mp3: logoffMp3, ogg: logoffOgg },
}

/** In the order of their list. */
export const SOUND_EVENTS = Object.keys(EVENT_SOUNDS) as readonly SoundEvent[]

/** The choice with some events switched; names that no event has are left out. */
export function withSounds(
  choice: SoundChoice,
  events: readonly SoundEvent[],
  isOn: boolean,
): SoundChoice {
  const isWanted = (event: SoundEvent): boolean =>
    events.includes(event) ? isOn : isSoundOn(choice, event)
  return { sounds: SOUND_EVENTS.filter(isWanted).join(' ') }
}
