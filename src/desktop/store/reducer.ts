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
  resetSize,
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
  const recipe = RECIPES[action.type] as Recipe<DraftAction>
  return produce(state, (draft) => recipe(draft, action, manifests))
}

type DraftAction = Exclude<DesktopAction, { type: 'state/reset' }>

type Recipe<Action> = (draft: Draft<DesktopState>, action: Action, manifests: Manifests) => void

const RECIPES: {
  readonly [Type in DraftAction['type']]: Recipe<Extract<DraftAction, { type: Type }>>
} = {
  'app/added': addApp,
  'message/shown': showMessage,
  'app/asked': openFor,
  'window/wentTo': goTo,
  'window/titled': setTitle,
  'session/restored': restoreSession,
  'layout/opened': openLayout,
  'window/deleted': deleteWindow,
  'window/focused': focusWindow,
  'window/minimized': minimizeWindow,
  'windows/allMinimized': minimizeAll,
  'windows/setAsideToggled': toggleSetAside,
  'window/maximizeToggled': toggleMaximize,
  'window/snapped': snapWindow,
  'window/restored': restoreWindow,
  'window/moved': moveWindow,
  'window/resized': resizeWindow,
  'window/sizeReset': resetSize,
  'window/sizeReported': () => {},
  'icon/focused': focusIcon,
  'icons/selected': selectIcons,
  'icons/arranged': arrangeIcons,
  'desktop/focused': focusDesktop,
  'select/started': startSelect,
  'select/ended': endSelect,
  'power/turnedOff': setPower,
  'power/canceled': (draft) => setPower(draft, { mode: 'START' }),
  'cookieBanner/opened': (draft) => setCookieBanner(draft, true),
  'cookieBanner/closed': (draft) => setCookieBanner(draft, false),
  'viewport/changed': setViewport,
}
