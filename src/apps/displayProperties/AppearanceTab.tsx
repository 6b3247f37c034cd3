import { useId } from 'react'
import type { SchemeName } from '../../base/services/display/displayChoices.ts'
import properties from '../../ui/controls/properties.module.css'
import styles from './displayProperties.module.css'
import { Monitor } from './Monitor.tsx'
import { useDisplayChoices } from './useDisplayChoices.ts'

const LABELS: Readonly<Record<SchemeName, string>> = {
  blue: 'Blue',
  olive: 'Olive',
  silver: 'Silver',
  contrast: 'High contrast',
}

export function AppearanceTab() {
  const { choices, choose } = useDisplayChoices()
  const name = useId()
  return (
    <>
      <Monitor choices={choices} hasWindow />
      <fieldset className={`${properties.group} ${styles.group}`}>
        <legend>Colour scheme</legend>
        {(Object.keys(LABELS) as SchemeName[]).map((scheme) => (
          <label key={scheme} className={styles.radio}>
            <input
              type="radio"
              name={name}
              checked={choices.scheme === scheme}
              onChange={() => choose({ scheme })}
            />
            {LABELS[scheme]}
          </label>
        ))}
      </fieldset>
    </>
  )
}
