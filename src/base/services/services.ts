/**
 * The program's side effects in one object, which tests can replace. Only this file and
 * chat/browserChat.ts use a real browser.
 */
import errorMp3 from '../../../assets/sounds/error.mp3'
import errorOgg from '../../../assets/sounds/error.ogg'
import { type AddressSwitches, parseAddressSwitches } from './addressSwitches.ts'
import { type Clock, createClock, createFrozenClock } from './time/clock.ts'
import { createBrowserHistory, type BrowserHistory } from './browserHistory.ts'
import { createClipboard, type Clipboard } from './clipboard.ts'
import { createDataFiles, type DataFiles } from './files/dataFiles.ts'
import type { RequestHost } from './files/fileRequest.ts'
import { createMediaQuery, type MediaQuery, REDUCED_MOTION } from './mediaQuery.ts'
import { createNavigation, type Navigation } from './navigation.ts'
import { createPictures, type Pictures } from './pictures.ts'
import { createRandomSource, drawSeed, type RandomSource } from './random.ts'
import { createSessionStorage, type SessionStorage } from './session.ts'
import { createSiteVersion, type SiteVersion } from './siteVersion.ts'
import { createSounds, type Sounds } from './sounds.ts'
import { type ChoiceStorage, createStorage } from './storage.ts'
import { createTimers, type TimerHost, type Timers } from './time/timers.ts'

export interface Services {
  /** For services that load with the code of one app (chat/browserChat.ts). */
  readonly view: Window & typeof globalThis
  readonly switches: AddressSwitches
  readonly clock: Clock
  readonly random: RandomSource
  readonly storage: ChoiceStorage
  readonly sounds: Sounds
  readonly reducedMotion: MediaQuery
  readonly phone: MediaQuery
  readonly timers: Timers
  readonly session: SessionStorage
  readonly navigation: Navigation
  readonly history: BrowserHistory
  readonly clipboard: Clipboard
  readonly pictures: Pictures
  readonly data: DataFiles
  readonly version: SiteVersion
}

/** For frozen pages without a seed, since a screenshot must not depend on chance. */
const FROZEN_SEED = 1

/** What addresses on this site begin with. */
export const SITE = import.meta.env.BASE_URL === '/' ? '' : import.meta.env.BASE_URL

export interface SiteFacts {
  readonly phone: string
  /** The address of this page's program, as the document of `/` names it. */
  readonly program: string
}

export function createServices(view: Window & typeof globalThis, site: SiteFacts): Services {
  const switches = parseAddressSwitches(view.location.search)
  const storage = createStorage(view)
  const timerHost: TimerHost = {
    setTimeout: (callback, ms) => view.setTimeout(callback, ms),
    clearTimeout: (id) => view.clearTimeout(id),
  }
  const timers = createTimers(timerHost)
  const requests: RequestHost = { fetch: (address, init) => view.fetch(address, init) }
  return {
    view,
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
    reducedMotion: createMediaQuery(view, REDUCED_MOTION),
    phone: createMediaQuery(view, site.phone),
    timers,
    session: createSessionStorage(view),
    navigation: createNavigation(view),
    history: createBrowserHistory(view),
    clipboard: createClipboard(view),
    pictures: createPictures({
      createImage: () => new view.Image(),
      fetch: (address) => view.fetch(address),
      createImageBitmap: (source) => view.createImageBitmap(source),
    }),
    data: createDataFiles(requests, timers),
    version: createSiteVersion(requests, `${SITE}/`, site.program),
  }
}
