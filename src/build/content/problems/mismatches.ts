/**
 * Compares data with a schema and says what was expected where. Every leaf of the schema carries
 * a description, which becomes the message: "expected an e-mail address, found 'robin'". Pure.
 */
import * as v from 'valibot'

export type DataPath = readonly (string | number)[]
type Schema = v.GenericSchema

export interface Mismatch {
  readonly path: DataPath
  readonly message: string
}

const LONGEST_QUOTE = 60

/** A text that says something, described for messages: `a title`. */
export function filledText(what: string) {
  return v.pipe(
    v.string(),
    v.check((text) => text.trim() !== ''),
    v.description(`${what}, not empty`),
  )
}

/** A whole address that a browser can follow. */
export function webAddress(what: string) {
  return v.pipe(v.string(), v.check(isWebAddress), v.description(what))
}

function isWebAddress(text: string): boolean {
  return /^https?:\/\/[^\s/]/.test(text) && URL.canParse(text)
}

/**
 * All differences, in the order of the schema; none where the data fits.
 * @param name of the data, for messages about a list: `projects`
 */
export function findMismatches(schema: Schema, data: unknown, name = ''): readonly Mismatch[] {
  const result = v.safeParse(schema, data)
  return (result.issues ?? []).map((issue) => {
    const path = (issue.path ?? []).map(({ key }) => key as string | number)
    return { path, message: messageOf(schema, issue, path, name) }
  })
}

function messageOf(
  schema: Schema,
  issue: v.BaseIssue<unknown>,
  path: DataPath,
  whole: string,
): string {
  const name = nameOf(path, whole)
  if (issue.type === 'strict_object' && issue.expected === 'never') {
    const known = Object.keys(entriesOf(schemaAt(schema, path.slice(0, -1))) ?? {})
    return `${name} is not a known field; expected one of ${known.join(', ')}`
  }
  const inner = schemaAt(schema, path)
  const expected = (inner && v.getDescription(inner)) ?? expectedKind(inner)
  const found = issue.input === undefined ? 'it is missing' : `found ${quote(issue.input)}`
  return `${name === '' ? '' : `${name}: `}expected ${expected}, but ${found}`
}

/** Of a part without a description: lists, and objects whose parts say more. */
function expectedKind(schema: Schema | undefined): string {
  const kinds: Readonly<Record<string, string>> = {
    Object: 'an object { … }',
    Array: 'a list [ … ]',
  }
  const { expects } = schema ?? {}
  return expects === undefined ? 'something else' : (kinds[expects] ?? expects)
}

/** `owner.skills[3]`: as one would write it in the program. */
export function nameOf(path: DataPath, whole = ''): string {
  return path.reduce<string>((name, key) => {
    if (typeof key === 'number') return `${name}[${key}]`
    return name === '' ? key : `${name}.${key}`
  }, whole)
}

function quote(input: unknown): string {
  const text = JSON.stringify(input) ?? String(input)
  return text.length > LONGEST_QUOTE ? `${text.slice(0, LONGEST_QUOTE)}…` : text
}

function schemaAt(schema: Schema, path: DataPath): Schema | undefined {
  return path.reduce<Schema | undefined>((outer, key) => {
    if (outer === undefined) return undefined
    if (typeof key === 'number') return required((outer as { readonly item?: Schema }).item)
    return required(entriesOf(outer)?.[key])
  }, schema)
}

/** What a value that may be missing has to be where it is given. */
function required(schema: Schema | undefined): Schema | undefined {
  if (schema?.type !== 'exact_optional') return schema
  return (schema as Schema & { readonly wrapped: Schema }).wrapped
}

function entriesOf(schema: Schema | undefined): Readonly<Record<string, Schema>> | undefined {
  const { entries, wrapped } = (schema ?? {}) as {
    readonly entries?: Record<string, Schema>
    /** Of a value that may be null. */
    readonly wrapped?: Schema
  }
  return entries ?? (wrapped && entriesOf(wrapped))
}
