import type { Command } from '../../desktop/commands.ts'
import type { AppWindow } from '../../desktop/state.ts'
import type { Target } from '../host/openings.ts'
import { type MenuActions, opens, tells } from '../host/menus/sharedRows.ts'

export interface ManagerSubject extends MenuActions {
  /** A phone has no power dialog. */
  readonly isPhone: boolean
  readonly selected: AppWindow | undefined
  close(): void
  minimize(): void
  switchTo(): void
}

export const MANAGER_COMMANDS: readonly Command<ManagerSubject>[] = [
  opens('newTask', 'New Task (Run...)', { appName: 'Run' }),
  { id: 'exit', title: 'Exit Task Manager', run: ({ close }) => close() },
  {
    id: 'minimize',
    title: 'Minimize',
    when: ({ selected }) => selected?.minimized === false,
    run: ({ minimize }) => minimize(),
  },
  {
    id: 'bringToFront',
    title: 'Bring To Front',
    when: ({ selected }) => selected !== undefined,
    run: ({ switchTo }) => switchTo(),
  },
  power('turnOff', 'Turn Off', { command: 'turnOff' }),
  power('logOff', 'Log Off', { command: 'logOff' }),
  {
    id: 'help',
    title: 'Task Manager Help Topics',
    when: ({ openHelp }) => openHelp !== undefined,
    run: ({ openHelp }) => openHelp?.(),
  },
  tells(
    'about',
    'About Task Manager',
    'It lists the windows of this desktop, and what this site costs your browser.\nAll of its figures are true.',
  ),
]

function power(id: string, title: string, target: Target): Command<ManagerSubject> {
  return { ...opens(id, title, target), when: ({ isPhone }) => !isPhone }
}
