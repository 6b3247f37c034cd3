import { useState } from 'react'
import { closingOf } from '../../desktop/commands.ts'
import { taskbarWindows } from '../../desktop/selectors.ts'
import type { AppWindow, WindowId } from '../../desktop/state.ts'
import { useDesktop, useOSAppState } from '../../desktop/store/DesktopProvider.tsx'
import { wideMessage } from '../../desktop/wideMessage.ts'

/** In the words of the era. */
const CANNOT_END = wideMessage(
  'Unable to Terminate Process',
  'The operation could not be completed.\nThis is a critical system process. Task Manager cannot end this process.',
)

export type Tasks = ReturnType<typeof useTasks>

/**
 * The windows that are listed, the one that is selected, and what can be done with it.
 *
 * @param own the window of the Task Manager, which does not list itself
 */
export function useTasks(own: WindowId) {
  const store = useOSAppState()
  const tasks = useDesktop(taskbarWindows).filter(({ id }) => id !== own)
  const [picked, setPicked] = useState<WindowId | null>(null)
  const pick = (index: number): void => setPicked(tasks[index]?.id ?? null)
  return {
    tasks,
    picked,
    selected: tasks.find((task) => task.id === picked) ?? tasks[0],
    pick,
    switchTo: ({ id }: AppWindow): void => store.dispatch({ type: 'window/focused', id }),
    minimize: ({ id }: AppWindow): void => store.dispatch({ type: 'window/minimized', id }),
    /** @returns whether it may be closed */
    end(task: AppWindow): boolean {
      if (!task.closeable) {
        store.dispatch(CANNOT_END)
        return false
      }
      const index = tasks.indexOf(task)
      pick(tasks[index + 1] ? index + 1 : index - 1)
      for (const action of closingOf(store.getState(), task.id)) store.dispatch(action)
      // Closing has made the window below the active one.
      store.dispatch({ type: 'window/focused', id: own })
      return true
    },
  }
}
