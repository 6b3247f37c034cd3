import { type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { taskbarWindows } from '../../desktop/selectors.ts'
import type { AppWindow } from '../../desktop/state.ts'
import { useDesktop } from '../../desktop/store/DesktopProvider.tsx'
import { taskbarLayout, type TaskbarLayout } from './taskbarLayout.ts'

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

/** The element's content width in whole CSS pixels; 0 until it is laid out. */
function useWidth(ref: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0)
  useLayoutEffect(() => {
    const element = ref.current
    if (!element) return undefined
    const measure = () => setWidth(element.clientWidth)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [ref])
  return width
}

/** For buttons without text, since an icon identifies an app but no window. */
export function groupedByApp(windows: readonly AppWindow[]): readonly AppWindow[] {
  const apps = [...new Set(windows.map((window) => window.appName))]
  return apps.flatMap((appName) => windows.filter((window) => window.appName === appName))
}
