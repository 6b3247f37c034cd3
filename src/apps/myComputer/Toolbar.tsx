/** The tool bar and the address row below it. */
import { Icon } from '../../ui/Icon.tsx'
import { folderAbove, type Place } from './files/places.ts'
import styles from './toolbar.module.css'

interface ToolbarProps {
  readonly place: Place
  readonly onBack: () => void
  readonly onUp: () => void
  readonly onUnknown: () => void
}

export function Toolbar({ place, onBack, onUp, onUnknown }: ToolbarProps) {
  return (
    <div className={styles.tools}>
      <Tool
        icon="back"
        text="Back"
        hasArrow
        isDisabled={place.view === 'overview'}
        onPress={onBack}
      />
      <Tool icon="forward" name="Forward" hasArrow isDisabled />
      <Tool icon="up" name="Up" isDisabled={folderAbove(place) === undefined} onPress={onUp} />
      <span className={styles.divider} />
      <Tool icon="search" text="Search" onPress={onUnknown} />
      <Tool icon="folder-open" text="Folders" onPress={onUnknown} />
      <span className={styles.divider} />
      <Tool icon="views" name="Views" hasArrow onPress={onUnknown} />
    </div>
  )
}

/** Shows its text or, without one, has a name only. */
type ToolName = { readonly text: string } | { readonly name: string }

type ToolProps = ToolName & {
  readonly icon: string
  /** The era's second half of the button, which opened a list. Here it is part of the picture. */
  readonly hasArrow?: boolean
  readonly isDisabled?: boolean
  readonly onPress?: () => void
}

function Tool({ icon, hasArrow = false, isDisabled = false, onPress, ...naming }: ToolProps) {
  const text = 'text' in naming ? naming.text : undefined
  return (
    <button
      type="button"
      className={styles.tool}
      disabled={isDisabled}
      onClick={onPress}
      {...('name' in naming && { 'aria-label': naming.name, title: naming.name })}
    >
      <span className={styles.face}>
        <Icon name={icon} size={text === undefined || text === 'Back' ? 26 : 22} />
        {text !== undefined && <span className={styles.text}>{text}</span>}
        {hasArrow && <span className={styles.arrow} />}
      </span>
    </button>
  )
}

export function AddressRow({ place }: { readonly place: Place }) {
  return (
    <div className={styles.addressRow}>
      <span className={styles.label} aria-hidden="true">
        Address
      </span>
      <span className={styles.box}>
        <Icon name={place.icon} size={14} className={styles.boxIcon} />
        <input
          className={styles.address}
          aria-label="Address"
          readOnly
          value={place.address}
          spellCheck={false}
        />
        <span className={styles.drop} />
      </span>
      {/* It would lead to where one already is. */}
      <span className={styles.go} aria-hidden="true">
        <Icon name="go-arrow" size={18} />
        Go
      </span>
    </div>
  )
}
