/** The pictures in the left column of a menu: drawn here, so that a menu loads no file. */
import type { ReactElement } from 'react'
import styles from './menu.module.css'
import type { MenuSymbolName } from './menuItem.ts'

const TICK = (
  <svg viewBox="0 0 9 9" width="9" height="9">
    <path d="M1 3v3l2.5 2.5L8 4V1L3.5 5.5z" fill="currentColor" />
  </svg>
)

const DOT = (
  <svg viewBox="0 0 6 6" width="6" height="6">
    <circle cx="3" cy="3" r="3" fill="currentColor" />
  </svg>
)

const FOLDER = (
  <svg viewBox="0 0 13 13" width="13" height="13">
    <path
      d="M.5 3V11.5H12.5V3.5H6L5 2H1.5z"
      fill="var(--menu-folder)"
      stroke="var(--menu-folder-line)"
    />
    <path d="M1.5 5h10.5" stroke="var(--menu-folder-glint)" />
  </svg>
)

const PAPER = (
  <svg viewBox="0 0 13 13" width="13" height="13">
    <path d="M2.5.5h6l3 3v9h-9z" fill="var(--menu-page)" stroke="var(--menu-page-line)" />
    <path d="M8.5.5v3h3" fill="var(--menu-page-corner)" stroke="var(--menu-page-line)" />
    <path
      d="M8.8 8.2A2.3 2.3 0 1 1 9 7.2H4.8"
      fill="none"
      stroke="var(--menu-page-sign)"
      strokeWidth="1.3"
    />
  </svg>
)

const BOOK = (
  <svg viewBox="0 0 13 13" width="13" height="13">
    <path
      d="M6.5 2.5C5 1 2.500 1 .5 1.500v9c2-.5 4.500-.5 6 1z"
      fill="var(--menu-book-cover)"
      stroke="var(--menu-book-cover-line)"
    />
    <path
      d="M6.500 2.500c1.500-1.500 4-1.500 6-1v9c-2-.5-4.500-.5-6 1z"
      fill="var(--menu-book-page)"
      stroke="var(--menu-book-page-line)"
    />
  </svg>
)

/** The signs of the buttons in a title bar, without any smoothing, as the era's font for them had none. */
const sign = (path: string): ReactElement => (
  <svg viewBox="0 0 9 9" width="9" height="9" shapeRendering="crispEdges">
    <path d={path} fill="currentColor" fillRule="evenodd" />
  </svg>
)

const RESTORE = sign('M2 0h7v7h-2v2h-7v-6h2zM3 2v1h4v3h1v-4zM1 5v3h5v-3z')
const MINIMIZE = sign('M1 6h6v2h-6z')
const MAXIMIZE = sign('M0 0h9v9h-9zM1 2v6h7v-6z')
const CLOSE = sign(
  'M0 1h2v1h1v1h1v1h1v-1h1v-1h1v-1h2v1h-1v1h-1v1h-1v1h1v1h1v1h1v1h-2v-1h-1v-1h-1v-1h-1v1h-1v1h-1v1h-2v-1h1v-1h1v-1h1v-1h-1v-1h-1v-1h-1z',
)

const PICTURES: Readonly<Record<MenuSymbolName, ReactElement>> = {
  check: TICK,
  circle: DOT,
  folder: FOLDER,
  'ie-paper': PAPER,
  'ie-book': BOOK,
  restore: RESTORE,
  minimize: MINIMIZE,
  maximize: MAXIMIZE,
  close: CLOSE,
}

/** A row's symbol, or the empty cell of a row without one; no part of the row's name. */
export function MenuSymbol({ name }: { readonly name: MenuSymbolName | undefined }) {
  return (
    <span className={styles.symbol} aria-hidden="true">
      {name && PICTURES[name]}
    </span>
  )
}
