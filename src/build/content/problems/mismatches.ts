import * as v from 'valibot'
import { didYouMean } from './didYouMean.ts'
import type { DataPath, Finding } from '../../../owner/schemaParts.ts'

const LONGEST_QUOTE = 60

/** What fields of other generators are called here. */
const OWN_NAMES: ReadonlyMap<string, string> = new Map([
  ...['description', 'summary', 'subtitle', 'spoiler'].map((name) => [name, 'excerpt'] as const),
  ...['pubDate', 'pubDatetime', 'publishDate', 'published', 'datePublished'].map(
    (name) => [name, 'date'] as const,
  ),
  ...['lastmod', 'updatedDate', 'modified', 'modDatetime', 'date_modified', 'dateUpdated'].map(
    (name) => [name, 'updated'] as const,
  ),
  ...['heroImage', 'cover', 'featured_image', 'thumbnail'].map((name) => [name, 'image'] as const),
  ...['permalink', 'redirect_from'].map((name) => [name, 'aliases'] as const),
  ['categories', 'category'],
  ['keywords', 'tags'],
])

/** @param name of the data, for messages about a list: `projects` */
export function findMismatches(
  schema: v.GenericSchema,
  data: unknown,
  name = '',
): readonly Finding[] {
  const { issues = [] } = v.safeParse(schema, data)
  return issues.flatMap((issue) => {
    const path = (issue.path ?? []).map(({ key }) => key as string | number)
    return isUnknown(issue)
      ? unknownFields(issue, path.slice(0, -1), name)
      : [{ path, message: sentenceOf(issue, placeOf(path, name)) }]
  })
}

function isUnknown({ type, expected }: v.BaseIssue<unknown>): boolean {
  return type === 'strict_object' && expected === 'never'
}

/** Valibot tells the first one alone. Those that nothing is known of share a sentence. */
function unknownFields(
  { message, path }: v.BaseIssue<unknown>,
  above: DataPath,
  name: string,
): readonly Finding[] {
  const names = message.split(', ')
  const written = Object.keys(path?.at(-1)?.input as object).filter((key) => !names.includes(key))
  const known = written.map((key) => {
    const own = OWN_NAMES.get(key) ?? ''
    return { key, hint: names.includes(own) ? `; expected ${own}` : didYouMean(key, names) }
  })
  const strange = known.filter(({ hint }) => hint === '').map(({ key }) => key)
  const told = (keys: readonly string[], hint: string): readonly Finding[] => {
    const [first] = keys
    if (first === undefined) return []
    const places = keys.map((key) => placeOf([...above, key], name)).join(', ')
    const said = keys.length === 1 ? 'is not a known field' : 'are not known fields'
    return [{ path: [...above, first], message: `${places} ${said}${hint}` }]
  }
  const near = known.filter(({ hint }) => hint !== '')
  return [
    ...near.flatMap(({ key, hint }) => told([key], hint)),
    ...told(strange, `; expected one of ${message}`),
  ]
}

function sentenceOf({ type, message, input }: v.BaseIssue<unknown>, place: string): string {
  const found = input === undefined ? 'it is missing' : `found ${quote(input)}`
  const said = type === 'raw_check' ? message : `expected ${message}, but ${found}`
  return place === '' ? said : `${place}: ${said}`
}

/** `owner.skills[3]`, as in code. */
export function placeOf(path: DataPath, whole = ''): string {
  return path.reduce<string>((name, key) => {
    if (typeof key === 'number') return `${name}[${key}]`
    return name === '' ? key : `${name}.${key}`
  }, whole)
}

function quote(input: unknown): string {
  const text = JSON.stringify(input) ?? String(input)
  return text.length > LONGEST_QUOTE ? `${text.slice(0, LONGEST_QUOTE)}…` : text
}
