/** The month and the year that the calendar shows. */
import { useState } from 'react'
import { DropDown } from '../../ui/controls/DropDown.tsx'
import properties from '../../ui/controls/properties.module.css'
import field from '../../ui/field.module.css'
import styles from './calendar.module.css'
import { type Day, FIRST_DAY, inMonth, LAST_DAY, MONTHS, monthOf, yearOf } from './days.ts'

const FIRST_YEAR = yearOf(FIRST_DAY)
const LAST_YEAR = yearOf(LAST_DAY)

interface MonthChoiceProps {
  readonly day: Day
  readonly onChoose: (day: Day) => void
}

export function MonthChoice({ day, onChoose }: MonthChoiceProps) {
  /** A year that is still being typed; null once it is left. */
  const [typed, setTyped] = useState<string | null>(null)
  const typeYear = (text: string): void => {
    setTyped(text)
    const year = Number(text)
    const isYear = Number.isInteger(year) && year >= FIRST_YEAR && year <= LAST_YEAR
    if (isYear) onChoose(inMonth(day, year, monthOf(day)))
  }
  return (
    <div className={styles.choice}>
      <DropDown
        className={styles.month}
        aria-label="Month"
        value={monthOf(day)}
        onChange={({ currentTarget }) =>
          onChoose(inMonth(day, yearOf(day), Number(currentTarget.value)))
        }
      >
        {MONTHS.map((name, index) => (
          <option key={name} value={index + 1}>
            {name}
          </option>
        ))}
      </DropDown>
      <input
        className={`${field.field} ${properties.spin}`}
        type="number"
        aria-label="Year"
        min={FIRST_YEAR}
        max={LAST_YEAR}
        value={typed ?? yearOf(day)}
        onChange={({ currentTarget }) => typeYear(currentTarget.value)}
        onBlur={() => setTyped(null)}
      />
    </div>
  )
}
