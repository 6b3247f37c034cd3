import type { FoundGroup, Hit } from '../../find/finder.ts'
import { pieces, quote, spoken } from '../../find/marks.ts'

/** @param id begins the ids of the results */
export function foundElements(groups: readonly FoundGroup[], id: string): readonly Element[] {
  let number = 0
  return groups.map(({ group, hits }) => {
    const element = document.createElement('div')
    element.role = 'group'
    element.ariaLabel = group
    const heading = document.createElement('div')
    heading.ariaHidden = 'true'
    heading.textContent = group
    element.append(heading, ...hits.map((hit) => optionOf(hit, `${id}-${number++}`)))
    return element
  })
}

function optionOf({ entry, terms }: Hit, id: string): Element {
  const option = document.createElement('div')
  option.role = 'option'
  option.id = id
  const { name, within = '', text = '' } = entry
  const lines = [name, within, quote(text, terms)].filter((line) => line !== '')
  option.ariaLabel = spoken(lines)
  option.append(...lines.map((line) => lineOf(line, terms)))
  return option
}

function lineOf(text: string, terms: Hit['terms']): Element {
  const line = document.createElement('div')
  for (const piece of pieces(text, terms)) {
    if (!piece.isMatch) line.append(piece.text)
    else line.append(Object.assign(document.createElement('mark'), { textContent: piece.text }))
  }
  return line
}
