import { useMemo, useRef, type RefObject } from 'react'
import { taskbarWindows } from '../../desktop/selectors.ts'
import type { AppWindow } from '../../desktop/state.ts'
import { useDesktop } from '../../desktop/store/DesktopProvider.tsx'
import { taskbarLayout, type TaskbarLayout } from './taskbarLayout.ts'
import { groupedByApp } from './taskbarOrder.ts'
import { useWidth } from './useWidth.ts'

export interface TaskbarRow {
  /** For the element whose width the row may fill. */
  readonly room: RefObject<HTMLDivElement | null>
  /** In order of opening, or grouped by app if the buttons have no text. */
  readonly windows: readonly AppWindow[]
  readonly layout: TaskbarLayout
}

export function useTaskbarRow(): TaskbarRow {
  const opened = useDesktop(taskbarWindows)
  const room = useRef<HTMLDivElement>(null)
  const layout = taskbarLayout(opened.length, useWidth(room))
  const { hasText } = layout
  const windows = useMemo(() => (hasText ? opened : groupedByApp(opened)), [hasText, opened])
  return { room, windows, layout }
}
