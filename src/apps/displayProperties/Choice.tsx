import { useId, type ReactNode } from 'react'
import { DropDown } from '../../ui/controls/DropDown.tsx'
import styles from './displayProperties.module.css'

interface ChoiceProps<Value extends string> {
  readonly label: string
  readonly value: Value | ''
  readonly options: readonly (readonly [value: Value, label: string])[]
  readonly isDisabled?: boolean
  /** What stands for a value that no option has. */
  readonly otherwise?: string
  readonly children?: ReactNode
  onChoose(value: Value): void
}

/** A drop-down list with its label above it. */
export function Choice<Value extends string>(props: ChoiceProps<Value>) {
  const { label, value, options, isDisabled = false, otherwise, children, onChoose } = props
  const id = useId()
  return (
    <div className={styles.choice}>
      <label htmlFor={id}>{label}:</label>
      <div className={styles.row}>
        <DropDown
          id={id}
          className={styles.select}
          value={value}
          disabled={isDisabled}
          onChange={({ currentTarget }) => {
            const chosen = options.find(([each]) => each === currentTarget.value)
            if (chosen) onChoose(chosen[0])
          }}
        >
          {value === '' && <option value="">{otherwise}</option>}
          {options.map(([each, text]) => (
            <option key={each} value={each}>
              {text}
            </option>
          ))}
        </DropDown>
        {children}
      </div>
    </div>
  )
}
