/** Loads followJourney.ts: on the desktop after the first paint, on a phone with the first step. */
import { useEffect, useEffectEvent, useRef } from 'react'
import { useRegistry } from '../apps/host/RegistryContext.tsx'
import { lazyModule } from '../base/services/loading/lazyModule.ts'
import { report } from '../base/services/report.ts'
import { useServices } from '../base/services/ServicesContext.tsx'
import { windowTarget } from '../desktop/focusTarget.ts'
import { shownWindows } from '../desktop/selectors.ts'
import { useMemory } from '../memory/MemoryProvider.ts'
import { hrefOf } from '../owner/base.ts'
import { pageTitle } from '../owner/pageTitle.ts'
import { useFocusRegistry } from '../ui/focus/FocusContext.tsx'
import { site } from 'virtual:site'
import { earlyBack } from './earlyBack.ts'
import { firstEntry } from './entryIndex.ts'
import type { PhoneCommands } from './followed.ts'
import type { JourneyFollower } from './followJourney.ts'

const follower = lazyModule(() => import('./followJourney.ts'))

function setTitle({ document }: Window, title: string | null): void {
  const next = title === null ? pageTitle : `${title} · ${site.name}`
  // Writing the same title would still change the document.
  if (document.title !== next) document.title = next
}

interface Phone extends PhoneCommands {
  /** Whether anything is over the sheets, such as a menu or a dialog. */
  readonly isCovered: boolean
}

/** @param phone null on the desktop */
export function useJourney(view: Window, phone: Phone | null): void {
  const memory = useMemory()
  const registry = useRegistry()
  const { history, data, navigation } = useServices()
  const focus = useFocusRegistry()
  const isPhone = phone !== null
  const isCovered = phone?.isCovered === true
  const journey = useRef<JourneyFollower>(null)
  const begin = useRef(() => {})
  const command = useEffectEvent((name: keyof PhoneCommands) => phone?.[name]())
  const isCoveredNow = useEffectEvent(() => isCovered)

  useEffect(() => {
    const { desktop } = memory
    const first = { ...firstEntry(history, memory), state: desktop.getState() }
    const isEntered = !first.isNew || history.fragment() !== ''
    const isEmpty = desktop.getState().apps.length === 0
    const early = earlyBack(history, first.index, () =>
      command(isCoveredNow() ? 'uncover' : 'leaveTopmost'),
    )
    let isWanted = true
    let isBegun = false
    const load = async (): Promise<void> => {
      const { followJourney, hasPage } = await follower.load()
      if (!isWanted) return
      journey.current = followJourney({
        memory,
        registry,
        history,
        first,
        isCovered: isCoveredNow(),
        phone: isPhone
          ? {
              uncover: () => command('uncover'),
              leaveTopmost: () => command('leaveTopmost'),
              goHome: () => command('goHome'),
            }
          : null,
        setTitle: (title) => setTitle(view, title),
        // The element that had the focus may be gone once the page shows the window.
        onReturn: (id) => queueMicrotask(() => focus.send(windowTarget(id))),
        hasPage: (path) => hasPage(path, registry, data),
        toPage(path, replaces) {
          if (replaces) navigation.replace(hrefOf(path))
          else navigation.follow({ href: hrefOf(path), isOutside: false })
        },
      })
    }
    const start = (): void => {
      if (isBegun) return
      isBegun = true
      load().catch((error: unknown) => {
        isBegun = false
        report('The address bar does not follow what is shown', error)
      })
    }
    begin.current = () => {
      const hasLevel = isCoveredNow() || shownWindows(desktop.getState()).length > 0
      if (isPhone && !isEntered && isEmpty && hasLevel && !journey.current) early.push()
      if (hasLevel) start()
    }
    const arrived = (): void => {
      if (!journey.current) early.arrived()
      start()
    }
    if (!isPhone || isEntered) start()
    begin.current()
    const ends = [desktop.subscribe(begin.current), history.subscribe(arrived)]
    return () => {
      isWanted = false
      ends.forEach((end) => end())
      journey.current?.end()
      journey.current = null
    }
  }, [view, memory, registry, history, data, navigation, focus, isPhone])

  useEffect(() => {
    begin.current()
    journey.current?.setCovered(isCovered)
  }, [isCovered])
}
