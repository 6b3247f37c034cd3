/** Maps actions to recipes. Nothing else changes the desktop's state. */
import { produce, type Draft } from 'immer'
import type { DesktopAction } from '../actions.ts'
import {
  arrangeIcons,
  endSelect,
  focusDesktop,
  focusIcon,
  selectIcons,
  startSelect,
} from './icons.ts'
import { openLayout } from './layout.ts'
import type { Manifests } from '../manifest.ts'
import { setCookieBanner, setPower, setViewport } from './surroundings.ts'
import { resetState } from './reset.ts'
import type { DesktopState } from '../state.ts'
import { restoreSession } from './restoring.ts'
import { addApp, goTo, openFor, setTitle, showMessage } from './opening.ts'
import {
  deleteWindow,
  focusWindow,
  minimizeAll,
  minimizeWindow,
  moveWindow,
  resizeWindow,
  restoreWindow,
  snapWindow,
  toggleMaximize,
  toggleSetAside,
} from './windows.ts'

/**
 * Returns the same object if the action changes nothing.
 * @throws Error `App not recognized {name}` when an app without a manifest is added.
 */
export function reduceDesktop(
  state: DesktopState,
  action: DesktopAction,
  manifests: Manifests,
): DesktopState {
  if (action.type === 'state/reset') return resetState(state, action.state)
  return produce(state, (draft) => apply(draft, action, manifests))
}

type DraftAction = Exclude<DesktopAction, { type: 'state/reset' }>

function apply(draft: Draft<DesktopState>, action: DraftAction, manifests: Manifests): void {
  switch (action.type) {
    case 'app/added':
      return addApp(draft, action, manifests)
    case 'message/shown':
      return showMessage(draft, action, manifests)
    case 'search/asked':
      return openFor('isSearch', draft, manifests)
    case 'help/asked':
      return openFor('isHelp', draft, manifests)
    case 'window/wentTo':
      return goTo(draft, action.id, action.location, manifests)
    case 'window/titled':
      return setTitle(draft, action)
    case 'session/restored':
      return restoreSession(draft, action, manifests)
    case 'layout/opened':
      return openLayout(draft, action.windows, manifests)
    case 'window/deleted':
      return deleteWindow(draft, action.id)
    case 'window/focused':
      return focusWindow(draft, action.id)
    case 'window/minimized':
      return minimizeWindow(draft, action.id)
    case 'windows/allMinimized':
      return minimizeAll(draft)
    case 'windows/setAsideToggled':
      return toggleSetAside(draft)
    case 'window/maximizeToggled':
      return toggleMaximize(draft, action.id)
    case 'window/snapped':
      return snapWindow(draft, action.id, action.side)
    case 'window/restored':
      return restoreWindow(draft, action.id, action.offset)
    case 'window/moved':
      return moveWindow(draft, action.id, action.offset)
    case 'window/resized':
      return resizeWindow(draft, action.id, action.size, action.offset)
    case 'window/sizeReported':
      return
    case 'icon/focused':
      return focusIcon(draft, action.id)
    case 'icons/selected':
      return selectIcons(draft, action.ids)
    case 'icons/arranged':
      return arrangeIcons(draft, action.arrangement)
    case 'desktop/focused':
      return focusDesktop(draft)
    case 'select/started':
      return startSelect(draft, action.point)
    case 'select/ended':
      return endSelect(draft)
    case 'power/turnedOff':
      return setPower(draft, action.mode)
    case 'power/canceled':
      return setPower(draft, 'START')
    case 'cookieBanner/opened':
      return setCookieBanner(draft, true)
    case 'cookieBanner/closed':
      return setCookieBanner(draft, false)
    case 'viewport/changed':
      return setViewport(draft, action.viewport)
  }
}
