/** The row of large buttons. One stop for the Tab key; arrow keys go along it. */
import { Toolbar } from '@base-ui/react/toolbar'
import { Icon } from '../../../ui/Icon.tsx'
import tool from '../../host/bars/tool.module.css'
import styles from './toolbar.module.css'

interface BrowserToolbarProps {
  readonly canGoBack: boolean
  readonly run: (id: string) => void
}

/** What does not change the page gives way on a small phone. */
export function BrowserToolbar({ canGoBack, run }: BrowserToolbarProps) {
  const does = (id: string) => ({ onClick: () => run(id) })
  return (
    <Toolbar.Root className={styles.bar} aria-label="Standard Buttons">
      <Tool icon="back" name="Back" hasText hasArrow isDisabled={!canGoBack} {...does('back')} />
      <Tool icon="forward" name="Forward" hasArrow isDisabled />
      {/* Every page is there at once: there is never anything to stop. */}
      <Tool icon="stop" name="Stop" isExtra isDisabled />
      <Tool icon="refresh" name="Refresh" isExtra {...does('refresh')} />
      <Tool icon="home" name="Home Page" {...does('home')} />
      <Divider />
      <Tool icon="search" name="Search" hasText isExtra {...does('search')} />
      <Tool icon="favorites" name="Favorites" hasText isExtra {...does('favorites')} />
      <Tool icon="history" name="History" isExtra {...does('history')} />
      <Divider />
      <Tool icon="mail" name="Mail" hasArrow isExtra {...does('message')} />
      <Tool icon="printer" name="Print" isExtra {...does('print')} />
      <Tool icon="edit" name="Edit" isDisabled />
      <Tool icon="messenger" name="Messenger" isExtra {...does('messenger')} />
    </Toolbar.Root>
  )
}

function Divider() {
  return <Toolbar.Separator className={`${tool.divider} ${styles.divider}`} />
}

interface ToolProps {
  readonly icon: string
  readonly name: string
  readonly hasText?: boolean
  readonly hasArrow?: boolean
  readonly isDisabled?: boolean
  /** A small phone has no room for it. */
  readonly isExtra?: boolean
  readonly onClick?: () => void
}

/** Sizes of the pictures, in CSS pixels: those with a name or an arrow are the large ones. */
const LARGE = 30
const SMALL = 22

function Tool({ icon, name, hasText, hasArrow, isDisabled, isExtra, onClick }: ToolProps) {
  return (
    <Toolbar.Button
      className={`${tool.tool} ${styles.tool} ${isExtra ? styles.extra : ''}`}
      disabled={isDisabled ?? false}
      focusableWhenDisabled={false}
      {...(!hasText && { 'aria-label': name, 'data-tip': name })}
      onClick={onClick}
    >
      <span className={tool.face}>
        <Icon name={icon} size={hasText || hasArrow ? LARGE : SMALL} />
        {hasText && <span className={styles.text}>{name}</span>}
        {hasArrow && <span className={`${tool.arrow} ${styles.arrow}`} />}
      </span>
    </Toolbar.Button>
  )
}
