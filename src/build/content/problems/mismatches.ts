import * as v from 'valibot'
import type { DataPath, Finding } from '../../../owner/schemaParts.ts'

const LONGEST_QUOTE = 60

/** @param name of the data, for messages about a list: `projects` */
export function findMismatches(
  schema: v.GenericSchema,
  data: unknown,
  name = '',
): readonly Finding[] {
  const { issues = [] } = v.safeParse(schema, data)
  return issues.map((issue) => {
    const path = (issue.path ?? []).map(({ key }) => key as string | number)
    return { path, message: sentenceOf(issue, placeOf(path, name)) }
  })
}

function sentenceOf(
  { type, expected, message, input }: v.BaseIssue<unknown>,
  place: string,
): string {
  if (type === 'strict_object' && expected === 'never')
    return `${place} is not a known field; expected one of ${message}`
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
