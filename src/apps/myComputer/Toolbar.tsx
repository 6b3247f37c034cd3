import { Icon } from '../../ui/Icon.tsx'
import { AddressRow } from '../host/bars/AddressRow.tsx'
import tool from '../host/bars/tool.module.css'
import { runnerOf } from '../host/menus/appMenus.ts'
import { useTip } from '../../ui/menu/useTip.ts'
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
      <Divider />
      <Tool icon="search" name="Search" hasText {...does('search')} />
      <Tool icon="folder-open" name="Folders" hasText {...does('folders')} />
      <Divider />
      <Tool icon="views" name="Views" hasArrow isLarge {...does('views')} />
    </div>
  )
}

function Divider() {
  return <span className={`${tool.divider} ${styles.divider}`} />
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
      className={`${tool.tool} ${styles.tool}`}
      disabled={isDisabled}
      onClick={onPress}
      {...(!hasText && { title: name })}
    >
      <span className={tool.face}>
        <Icon name={icon} size={isLarge ? 26 : 22} />
        {hasText && <span className={styles.text}>{name}</span>}
        {hasArrow && <span className={tool.arrow} />}
      </span>
    </button>
  )
}

interface PlaceRowProps {
  readonly place: Place
  readonly onGoTo: (path: string) => void
  readonly onRefresh: () => void
}

export function PlaceRow({ place, onGoTo, onRefresh }: PlaceRowProps) {
  const tell = useTip()
  return (
    <AddressRow
      icon={place.icon}
      iconSizes={[14, 18]}
      address={place.address}
      listLabel="Places"
      places={() =>
        PLACES.map((path) => ({
          type: 'item',
          text: nameOf(placeAt(path)),
          run: () => onGoTo(path),
        }))
      }
      className={styles.addressRow}
      onGo={({ currentTarget }) => {
        onRefresh()
        // It leads to where one already is, and shows the same.
        const { left, bottom } = currentTarget.getBoundingClientRect()
        tell(`This is ${nameOf(place)}.`, { x: left, y: bottom })
      }}
    />
  )
}
