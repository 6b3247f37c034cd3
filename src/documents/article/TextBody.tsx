import { createElement, type ElementType, Fragment, type JSX, type ReactNode } from 'react'
import type { TextNode } from './text.ts'

export type TextParts = Readonly<Partial<Record<keyof JSX.IntrinsicElements, ElementType>>>

interface TextBodyProps {
  readonly nodes: readonly TextNode[]
  /** None in a feed. */
  readonly parts?: TextParts
}

export function TextBody({ nodes, parts = {} }: TextBodyProps) {
  const byName: Readonly<Record<string, ElementType | undefined>> = parts
  const elementOf = (node: TextNode): ReactNode => {
    if (typeof node === 'string') return node
    const [name, attributes, children] = node
    return createElement(byName[name] ?? name, attributes, ...children.map(elementOf))
  }
  // As separate arguments, children need no keys: their order never changes.
  return createElement(Fragment, null, ...nodes.map(elementOf))
}
