/** Painter 1: mounts the canvas and its layers. Pixi is imported only in this folder. */
import 'pixi.js/unsafe-eval'
import { Application, extend } from '@pixi/react'
import { Container, Ticker, type Application as PixiApplication } from 'pixi.js'
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { FrameScheduler } from '../../base/motion/scheduler.ts'
import type { SceneStore } from '../scene/sceneStore.ts'
import type { SkinSource } from '../skin/skinSource.ts'
import { putBackBuffer, type BackBuffer } from './backBuffer.ts'
import { createDebugLayer, type DebugSwitches } from './debugLayer.ts'
import { createIconLayer } from './iconLayer.ts'
import type { LayerFactory } from './layer.ts'
import { createMarqueeLayer } from './marqueeLayer.ts'
import { createPresenter, type Presenter } from './presenter.ts'
import { createSnowLayer, type SnowHost } from './snowLayer.ts'
import { createTextures, heldTextures } from './textures.ts'
import type { PictureLoader, WallpaperArt } from './wallpaper.ts'
import { createWallpaperLayer } from './wallpaperLayer.ts'
import type { WallpaperTones } from './wallpaperTones.ts'
import { createWindowLayer } from './windowLayer.ts'

extend({ Container })

export interface CompositorHost {
  readonly renderer: 'webgl' | 'canvas'
  readonly scheduler: FrameScheduler
  readonly scenes: SceneStore
  readonly skins: SkinSource
  readonly wallpaper: { art(): WallpaperArt; readonly pictures: PictureLoader }
  readonly snow: SnowHost
  readonly debug: DebugSwitches
  /** Resolves once pictures and fonts have loaded or took too long. Never rejects. */
  readonly ready: Promise<void>
  /**
   * @param began the time of the frame's tick in milliseconds
   * @param painted whose function counts the textures that the renderer holds when it is called
   */
  onPresented(began: number, painted: { renderer: string; textures(): number }): void
  /** Reports a painting error. The desktop continues without the part that failed. */
  onError(error: unknown): void
}

function PixiLayer({
  create,
  presenter,
  onError,
}: {
  readonly create: LayerFactory
  readonly presenter: Presenter
  onError(error: unknown): void
}) {
  const container = useRef<Container>(null)
  useLayoutEffect(() => {
    if (!container.current) return undefined
    try {
      return presenter.add(create(container.current))
    } catch (error) {
      // Uncaught, the error would unmount the whole Pixi root instead of one layer.
      onError(error)
      return undefined
    }
  }, [create, presenter, onError])
  return <pixiContainer ref={container} />
}

function markCanvas(canvas: HTMLCanvasElement, renderer: string): void {
  if (canvas.dataset['renderer'] !== renderer) canvas.dataset['renderer'] = renderer
}

type Painter = ReturnType<typeof createPainter>

function createPainter(app: PixiApplication, backBuffer: BackBuffer | null, host: CompositorHost) {
  const textures = createTextures()
  const painted = { renderer: host.renderer, textures: () => heldTextures(app) }
  const presenter = createPresenter({
    app,
    textures,
    backBuffer,
    scene: () => host.scenes.current(),
    skin: (scale) => host.skins.skin(scale),
    onLayerError: host.onError,
    onPresented(began) {
      markCanvas(app.canvas, host.renderer)
      host.onPresented(began, painted)
    },
  })
  return { app, presenter, textures }
}

/** Presents at every tick, and repaints when the canvas may have lost its picture. */
function connect({ app, presenter, textures }: Painter, host: CompositorHost): () => void {
  const { scheduler, skins } = host
  const repaint = (): void => {
    presenter.invalidate()
    scheduler.request()
  }
  const restore = (): void => {
    // Pixi itself resets only the first 16 of the 32 texture units that it uses.
    app.renderer.resetState()
    repaint()
  }
  // For a 2D canvas, the same event is called 'contextrestored'.
  const restored = ['webglcontextrestored', 'contextrestored']
  for (const name of restored) app.canvas.addEventListener(name, restore)
  let isReady = false
  void host.ready.then(() => {
    isReady = true
    repaint()
  })
  const disposers = [
    scheduler.on('present', (now) => {
      if (isReady) presenter.present(now)
    }),
    skins.subscribe(repaint),
    skins.onDrop((raster) => textures.drop(raster)),
    () => restored.forEach((name) => app.canvas.removeEventListener(name, restore)),
  ]
  return () => disposers.forEach((dispose) => dispose())
}

/** Pixi's clock, for its garbage collectors, would tick for ever; everything here is freed explicitly. */
function stopPixiClock(): void {
  Ticker.system.autoStart = false
  Ticker.system.stop()
}

function createLayers(host: CompositorHost): readonly LayerFactory[] {
  const { wallpaper, scheduler, snow, debug, onError } = host
  const request = (): void => scheduler.request()
  let tones: WallpaperTones | null = null
  return [
    createWallpaperLayer({
      ...wallpaper,
      request,
      onShown: (shown) => (tones = shown),
      onFailure: onError,
    }),
    createIconLayer(() => tones),
    createMarqueeLayer,
    createSnowLayer(snow),
    createWindowLayer,
    ...(debug.regions || debug.fps ? [createDebugLayer(debug)] : []),
  ]
}

export default function Compositor({ host }: { readonly host: CompositorHost }) {
  const [painter, setPainter] = useState<Painter | null>(null)
  const frame = useRef<HTMLDivElement>(null)
  const backBuffer = useRef<BackBuffer | null>(null)

  const handleInit = useCallback(
    (app: PixiApplication) => {
      stopPixiClock()
      setPainter(createPainter(app, backBuffer.current, host))
    },
    [host],
  )

  useLayoutEffect(() => {
    const canvas = frame.current?.querySelector('canvas')
    if (!canvas) return
    canvas.setAttribute('data-part', 'scene')
    canvas.setAttribute('aria-hidden', 'true')
    // This is early enough: Pixi requests the context only after it has loaded its renderer.
    if (host.renderer === 'canvas') backBuffer.current ??= putBackBuffer(canvas)
  }, [host])

  useEffect(() => (painter ? connect(painter, host) : undefined), [painter, host])

  const layers = useMemo(() => createLayers(host), [host])
  // The types of @pixi/react lack the Canvas 2D renderer and `gcActive`.
  const options: object = useMemo(() => ({ preference: [host.renderer], gcActive: false }), [host])

  return (
    <div ref={frame}>
      <Application
        {...options}
        onInit={handleInit}
        autoStart={false}
        sharedTicker={false}
        skipExtensionImports
        antialias={false}
        resolution={1}
        width={1}
        height={1}
      >
        {painter
          ? layers.map((create, index) => (
              <PixiLayer
                key={index}
                create={create}
                presenter={painter.presenter}
                onError={host.onError}
              />
            ))
          : null}
      </Application>
    </div>
  )
}
