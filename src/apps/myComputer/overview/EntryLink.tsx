/** A row of a card or an item of a group: a link where it leads somewhere, else a button. */
import type { Ref } from 'react'
import { Icon } from '../../../ui/Icon.tsx'
import type { Entry } from './overviewGroups.ts'

interface EntryLinkProps {
  readonly entry: Entry
  readonly iconSize: number
  readonly className: string | undefined
  /** Pressed, where the entry is no link. */
  readonly onPress: () => void
  /** Given: the window's focus begins here. */
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
