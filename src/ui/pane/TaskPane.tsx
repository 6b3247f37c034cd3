/** The era's pane of cards at the left of a window, each folded away by its heading. */
import { type AnchorHTMLAttributes, type ReactNode, useId, useState } from 'react'
import { Icon } from '../Icon.tsx'
import styles from './taskPane.module.css'
import '../scrollBars.css'

export function TaskPane({ children }: { readonly children: ReactNode }) {
  return <div className={`${styles.pane} luna-scroll`}>{children}</div>
}

interface TaskCardProps {
  readonly title: string
  /** A pane beside a page leaves the headings to the page. */
  readonly heading?: 'h2' | 'div'
  /** Items of a list. */
  readonly children: ReactNode
}

export function TaskCard({ title, heading: Heading = 'div', children }: TaskCardProps) {
  const id = useId()
  const [isOpen, setIsOpen] = useState(true)
  return (
    <section>
      <Heading>
        <button
          type="button"
          className={styles.header}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setIsOpen(!isOpen)}
        >
          <span className={styles.title}>{title}</span>
          <svg className={styles.chevrons} viewBox="0 0 18 18" aria-hidden="true">
            <circle cx="9" cy="9" r="8.5" />
            <path d="m5.5 8.5 3.5-3.5 3.5 3.5m-7 4.5 3.5-3.5 3.5 3.5" />
          </svg>
        </button>
      </Heading>
      <ul id={id} role="list" className={styles.rows} hidden={!isOpen}>
        {children}
      </ul>
    </section>
  )
}

interface TaskLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  readonly icon: string
  readonly 'data-leaves'?: ''
}

export function TaskLink({ icon, children, ...link }: TaskLinkProps) {
  return (
    <li>
      <a className={styles.row} {...link}>
        <Icon name={icon} size={14} />
        <span>{children}</span>
      </a>
    </li>
  )
}
