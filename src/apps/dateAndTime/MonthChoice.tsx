/** The month and the year that the calendar shows. */
import { DropDown } from '../../ui/controls/DropDown.tsx'
import { NumberField } from '../../ui/controls/NumberField.tsx'
import styles from './calendar.module.css'
import { type Day, FIRST_DAY, inMonth, LAST_DAY, MONTHS, monthOf, yearOf } from './days.ts'

const FIRST_YEAR = yearOf(FIRST_DAY)
const LAST_YEAR = yearOf(LAST_DAY)

interface MonthChoiceProps {
  readonly day: Day
  readonly onChoose: (day: Day) => void
}

export function MonthChoice({ day, onChoose }: MonthChoiceProps) {
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
      <NumberField
        aria-label="Year"
        least={FIRST_YEAR}
        most={LAST_YEAR}
        value={yearOf(day)}
        onChoose={(year) => onChoose(inMonth(day, year, monthOf(day)))}
      />
    </div>
  )
}
