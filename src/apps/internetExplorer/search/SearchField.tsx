/** The search engine's text box, the same on both of its pages. */
import type { Ref } from 'react'

interface SearchFieldProps {
  readonly className: string | undefined
  readonly text: string
  readonly onType: (text: string) => void
  /** The element that says what the text led to. */
  readonly describedBy?: string
  readonly ref: Ref<HTMLInputElement>
}

/** Any text, of any length. Enter submits the form around it. */
export function SearchField({ className, text, onType, describedBy, ref }: SearchFieldProps) {
  return (
    <input
      ref={ref}
      className={className}
      type="text"
      value={text}
      aria-label="Search"
      aria-describedby={describedBy}
      data-autofocus=""
      enterKeyHint="search"
      autoComplete="off"
      autoCapitalize="off"
      spellCheck={false}
      onChange={(event) => onType(event.currentTarget.value)}
    />
  )
}
