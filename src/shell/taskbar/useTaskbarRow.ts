import { type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { textScale } from '../../base/theme/textScale.ts'
import { taskbarWindows } from '../../desktop/selectors.ts'
import type { AppWindow } from '../../desktop/state.ts'
import { useDesktop } from '../../desktop/store/DesktopProvider.tsx'
import { taskbarLayout } from './taskbarLayout.ts'

export type TaskbarRow = ReturnType<typeof useTaskbarRow>

/** The windows in order of opening, or grouped by app if the buttons have no text. */
export function useTaskbarRow() {
  const opened = useDesktop(taskbarWindows)
  const room = useRef<HTMLDivElement>(null)
  const scale = textScale()
  const layout = taskbarLayout(opened.length, useWidth(room) / scale)
  const { hasText } = layout
  const windows = useMemo(() => (hasText ? opened : groupedByApp(opened)), [hasText, opened])
  return { room, windows, layout: { ...layout, buttonWidth: layout.buttonWidth * scale } }
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
