/** Links of the pretended web: they lead nowhere, and say so. */

interface DeadLinksProps {
  readonly texts: readonly string[]
  readonly className: string | undefined
}

export function DeadLinks({ texts, className }: DeadLinksProps) {
  return texts.map((text) => (
    <span key={text} role="link" aria-disabled="true" className={className}>
      {text}
    </span>
  ))
}
