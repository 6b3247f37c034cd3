/**
 * Stand-ins for elements, for code that only writes styles and puts children into elements. They
 * keep what was written and lay nothing out.
 */

export class FakeElement {
  readonly tagName: string
  readonly style: Record<string, string> = {}
  readonly dataset: Record<string, string>
  readonly children: FakeElement[] = []
  /** The calls on a 2D canvas, in order. */
  readonly calls: string[] = []
  hidden = false
  className = ''
  textContent = ''
  width = 0
  height = 0
  #parent: FakeElement | null = null

  constructor(tagName = 'div', dataset: Record<string, string> = {}) {
    this.tagName = tagName
    this.dataset = dataset
  }

  readonly ownerDocument = {
    createElement: (tagName: string) => new FakeElement(tagName),
    documentElement: { dataset: {} as Record<string, string> },
  }

  append(...added: FakeElement[]): void {
    this.children.push(...added)
    for (const child of added) child.#parent = this
  }

  prepend(added: FakeElement): void {
    this.children.unshift(added)
    added.#parent = this
  }

  remove(): void {
    const siblings = this.#parent?.children
    siblings?.splice(siblings.indexOf(this), 1)
    this.#parent = null
  }

  setAttribute(): void {}

  /** Supports one query only: all elements below with a `data-button`. */
  querySelectorAll(): FakeElement[] {
    const below = this.children.flatMap((child) => [child, ...child.querySelectorAll()])
    return below.filter((child) => child.dataset['button'] !== undefined)
  }

  getContext(): object {
    return {
      clearRect: () => this.calls.push('clear'),
      drawImage: () => this.calls.push('draw'),
    }
  }

  /** The same object, as the code under test sees it. */
  get asElement(): HTMLElement {
    return this as unknown as HTMLElement
  }
}
