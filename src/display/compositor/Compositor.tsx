/**
 * Painter 1: puts the canvas and its layers up. The only room that imports Pixi. What is painted
 * in a layer is the layer's own business; when it is presented, the presenter's.
 */
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
import { createTextures, type Textures } from './textures.ts'
import type { WallpaperArt } from './wallpaper.ts'
import { createWallpaperLayer } from './wallpaperLayer.ts'
import { createWindowLayer } from './windowLayer.ts'

extend({ Container })

/** All that the compositor needs from outside; one object for its whole life. */
export interface CompositorHost {
  readonly renderer: 'webgl' | 'canvas'
  readonly scheduler: FrameScheduler
  readonly scenes: SceneStore
  readonly skins: SkinSource
  readonly wallpaper: WallpaperArt
  readonly snow: SnowHost
  readonly debug: DebugSwitches
  /** Settles, never rejects, when it is time for the first present: pictures and fonts are there, or are late. */
  readonly ready: Promise<void>
  /** Told of what went wrong while painting; the desktop goes on without the part that failed. */
  onError(error: unknown): void
}

/** One layer: a container of the scene graph and the painter that fills it. */
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
      // Uncaught it would take the whole root down: the desktop does with a layer less.
      onError(error)
      return undefined
    }
  }, [create, presenter, onError])
  return <pixiContainer ref={container} />
}

/** Marks the canvas for what it is, the first time that it shows something. */
function markCanvas(canvas: HTMLCanvasElement, renderer: string): void {
  if (canvas.dataset['renderer'] !== renderer) canvas.dataset['renderer'] = renderer
}

interface Painter {
  readonly app: PixiApplication
  readonly presenter: Presenter
  readonly textures: Textures
}

function createPainter(
  app: PixiApplication,
  backBuffer: BackBuffer | null,
  host: CompositorHost,
): Painter {
  const textures = createTextures()
  const presenter = createPresenter({
    app,
    textures,
    backBuffer,
    scene: () => host.scenes.current(),
    skin: (scale) => host.skins.skin(scale),
    onLayerError: host.onError,
    onPresented: () => markCanvas(app.canvas, host.renderer),
  })
  return { app, presenter, textures }
}

/** Presents at every tick, and anew whenever the canvas may have lost its picture. */
function connect({ app, presenter, textures }: Painter, host: CompositorHost): () => void {
  const { scheduler, skins } = host
  const repaint = (): void => {
    presenter.invalidate()
    scheduler.request()
  }
  const restore = (): void => {
    // By itself Pixi forgets what the first 16 texture units held, of the 32 that it uses.
    app.renderer.resetState()
    repaint()
  }
  // 'contextrestored' is the 2D canvas's word for the same.
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

/**
 * Pixi's own clock drives its garbage collectors; it would tick for ever. Everything here is freed
 * by hand, and the scheduler alone may ask for ticks.
 */
function stopPixiClock(): void {
  Ticker.system.autoStart = false
  Ticker.system.stop()
}

/** Bottom to top. */
function createLayers(host: CompositorHost): readonly LayerFactory[] {
  const { wallpaper, scheduler, snow, debug, onError } = host
  const request = (): void => scheduler.request()
  return [
    createWallpaperLayer({ art: wallpaper, request, onFailure: onError }),
    createIconLayer,
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
    // In time: Pixi loads its renderer first, and asks for the context only then.
    if (host.renderer === 'canvas') backBuffer.current ??= putBackBuffer(canvas)
  }, [host])

  useEffect(() => (painter ? connect(painter, host) : undefined), [painter, host])

  const layers = useMemo(() => createLayers(host), [host])
  // The types of @pixi/react do not know these options of Pixi yet: the Canvas 2D renderer, and
  // that textures are freed by hand.
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
