/** Makes an element show a drawing. Elements that stay keep their focus, and what is typed into them. */
import type { Drawing, DrawnElement } from './drawing.ts'

const SVG = 'http://www.w3.org/2000/svg'
/** Attributes of SVG whose capital letters are their own. */
const MIXED = new Set(['viewBox', 'preserveAspectRatio', 'clipPathUnits', 'gradientUnits'])

export function paint(parent: Element, drawing: Drawing): void {
  const old = [...parent.childNodes]
  drawing.forEach((drawn, index) => {
    const before = old[index]
    const node =
      typeof drawn === 'string' ? textAs(drawn, before) : elementAs(drawn, before, parent)
    if (node === before) return
    if (before) before.replaceWith(node)
    else parent.append(node)
  })
  for (const left of old.slice(drawing.length)) left.remove()
}

function textAs(text: string, before: ChildNode | undefined): ChildNode {
  if (!(before instanceof Text)) return document.createTextNode(text)
  if (before.data !== text) before.data = text
  return before
}

function elementAs(
  [name, attributes, children]: DrawnElement,
  before: ChildNode | undefined,
  parent: Element,
): ChildNode {
  const isSame = before instanceof Element && before.localName === name
  const element = isSame ? before : makeElement(name, parent)
  const wanted = new Map(
    Object.entries(attributes).map(([key, value]) => [attributeName(key), value] as const),
  )
  for (const known of element.getAttributeNames()) {
    if (!wanted.has(known)) element.removeAttribute(known)
  }
  for (const [key, value] of wanted) setAttribute(element, key, value)
  paint(element, children)
  return element
}

function makeElement(name: string, parent: Element): Element {
  const isDrawing = name === 'svg' || parent.namespaceURI === SVG
  return isDrawing ? document.createElementNS(SVG, name) : document.createElement(name)
}

function attributeName(name: string): string {
  if (name === 'className') return 'class'
  if (name === 'tabIndex') return 'tabindex'
  return MIXED.has(name) ? name : name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}

function setAttribute(element: Element, name: string, value: string | number | boolean): void {
  if (element instanceof HTMLInputElement && name === 'value') {
    // What a visitor types or drags is in the property. Writing the same text again would move the caret.
    if (element.value !== String(value)) element.value = String(value)
  } else if (element instanceof HTMLInputElement && name === 'checked') {
    element.checked = value === true
  } else if (value === false && !name.startsWith('aria-')) {
    element.removeAttribute(name)
  } else {
    const text = value === true && !name.startsWith('aria-') ? '' : String(value)
    if (element.getAttribute(name) !== text) element.setAttribute(name, text)
  }
}
