/** A page without a browser: elements that can be focused, and which of them is. */
import type { FocusDocument, FocusElement } from '../../src/ui/focus/focusRegistry.ts'

export interface FakeElement extends FocusElement {
  /** Takes the focus out of the document, as removing a focused element does. */
  leave(): void
}

export interface FakePage {
  readonly document: FocusDocument
  /** Names of what was given the focus, in turn. */
  readonly given: readonly string[]
  /** @param isInert it refuses the focus, as what lies behind a modal dialog does */
  element(name: string, isInert?: boolean): FakeElement
}

export function fakePage(): FakePage {
  const body = { nodeName: 'body' } as HTMLElement
  const given: string[] = []
  const page: { activeElement: Element | null; body: HTMLElement } = { activeElement: body, body }
  return {
    document: page,
    given,
    element(name, isInert = false) {
      let isThere = true
      const focus = (): void => {
        if (isInert || !isThere) return
        given.push(name)
        page.activeElement = own
      }
      const own = { nodeName: name, focus } as Partial<Element> as Element
      return {
        focus,
        contains: (other) => other === own,
        leave() {
          isThere = false
          if (page.activeElement === own) page.activeElement = body
        },
      }
    },
  }
}
