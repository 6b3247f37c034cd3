/** A row of a card or an item of a group: a link where it has an address, else a button. */
import type { Ref } from 'react'
import { Icon } from '../../../ui/Icon.tsx'
import type { OverviewEntry } from './overviewGroups.ts'

interface EntryLinkProps {
  readonly entry: OverviewEntry
  readonly iconSize: number
  readonly className: string | undefined
  /** Called when an entry that is not a link is pressed. */
  readonly onPress: () => void
  /** Where it is given, the entry takes the focus of a new window. */
  readonly buttonRef?: Ref<HTMLButtonElement> | undefined
}

export function EntryLink({ entry, iconSize, className, onPress, buttonRef }: EntryLinkProps) {
  const content = (
    <>
      <Icon name={entry.icon} size={iconSize} />
      <span>{entry.text}</span>
    </>
  )
  if (entry.href !== undefined) {
    return (
      <a className={className} href={entry.href} target="_blank" rel="noopener">
        {content}
      </a>
    )
  }
  return (
    <button
      ref={buttonRef}
      type="button"
      className={className}
      onClick={onPress}
      {...(buttonRef && { 'data-autofocus': '' })}
    >
      {content}
    </button>
  )
}
