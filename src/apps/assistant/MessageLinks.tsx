/** The links of an answer. Each has the address of a page, too, for visitors who open it in another tab. */
import type { MouseEvent } from 'react'
import type { ChatLink } from '../../base/services/chat/chatSchema.ts'
import { hrefOf } from '../../owner/base.ts'
import type { OpenAction } from '../host/app.ts'
import { isPlainPress } from '../host/plainPress.ts'
import { useRegistry } from '../host/RegistryContext.tsx'
import { useOpenIfThere } from '../host/useOpen.ts'
import styles from './messageLog.module.css'

interface MessageLinksProps {
  readonly links: readonly ChatLink[]
  readonly onOpen: (action: OpenAction) => void
}

export function MessageLinks({ links, onOpen }: MessageLinksProps) {
  if (links.length === 0) return null
  return (
    <ul role="list" className={styles.links}>
      {links.map((link, index) => (
        <li key={index}>
          <MessageLink link={link} onOpen={onOpen} />
        </li>
      ))}
    </ul>
  )
}

function MessageLink({
  link,
  onOpen,
}: {
  readonly link: ChatLink
  readonly onOpen: (action: OpenAction) => void
}) {
  const openIfThere = useOpenIfThere(onOpen)
  const { openLink } = useRegistry()
  const action = link.type === 'internal' ? openLink(link.url) : null
  const name = link.text.trim() || link.url
  if (!action) {
    return (
      <a className={styles.link} href={hrefOf(link.url)} target="_blank" rel="noopener noreferrer">
        {name}
      </a>
    )
  }
  const openWindow = (event: MouseEvent) => {
    if (!isPlainPress(event)) return
    event.preventDefault()
    openIfThere(action)
  }
  return (
    <a className={styles.link} href={hrefOf(link.url)} onClick={openWindow}>
      {name}
    </a>
  )
}
