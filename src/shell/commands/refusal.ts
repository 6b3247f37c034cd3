/** Why a row of a window's menu does nothing now, and what does instead. Pure. */
import type { AppWindow } from '../../desktop/state.ts'

function unmovable({ minimized, maximized }: AppWindow, done: string): string | undefined {
  if (!minimized && !maximized) return undefined
  return `A ${minimized ? 'minimized' : 'maximized'} window cannot be ${done}. Restore it first.`
}

const REASONS: Readonly<Record<string, (window: AppWindow) => string | undefined>> = {
  Restore: ({ header }) => `${header.title} has its usual size already.`,
  Move: (window) => unmovable(window, 'moved'),
  Size: (window) => unmovable(window, 'resized') ?? `${window.header.title} has one size only.`,
  Minimize: ({ minimized, header }) =>
    minimized ? `${header.title} is minimized already.` : undefined,
  Maximize: ({ maximized, header }) =>
    maximized ? `${header.title} is maximized already.` : `${header.title} has one size only.`,
  Close: ({ header }) => `${header.title} stays open. Minimize it instead.`,
}

export function refusalOf(row: string, window: AppWindow | undefined): string {
  return (window && REASONS[row]?.(window)) ?? `${row} cannot be chosen now.`
}
