/** An interactive figure, as the build renders it: a static picture until its script comes (living/watchFigures.ts). */
import type { ReactNode } from 'react'
import { stills } from 'virtual:stills'
import type { TextNode } from './text.ts'
import { TextBody } from './TextBody.tsx'

interface IslandProps {
  readonly name: string
  /** What the static picture shows. */
  readonly alt: string
  /** The caption. */
  readonly children?: ReactNode
}

export function Island({ name, alt, children }: IslandProps) {
  const draw = stills[name]
  if (!draw) throw new Error(`There is no figure ${name}`)
  return (
    <figure data-island={name}>
      <div data-part="stage" role="img" aria-label={alt}>
        <TextBody nodes={draw().map(withoutName)} />
      </div>
      {children !== undefined && <figcaption>{children}</figcaption>}
    </figure>
  )
}

/** The stage says what is drawn, and a drawing that says so too would be read twice. */
function withoutName(node: TextNode): TextNode {
  if (typeof node === 'string') return node
  const [name, attributes, children] = node
  return [name, { ...attributes, 'aria-hidden': true }, children]
}
