import { Choice } from './Choice.tsx'
import styles from './displayProperties.module.css'
import { Monitor } from './Monitor.tsx'
import { themeOf, THEMES } from './themes.ts'
import { useDisplayChoices } from './useDisplayChoices.ts'

export function ThemesTab() {
  const { choices, choose } = useDisplayChoices()
  return (
    <>
      <p className={styles.words}>
        A theme is a wallpaper with a colour scheme that suits it. Choose one to change both with
        one click.
      </p>
      <Choice
        label="Theme"
        value={themeOf(choices)?.label ?? ''}
        otherwise="Modified theme"
        options={THEMES.map(({ label }) => [label, label])}
        onChoose={(chosen) => {
          const theme = THEMES.find(({ label }) => label === chosen)
          if (!theme) return
          const { scheme, wallpaper, placement, color } = theme
          choose({ scheme, wallpaper, placement, color })
        }}
      />
      <p>Sample:</p>
      <Monitor choices={choices} hasWindow />
    </>
  )
}
