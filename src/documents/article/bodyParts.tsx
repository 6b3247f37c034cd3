import type { ComponentProps } from 'react'
import { INTERFACE_LANGUAGE } from '../../owner/language.ts'
import type { TextParts } from './TextBody.tsx'
import './articleParts.css'
import './formulas.css'
import './island/figures.css'
import './island/texts.css'
import styles from './body.module.css'
import code from './code.module.css'

/** For a page: each heading links to itself, so that the address of a part can be copied where it is read. */
export const PAGE_PARTS: TextParts = {
  h2: heading('h2'),
  h3: heading('h3'),
  pre: Code,
  table: Table,
}

/** For a window: the same, and headings are one level lower, below the window's own. */
export const WINDOW_PARTS: TextParts = {
  h2: heading('h3', '2'),
  h3: heading('h4'),
  pre: Code,
  table: Table,
}

/** @param depth in the text, for its styles, where that is not the level's */
function heading(Heading: 'h2' | 'h3' | 'h4', depth?: string) {
  return function LinkedHeading({ children, ...rest }: ComponentProps<'h2'>) {
    return (
      <Heading {...rest} data-depth={depth}>
        <SelfLink id={rest.id}>{children}</SelfLink>
      </Heading>
    )
  }
}

function SelfLink({ id, children }: Pick<ComponentProps<'a'>, 'id' | 'children'>) {
  // A heading written as HTML may have no id.
  if (id === undefined) return children
  return (
    <a className={styles.anchor} href={`#${id}`}>
      {children}
    </a>
  )
}

interface CodeProps extends ComponentProps<'pre'> {
  readonly 'data-language'?: string
}

/** Shows the language, which assistive technology learns from the code's accessible name; what programs print has none. */
export function Code({ 'data-language': language = 'Text', ...rest }: CodeProps) {
  return (
    <div className={code.code} data-part="code">
      <div className={code.head} data-screen="" lang={INTERFACE_LANGUAGE}>
        <span aria-hidden="true">{language}</span>
      </div>
      <pre {...rest} />
    </div>
  )
}

/** A wide table scrolls, so the keyboard must be able to reach it. */
function Table(props: ComponentProps<'table'>) {
  const name = props['aria-label']
  const label = name === undefined ? 'Table' : `Table: ${name}`
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by keys
    <div className={styles.table} tabIndex={0} role="group" aria-label={label}>
      <table {...props} />
    </div>
  )
}
