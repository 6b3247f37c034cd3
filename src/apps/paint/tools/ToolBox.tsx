/** The tools, and how wide and in which way they draw. The arrow keys choose, as in every group of radio buttons. */
import { type ReactNode, useId } from 'react'
import type { Settings } from '../core/pen.ts'
import { LINE_WIDTHS, SHAPE_FILLS, type ShapeFill, type Tool, TOOLS } from '../core/tools.ts'
import styles from './tools.module.css'
import { ShapeSign, ToolSign } from './ToolSign.tsx'

const NAMES: Readonly<Record<Tool, string>> = {
  pencil: 'Pencil',
  brush: 'Brush',
  eraser: 'Eraser',
  line: 'Line',
  rectangle: 'Rectangle',
  ellipse: 'Ellipse',
  fill: 'Fill',
  text: 'Text',
  picker: 'Colour picker',
}

const FILL_NAMES: Readonly<Record<ShapeFill, string>> = {
  outline: 'Outline',
  filled: 'Filled with the other colour',
  solid: 'Solid',
}

interface ToolBoxProps {
  readonly settings: Settings
  readonly onChoose: (changes: Partial<Settings>) => void
}

export function ToolBox({ settings: { tool, lineWidth, shapeFill }, onChoose }: ToolBoxProps) {
  const isShape = tool === 'rectangle' || tool === 'ellipse'
  return (
    <div className={`${styles.tools} luna-scroll`}>
      <Choices
        label="Tools"
        options={TOOLS.map((value) => ({
          value,
          name: NAMES[value],
          sign: <ToolSign tool={value} />,
        }))}
        chosen={tool}
        onChoose={(next) => onChoose({ tool: next })}
      />
      <Choices
        label="Line width"
        options={LINE_WIDTHS.map((value) => ({
          value,
          name: value === 1 ? '1 pixel' : `${value} pixels`,
          sign: <span className={styles.width} style={{ height: value }} />,
        }))}
        chosen={lineWidth}
        onChoose={(next) => onChoose({ lineWidth: next })}
      />
      {isShape && (
        <Choices
          label="Shape"
          options={SHAPE_FILLS.map((value) => ({
            value,
            name: FILL_NAMES[value],
            sign: <ShapeSign fill={value} />,
          }))}
          chosen={shapeFill}
          onChoose={(next) => onChoose({ shapeFill: next })}
        />
      )}
    </div>
  )
}

interface ChoicesProps<Value> {
  readonly label: string
  readonly options: readonly {
    readonly value: Value
    readonly name: string
    readonly sign: ReactNode
  }[]
  readonly chosen: Value
  readonly onChoose: (value: Value) => void
}

function Choices<Value extends string | number>({
  label,
  options,
  chosen,
  onChoose,
}: ChoicesProps<Value>) {
  const group = useId()
  return (
    <div role="radiogroup" aria-label={label} className={styles.choices}>
      {options.map(({ value, name, sign }) => (
        <label key={value} className={styles.choice} data-tip={name}>
          <input
            type="radio"
            name={group}
            aria-label={name}
            checked={value === chosen}
            onChange={() => onChoose(value)}
          />
          {sign}
        </label>
      ))}
    </div>
  )
}
