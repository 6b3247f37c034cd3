import { useRef } from 'react'
import { Icon } from '../../ui/Icon.tsx'
import { runnerOf } from '../host/menus/appMenus.ts'
import { useDropList } from '../host/menus/useDropList.tsx'
import { useTip } from '../host/useTip.ts'
import { COMMANDS, type FolderSubject } from './commands.ts'
import { nameOf, type Place, placeAt, PLACES } from './files/places.ts'
import styles from './toolbar.module.css'

/** The row of large buttons, which do the same as rows of the menus. */
export function Toolbar({ subject }: { readonly subject: FolderSubject }) {
  const run = runnerOf(COMMANDS, subject)
  const does = (id: string) => ({ onPress: () => run(id) })
  const { canGoBack, canGoUp } = subject
  return (
    <div className={styles.tools}>
      <Tool
        icon="back"
        name="Back"
        hasText
        hasArrow
        isLarge
        isDisabled={!canGoBack}
        {...does('back')}
      />
      <Tool icon="forward" name="Forward" hasArrow isLarge isDisabled />
      <Tool icon="up" name="Up" isLarge isDisabled={!canGoUp} {...does('up')} />
      <span className={styles.divider} />
      <Tool icon="search" name="Search" hasText {...does('search')} />
      <Tool icon="folder-open" name="Folders" hasText {...does('folders')} />
      <span className={styles.divider} />
      <Tool icon="views" name="Views" hasArrow isLarge {...does('views')} />
    </div>
  )
}

interface ToolProps {
  readonly icon: string
  readonly name: string
  readonly hasText?: boolean
  /** The era's second half of the button, which opened a list. Here it is part of the picture. */
  readonly hasArrow?: boolean
  readonly isLarge?: boolean
  readonly isDisabled?: boolean
  readonly onPress?: () => void
}

function Tool({ icon, name, hasText, hasArrow, isLarge, isDisabled, onPress }: ToolProps) {
  return (
    <button
      type="button"
      className={styles.tool}
      disabled={isDisabled}
      onClick={onPress}
      {...(!hasText && { title: name })}
    >
      <span className={styles.face}>
        <Icon name={icon} size={isLarge ? 26 : 22} />
        {hasText && <span className={styles.text}>{name}</span>}
        {hasArrow && <span className={styles.arrow} />}
      </span>
    </button>
  )
}

interface AddressRowProps {
  readonly place: Place
  readonly onGoTo: (path: string) => void
  /** Shows the place anew. */
  readonly onRefresh: () => void
}

export function AddressRow({ place, onGoTo, onRefresh }: AddressRowProps) {
  const box = useRef<HTMLInputElement>(null)
  const tell = useTip()
  const list = useDropList({
    label: 'Places',
    box,
    items: () =>
      PLACES.map((path) => ({
        type: 'item',
        text: nameOf(placeAt(path)),
        run: () => onGoTo(path),
      })),
  })
  return (
    <div className={styles.addressRow}>
      <span className={styles.label} aria-hidden="true">
        Address
      </span>
      <span className={styles.box}>
        <Icon name={place.icon} size={14} className={styles.boxIcon} />
        <input
          ref={box}
          className={styles.address}
          aria-label="Address"
          readOnly
          value={place.address}
          spellCheck={false}
          onKeyDown={list.onKeyDown}
        />
        {list.parts}
      </span>
      <button
        type="button"
        className={styles.go}
        onClick={({ currentTarget }) => {
          onRefresh()
          // It leads to where one already is, and shows the same.
          const { left, bottom } = currentTarget.getBoundingClientRect()
          tell(`This is ${nameOf(place)}.`, { x: left, y: bottom })
        }}
      >
        <Icon name="go-arrow" size={18} />
        Go
      </button>
    </div>
  )
}
