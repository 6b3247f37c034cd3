/** What stands in a post's body for the elements that Markdown makes: handed to the MDX module. */
import type { ComponentProps } from 'react'
import styles from './article.module.css'

/** Of a page: each heading leads to itself, to be copied. */
export const PAGE_PARTS = { h2: LinkedHeading2, h3: LinkedHeading3, table: ScrolledTable }

/** Of a window: the headings stand one level lower, below that of the window's own. */
export const WINDOW_PARTS = { h2: LoweredHeading2, h3: LoweredHeading3, table: ScrolledTable }

function LinkedHeading2({ children, ...rest }: ComponentProps<'h2'>) {
  return (
    <h2 {...rest}>
      <a className={styles.anchor} href={`#${rest.id}`}>
        {children}
      </a>
    </h2>
  )
}

function LinkedHeading3({ children, ...rest }: ComponentProps<'h3'>) {
  return (
    <h3 {...rest}>
      <a className={styles.anchor} href={`#${rest.id}`}>
        {children}
      </a>
    </h3>
  )
}

function LoweredHeading2({ children, ...rest }: ComponentProps<'h2'>) {
  return <h3 {...rest}>{children}</h3>
}

function LoweredHeading3({ children, ...rest }: ComponentProps<'h3'>) {
  return <h4 {...rest}>{children}</h4>
}

/** Wider than its place it scrolls, which a keyboard must be able to ask for. */
function ScrolledTable(props: ComponentProps<'table'>) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by keys
    <div className={styles.tableRoom} tabIndex={0} role="group" aria-label="Table">
      <table {...props} />
    </div>
  )
}
