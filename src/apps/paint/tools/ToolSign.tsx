/** Signs of the tools, on a grid of 16. They say nothing: the buttons have names. */
import type { ShapeFill, Tool } from '../core/tools.ts'
import styles from './tools.module.css'

const SIGNS: Readonly<Record<Tool, string>> = {
  pencil: 'M3 13l1-4 7-7 3 3-7 7zM4 9l3 3M10 3l3 3',
  brush: 'M9 2l5 5-5 2-2-2zM7 7l2 2-3 4c-2 2-4 1-4 1s2-1 1.5-3z',
  eraser: 'M2 10l6-7h6l-6 7zM2 10v3h6v-3M8 13l6-7v-3',
  line: 'M2 3l12 10',
  rectangle: 'M2.5 4.5h11v8h-11z',
  ellipse: 'M2.5 8a5.5 4 0 1 0 11 0a5.5 4 0 1 0-11 0z',
  fill: 'M3 8l6-5 4 6-6 5zM9 3l-2-2M13 9c1.5 2 1.5 4 0 4s-1.5-2 0-4z',
  text: 'M3 13l4.5-11h1l4.5 11M5 9h6',
  picker: 'M2 14l1-3 6-6 2 2-6 6zM8 4l4 4M10 5l2-3 2 2-3 2z',
}

export function ToolSign({ tool }: { readonly tool: Tool }) {
  return (
    <svg viewBox="0 0 16 16" aria-hidden="true" className={styles.sign}>
      <path d={SIGNS[tool]} />
    </svg>
  )
}

export function ShapeSign({ fill }: { readonly fill: ShapeFill }) {
  return (
    <svg viewBox="0 0 16 16" aria-hidden="true" className={styles.sign} data-fill={fill}>
      <path d="M2.5 4.5h11v7h-11z" />
    </svg>
  )
}
