/** The program's side effects, which tests can replace. Only chat/browserChat.ts uses a browser, too. */
import { parseAddressSwitches } from './addressSwitches.ts'
import { createClock, createFrozenClock } from './time/clock.ts'
import { createBrowserHistory } from './browserHistory.ts'
import { createDataFiles } from './files/dataFiles.ts'
import { createFrameLog } from './time/frameLog.ts'
import { createMediaQuery } from './mediaQuery.ts'
import { createNavigation } from './navigation.ts'
import { createRandomSource, drawSeed } from './random.ts'
import { createReducedMotion } from './reducedMotion.ts'
import { createSessionStorage } from './session.ts'
import { createSiteVersion } from './siteVersion.ts'
import { createSoundPlayer } from './soundPlayer.ts'
import { createStorage } from './storage.ts'
import { createTimers } from './time/timers.ts'

export type Services = ReturnType<typeof createServices>

/** For frozen pages without a seed, since a screenshot must not depend on chance. */
const FROZEN_SEED = 1

/** What addresses on this site begin with. */
export const SITE = import.meta.env.BASE_URL === '/' ? '' : import.meta.env.BASE_URL

/**
 * @param phone the media query of the phone's layout
 * @param program the address of this page's program, as the document of `/` names it
 */
export function createServices(view: Window & typeof globalThis, phone: string, program: string) {
  const switches = parseAddressSwitches(view.location.search)
  const storage = createStorage(view)
  const timers = createTimers(view)
  const seed = switches.seed ?? (switches.freeze ? FROZEN_SEED : drawSeed(view.crypto))
  return {
    /** For services that load with the code of one app (chat/browserChat.ts). */
    view,
    switches,
    storage,
    timers,
    clock: switches.freeze ? createFrozenClock() : createClock(timers, () => view.Date.now()),
    random: createRandomSource(seed),
    frames: createFrameLog(() => view.performance.now()),
    playSound: createSoundPlayer(
      () => new view.Audio(),
      () => {
        const { muted, quiet, volume } = storage.read()
        return muted || quiet ? 0 : volume / 100
      },
    ),
    reducedMotion: createReducedMotion(view, storage),
    phone: createMediaQuery(view, phone),
    session: createSessionStorage(view),
    navigation: createNavigation(view),
    history: createBrowserHistory(view),
    data: createDataFiles(view),
    version: createSiteVersion(view, `${SITE}/`, program),
  }
}
