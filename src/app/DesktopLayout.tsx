import { useEffect, useLayoutEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { placeholder, wallpapers } from 'virtual:art'
import { AppView } from '../apps/host/AppView.tsx'
import { pageTitle } from '../owner/pageTitle.ts'
import { OWNERS_WORDS } from '../owner/siteLanguage.ts'
import { useDesktop, useOSAppState } from '../desktop/store/DesktopProvider.tsx'
import type { DesktopIcon } from '../desktop/state.ts'
import { OverlayProvider } from '../display/overlay/OverlayContext.tsx'
import { OverlayRoot } from '../display/overlay/OverlayRoot.tsx'
import { setScaledMetrics } from '../display/overlay/scaledMetrics.ts'
import { SchedulerProvider } from '../base/motion/SchedulerContext.tsx'
import { loadBitmap, loadImage } from '../base/services/pictures.ts'
import { report } from '../base/services/report.ts'
import { useChoices, useServices } from '../base/services/ServicesContext.tsx'
import { CommandProvider } from '../shell/commands/commandUi.ts'
import { CommandLayer } from '../shell/commands/CommandLayer.tsx'
import { PrintNote } from '../shell/PrintNote.tsx'
import { Balloon } from '../shell/notices/Balloon.tsx'
import { ChatBubble } from '../shell/notices/ChatBubble.tsx'
import { CookieBanner } from '../shell/dialogs/CookieBanner.tsx'
import { PowerDialog } from '../shell/dialogs/PowerDialog.tsx'
import { usePowerDimming } from '../shell/dialogs/usePowerDimming.ts'
import { useSnow } from '../base/services/display/useSnow.ts'
import { useFocusRegistry } from '../ui/focus/FocusContext.tsx'
import { showTipsOnHover } from '../ui/hoverTips.ts'
import { Lazy } from '../ui/Lazy.tsx'
import { MenuLayerContext } from '../ui/menu/menuLayer.ts'
import { Taskbar } from '../shell/taskbar/Taskbar.tsx'
import { useJourney } from '../journey/useJourney.ts'
import { keepArrangement } from '../memory/keepArrangement.ts'
import type { Appearance } from './appearance/appearance.ts'
import { groundOf, marksOf } from './appearance/look.ts'
import { compositor, rendererParts } from './lazyCompositor.ts'
import { createDesktopRuntime, startDesktopRuntime, type DesktopRuntime } from './desktopRuntime.ts'
import styles from './desktop.module.css'
import type { WallpaperArt } from '../display/compositor/wallpaper.ts'
import type { Renderer } from '../boot/renderer.ts'

/** Keeps the runtime running, and the stage's size in whole device pixels. */
function useRunning(
  runtime: DesktopRuntime,
  stage: React.RefObject<HTMLElement | null>,
  view: Window,
): void {
  const store = useOSAppState()
  usePowerDimming(stage)

  useLayoutEffect(() => {
    const element = stage.current
    if (!element) return undefined
    let scale = 0
    const measure = (): void => {
      const next = runtime.scenes.current().scale
      if (next !== scale) setScaledMetrics(element, next)
      scale = next
    }
    measure()
    return runtime.scheduler.on('place', measure)
  }, [runtime, stage])

  useEffect(() => startDesktopRuntime(runtime, store, view), [runtime, store, view])
}

function useSnowfall(runtime: DesktopRuntime) {
  const { switches, random } = useServices()
  const { isSnowing } = useSnow()
  const [flakes, setFlakes] = useState<number | null>(null)
  const wanted = useRef(isSnowing)

  useEffect(() => {
    wanted.current = isSnowing
    runtime.scheduler.request()
    const isMoving = isSnowing && !switches.freeze
    return isMoving ? runtime.scheduler.animate(() => true) : undefined
  }, [runtime, isSnowing, switches])

  const host = useMemo(
    () => ({
      isSnowing: () => wanted.current,
      random: () => random.stream('snow'),
      stillAt: switches.freeze ? switches.at : null,
      onCount: setFlakes,
    }),
    [random, switches],
  )
  return { host, flakes }
}

function useHoverTips({ document: page }: Window, layer: HTMLElement | null): void {
  const { after } = useServices().timers
  useEffect(
    () => (layer ? showTipsOnHover({ page, layer, after }) : undefined),
    [page, layer, after],
  )
}

const SITE_ART: WallpaperArt = {
  key: 'site',
  sources: wallpapers,
  placeholder,
  placement: 'fill',
  color: 'transparent',
}

function useCompositorHost(
  runtime: DesktopRuntime,
  appearance: Appearance,
  renderer: Renderer,
  snow: ReturnType<typeof useSnowfall>['host'],
) {
  const { switches, frames } = useServices()
  return useMemo(
    () => ({
      ...runtime,
      renderer,
      wallpaper: {
        art: () => appearance.current().art ?? SITE_ART,
        pictures: { image: loadImage, bitmap: loadBitmap },
      },
      snow,
      debug: switches.debug,
      onPresented: frames.note,
      onError: (error: unknown) => report('The compositor goes on without a part', error),
    }),
    [runtime, renderer, appearance, snow, switches, frames],
  )
}

function Notices() {
  return (
    <>
      <ChatBubble />
      <Balloon />
    </>
  )
}

export interface DesktopLayoutProps {
  readonly view: Window
  readonly appearance: Appearance
  readonly renderer: Renderer
  onOpenIcon(icon: DesktopIcon): void
}

export default function DesktopLayout(props: DesktopLayoutProps) {
  const { view, appearance, renderer, onOpenIcon } = props
  const store = useOSAppState()
  const services = useServices()
  const { quiet } = useChoices()
  const stage = useRef<HTMLDivElement>(null)
  const powerState = useDesktop((state) => state.powerState)
  const focusing = useDesktop((state) => state.focusing)
  const focus = useFocusRegistry()
  const [runtime] = useState(() => createDesktopRuntime(store, services, appearance, view, focus))
  const look = useSyncExternalStore(appearance.subscribe, appearance.current)
  const [menuLayer, setMenuLayer] = useState<HTMLElement | null>(null)
  const snowfall = useSnowfall(runtime)
  useRunning(runtime, stage, view)
  useJourney(view, null)
  useHoverTips(view, menuLayer)
  // A layout effect, so that the icons are in place before the first paint.
  useLayoutEffect(() => keepArrangement(store, services.storage), [store, services])
  const overlay = useMemo(
    () => ({ ...runtime, AppView, openMenu: runtime.commands.openMenu }),
    [runtime],
  )
  const host = useCompositorHost(runtime, appearance, renderer, snowfall.host)

  return (
    <main
      data-layout="desktop"
      {...marksOf(look)}
      data-power-state={powerState}
      data-focusing={focusing}
      {...(quiet && { 'data-quiet': '' })}
      {...(snowfall.flakes === null ? {} : { 'data-snow': snowfall.flakes })}
      className={styles.desktop}
    >
      <h1 className="visually-hidden" {...OWNERS_WORDS}>
        {pageTitle}
      </h1>
      <div
        ref={stage}
        className={styles.stage}
        // Shown until the canvas exists, which starts with the same picture.
        style={groundOf(look, placeholder)}
      >
        <Lazy module={rendererParts[renderer]}>
          {() => (
            <Lazy module={compositor}>
              {({ default: Compositor }) => <Compositor host={host} />}
            </Lazy>
          )}
        </Lazy>
        <MenuLayerContext value={menuLayer}>
          <SchedulerProvider value={runtime.scheduler}>
            <OverlayProvider value={overlay}>
              <OverlayRoot onOpenIcon={onOpenIcon} />
            </OverlayProvider>
            <CommandProvider value={runtime.commands}>
              <Taskbar />
              <CommandLayer view={view} />
            </CommandProvider>
            <div ref={setMenuLayer} data-part="menus" />
            {!quiet && <Notices />}
          </SchedulerProvider>
          <CookieBanner />
        </MenuLayerContext>
      </div>
      <PowerDialog />
      <PrintNote view={view} />
    </main>
  )
}
