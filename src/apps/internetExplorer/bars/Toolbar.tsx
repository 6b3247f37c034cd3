/** The row of large buttons. One stop for the Tab key; arrow keys go along it. */
import { Toolbar } from '@base-ui/react/toolbar'
import { Icon } from '../../../ui/Icon.tsx'
import styles from './toolbar.module.css'

interface BrowserToolbarProps {
  readonly canGoBack: boolean
  readonly onHome: () => void
}

/** Back and Home Page go home; the other buttons do nothing, and give way on a small phone. */
export function BrowserToolbar({ canGoBack, onHome }: BrowserToolbarProps) {
  return (
    <Toolbar.Root className={styles.bar} aria-label="Standard Buttons">
      <Tool icon="back" name="Back" hasText hasArrow isDisabled={!canGoBack} onClick={onHome} />
      <Tool icon="forward" name="Forward" hasArrow isDisabled />
      <Tool icon="stop" name="Stop" />
      <Tool icon="refresh" name="Refresh" />
      <Tool icon="home" name="Home Page" onClick={onHome} />
      <Divider />
      <Tool icon="search" name="Search" hasText />
      <Tool icon="favorites" name="Favorites" hasText />
      <Tool icon="history" name="History" />
      <Divider />
      <Tool icon="mail" name="Mail" hasArrow />
      <Tool icon="printer" name="Print" />
      <Tool icon="edit" name="Edit" isDisabled />
      <Tool icon="messenger" name="Messenger" />
    </Toolbar.Root>
  )
}

function Divider() {
  return <Toolbar.Separator className={styles.divider} />
}

interface ToolProps {
  readonly icon: string
  readonly name: string
  readonly hasText?: boolean
  readonly hasArrow?: boolean
  readonly isDisabled?: boolean
  readonly onClick?: () => void
}

/** Sizes of the pictures, in CSS pixels: those with a name or an arrow are the large ones. */
const LARGE = 30
const SMALL = 22

function Tool({ icon, name, hasText, hasArrow, isDisabled, onClick }: ToolProps) {
  return (
    <Toolbar.Button
      className={onClick || isDisabled ? styles.tool : `${styles.tool} ${styles.idle}`}
      disabled={isDisabled ?? false}
      focusableWhenDisabled={false}
      {...(!hasText && { 'aria-label': name, 'data-tip': name })}
      onClick={onClick}
    >
      <span className={styles.face}>
        <Icon name={icon} size={hasText || hasArrow ? LARGE : SMALL} />
        {hasText && <span>{name}</span>}
        {hasArrow && <span className={styles.arrow} />}
      </span>
    </Toolbar.Button>
  )
}
