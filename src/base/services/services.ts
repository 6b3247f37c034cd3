/**
 * Every impure thing that the site uses, as one bundle that is handed in: rooms that take it from
 * here can be tested with another. The only place that puts a real browser behind the services.
 */
import errorMp3 from '../../../assets/sounds/error.mp3'
import errorOgg from '../../../assets/sounds/error.ogg'
import { type AddressSwitches, parseAddressSwitches } from './addressSwitches.ts'
import { type ChatClient, createChatClient } from './chat/chatClient.ts'
import { type Clock, createClock, createFrozenClock } from './time/clock.ts'
import { type ConversationStorage, createConversationStorage } from './chat/conversationStorage.ts'
import { createNavigation, type Navigation } from './navigation.ts'
import { createRandomSource, drawSeed, type RandomSource } from './random.ts'
import { createReducedMotion, type ReducedMotion } from './reducedMotion.ts'
import { createSounds, type Sounds } from './sounds.ts'
import { type ChoiceStorage, createStorage } from './storage.ts'
import { createTimers, type TimerHost, type Timers } from './time/timers.ts'

export interface Services {
  readonly switches: AddressSwitches
  readonly clock: Clock
  readonly random: RandomSource
  readonly storage: ChoiceStorage
  readonly sounds: Sounds
  readonly reducedMotion: ReducedMotion
  readonly timers: Timers
  readonly chat: ChatClient
  readonly conversation: ConversationStorage
  readonly navigation: Navigation
}

/** The seed of a frozen page whose address gives none: a picture must not depend on chance. */
const FROZEN_SEED = 1

/** Where the chat service is, as the build was told; by default on the site itself. */
const CHAT_BASE: string = import.meta.env.VITE_CHAT_API_BASE ?? ''

/** The services of a page in `view`. The switches are those of its address unless given. */
export function createServices(
  view: Window & typeof globalThis,
  switches: AddressSwitches = parseAddressSwitches(view.location.search),
): Services {
  const storage = createStorage(view)
  const timerHost: TimerHost = {
    setTimeout: (callback, ms) => view.setTimeout(callback, ms),
    clearTimeout: (id) => view.clearTimeout(id),
  }
  const timers = createTimers(timerHost)
  return {
    switches,
    storage,
    clock: switches.freeze
      ? createFrozenClock()
      : createClock({ now: () => view.Date.now(), ...timerHost }),
    random: createRandomSource(
      switches.seed ?? (switches.freeze ? FROZEN_SEED : drawSeed(view.crypto)),
    ),
    sounds: createSounds(
      {
        createAudio: () => new view.Audio(),
        isMuted: () => storage.read().muted,
        warn: (message, cause) => view.console.warn(message, cause),
      },
      { error: { mp3: errorMp3, ogg: errorOgg } },
    ),
    reducedMotion: createReducedMotion(view),
    timers,
    conversation: createConversationStorage(view),
    navigation: createNavigation(view),
    chat: createChatClient(
      {
        fetch: (url, init) => view.fetch(url, init),
        addEventListener: (type, listener) => view.addEventListener(type, listener),
        removeEventListener: (type, listener) => view.removeEventListener(type, listener),
        isOnline: () => view.navigator.onLine,
      },
      timers,
      CHAT_BASE,
    ),
  }
}
