/** The components that an MDX module uses in place of the elements of Markdown. */
import type { ComponentProps } from 'react'
import { INTERFACE_LANGUAGE } from '../../owner/language.ts'
import './articleParts.css'
import './formulas.css'
import styles from './body.module.css'
import code from './code.module.css'

/** For a page: each heading has a link to itself, to be copied. */
export const PAGE_PARTS = { h2: LinkedHeading2, h3: LinkedHeading3, pre: Code, table: Table }

/** For a window: the headings are one level lower, below the window's own. */
export const WINDOW_PARTS = { h2: LoweredHeading2, h3: LoweredHeading3, pre: Code, table: Table }

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
  return (
    <h3 {...rest} data-depth="2">
      {children}
    </h3>
  )
}

function LoweredHeading3({ children, ...rest }: ComponentProps<'h3'>) {
  return <h4 {...rest}>{children}</h4>
}

interface CodeProps extends ComponentProps<'pre'> {
  /** Its name for people: `TypeScript`. */
  readonly 'data-language'?: string
}

/** Its head shows the language, which assistive technology learns from the name of the code. */
function Code({ 'data-language': language, ...rest }: CodeProps) {
  return (
    <div className={code.code} data-part="code">
      <div className={code.head} lang={INTERFACE_LANGUAGE}>
        <span aria-hidden="true">{language}</span>
      </div>
      <pre {...rest} />
    </div>
  )
}

/** A table that is too wide scrolls, so the keyboard must be able to reach it. */
function Table(props: ComponentProps<'table'>) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by keys
    <div className={styles.table} tabIndex={0} role="group" aria-label="Table">
      <table {...props} />
    </div>
  )
}
