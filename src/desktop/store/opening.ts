import type { Draft } from 'immer'
import type { DesktopAction } from '../actions.ts'
import { cascade } from '../cascade.ts'
import { canShow, pathOfApp } from '../locations.ts'
import {
  appFor,
  type Manifests,
  opensMaximized,
  type Purpose,
  type WindowManifest,
} from '../manifest.ts'
import { normalBox, workAreaOf } from '../placement.ts'
import { setCookieBanner } from './surroundings.ts'
import type {
  AppWindow,
  DesktopState,
  MessageTone,
  WindowHeader,
  WindowId,
  WindowLocation,
  WindowOffset,
} from '../state.ts'
import { focusWindow } from './windows.ts'

type DesktopDraft = Draft<DesktopState>
type AppAdded = Extract<DesktopAction, { type: 'app/added' }>
type WindowTitled = Extract<DesktopAction, { type: 'window/titled' }>
type MessageShown = Extract<DesktopAction, { type: 'message/shown' }>

/**
 * Raises the existing window if the app allows only one.
 * @throws Error `App not recognized {name}` if no manifest has that name.
 */
export function addApp(draft: DesktopDraft, action: AppAdded, manifests: Manifests): void {
  const manifest = manifests.get(action.appName)
  if (manifest === undefined) throw new Error(`App not recognized ${action.appName}`)
  if (manifest.kind === 'cookieBanner') {
    setCookieBanner(draft, true)
    return
  }
  const open = manifest.multiInstance
    ? undefined
    : draft.apps.find((window) => window.appName === action.appName)
  if (open === undefined) {
    pushWindow(draft, newWindow(manifest, draft, action))
    return
  }
  if (action.location !== undefined)
    goTo(draft, { id: open.id, location: action.location }, manifests)
  focusWindow(draft, open)
}

/** Icons in `assets/icons`. A failure has the icon of the app that shows messages. */
const TONE_ICONS: Readonly<Record<MessageTone, string>> = {
  information: 'info',
  question: 'help',
  warning: 'warning',
}

/** @throws Error if no app shows messages. */
export function showMessage(draft: DesktopDraft, action: MessageShown, manifests: Manifests): void {
  const manifest = [...manifests.values()].find(({ kind }) => kind === 'message')
  if (manifest?.kind !== 'message') throw new Error('No app shows messages')
  const { type: _, title, size, ...said } = action
  const window = newWindow(manifest, draft, size ? { size } : {})
  pushWindow(draft, {
    ...window,
    ...said,
    header: {
      ...window.header,
      ...(title !== undefined && { title }),
      ...(said.tone && { icon: TONE_ICONS[said.tone] }),
    },
  })
}

/** The view learns by a new object that it was asked for again. */
export function openFor(
  draft: DesktopDraft,
  { purpose }: { readonly purpose: Purpose },
  manifests: Manifests,
): void {
  const app = appFor(purpose, manifests)
  if (!app) return
  addApp(draft, { type: 'app/added', appName: app.appName }, manifests)
  const window = draft.apps.find(({ appName }) => appName === app.appName)
  if (window?.location) window.location = { ...window.location }
}

/**
 * The title stays until a better one is known. The present location changes nothing, nor does one
 * that the app cannot show, but requesting a section again makes a new object.
 */
export function goTo(
  draft: DesktopDraft,
  { id, location }: { readonly id: WindowId; readonly location: WindowLocation },
  manifests: Manifests,
): void {
  const window = draft.apps.find((each) => each.id === id)
  const manifest = window && manifests.get(window.appName)
  if (manifest?.kind !== 'ordinary' || !window || !canShow(manifest, location.path)) return
  const { path, section, top } = location
  const isPresent = window.location?.path === path && window.location.section === undefined
  if (isPresent && section === undefined && top === undefined) return
  window.header.title = manifest.titleOf?.(path) ?? window.header.title
  window.location = { ...location }
}

export function setTitle(draft: DesktopDraft, { id, path, title }: WindowTitled): void {
  const window = draft.apps.find((each) => each.id === id)
  if (window?.location?.path === path) window.header.title = title
}

function pushWindow(draft: DesktopDraft, window: AppWindow): void {
  if (window.kind === 'message') raiseMessages(draft)
  draft.nextAppID += 1
  draft.apps.push(window as Draft<AppWindow>)
  draft.appOrder.push(window.id)
  draft.focusing = 'WINDOW'
  delete draft.setAside
}

/** Those behind windows come up with the next one, as the taskbar has no button for them. */
function raiseMessages(draft: DesktopDraft): void {
  const messages = draft.apps.filter(({ kind }) => kind === 'message').map(({ id }) => id)
  const isMessage = (id: WindowId): boolean => messages.includes(id)
  if (messages.length === 0) return
  const others = draft.appOrder.filter((id) => !isMessage(id))
  draft.appOrder = [...others, ...draft.appOrder.filter(isMessage)]
}

export function newWindow(
  manifest: WindowManifest,
  state: Pick<DesktopState, 'apps' | 'nextAppID' | 'viewport'>,
  asked: Partial<Pick<AppAdded, 'location' | 'size' | 'offset'>>,
): AppWindow {
  const location = firstLocation(manifest, asked.location)
  const size = asked.size ?? manifest.size
  return {
    id: String(state.nextAppID),
    appName: manifest.appName,
    kind: manifest.kind,
    ...(location !== undefined && { location }),
    header: headerOf(manifest, location),
    closeable: manifest.closeable,
    minimized: false,
    resizable: manifest.resizable,
    maximized: opensMaximized(manifest, state.viewport),
    multiInstance: manifest.multiInstance,
    scrollable: manifest.scrollable,
    size,
    offset: asked.offset ?? firstOffset({ ...manifest, size }, state),
  }
}

/** The app's own place for its first window; the others cascade. */
function firstOffset(
  manifest: Pick<WindowManifest, 'appName' | 'size' | 'offset'>,
  { apps, viewport }: Pick<DesktopState, 'apps' | 'viewport'>,
): WindowOffset {
  const others = apps.filter((window) => window.appName === manifest.appName)
  if (others.length === 0) return manifest.offset
  const boxes = others.map((window) => normalBox(window, viewport))
  const at = cascade(normalBox(manifest, viewport), boxes, workAreaOf(viewport))
  return { type: 'xy', ...at }
}

function firstLocation(
  manifest: WindowManifest,
  asked: WindowLocation | undefined,
): WindowLocation | undefined {
  if (asked !== undefined && canShow(manifest, asked.path)) return { ...asked }
  const path = pathOfApp(manifest)
  return path === null ? undefined : { path }
}

function headerOf(manifest: WindowManifest, location: WindowLocation | undefined): WindowHeader {
  const { icon, title, buttons, noFooterWindow, invisible } = manifest
  return {
    icon,
    title: (location && manifest.titleOf?.(location.path)) ?? title,
    ...(buttons !== undefined && { buttons }),
    ...(noFooterWindow !== undefined && { noFooterWindow }),
    ...(invisible !== undefined && { invisible }),
  }
}
