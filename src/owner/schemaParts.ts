/** Each leaf names what it expects, for the message: "expected a day, but found 'robin'". */
import * as v from 'valibot'

/** What an owner writes for a schema, as editors show it. */
export type Written<Make extends (known: Known) => v.GenericSchema> = Frozen<
  v.InferInput<ReturnType<Make>>
>
/** What the program gets: optional fields have their defaults. */
export type Said<Make extends (known: Known) => v.GenericSchema> = Frozen<
  v.InferOutput<ReturnType<Make>>
>

/** Deeply read-only data. */
export type Frozen<Data> = Data extends readonly (infer Item)[]
  ? readonly Frozen<Item>[]
  : Data extends object
    ? { readonly [Key in keyof Data]: Frozen<Data[Key]> }
    : Data

/** Explains what is wrong with a name, as the end of a sentence; undefined if it is valid. */
type Reference = (name: string) => string | undefined

export interface Known {
  /** The day of the build: `2026-01-31`. */
  readonly today: string
  readonly picture: Reference
  readonly siteIcon: Reference
  readonly drawing: Reference
  readonly app: Reference
  readonly article: Reference
  readonly publishedArticle: Reference
  /** A page or file of this site, or an address elsewhere. */
  readonly page: Reference
  /** Like `page`, or a window of the desktop. */
  readonly link: Reference
  /** A file that is published unchanged; checked only where the text is a path. */
  readonly file: Reference
  /** The owner's skills and the module that lists them; undefined if unknown. */
  readonly skills: { readonly names: readonly string[]; readonly place: string } | undefined
}

const fits: Reference = () => undefined

/** Accepts every name, so that a schema finds only mistakes of form. */
export const ANYTHING: Known = {
  today: '9999-12-31',
  picture: fits,
  siteIcon: fits,
  drawing: fits,
  app: fits,
  article: fits,
  publishedArticle: fits,
  page: fits,
  link: fits,
  file: fits,
  skills: undefined,
}

/** @param what description of the expected value, for messages */
export function expecting<Schema extends v.GenericSchema>(what: string, schema: Schema) {
  return v.message(v.pipe(schema, v.description(what)), what)
}

/** An object without unknown fields. */
export function fields<Entries extends v.ObjectEntries>(
  entries: Entries,
  what = 'an object { … }',
) {
  return expecting(
    what,
    v.strictObject(entries, ({ expected, path }) => {
      // The message of an unknown field lists the known ones; problems/mismatches.ts makes a
      // sentence of it.
      if (expected === 'never') return Object.keys(entries).join(', ')
      const missing = path && entries[String(path.at(-1)?.key)]
      return (missing && v.getDescription(missing)) ?? what
    }),
  )
}

/** An optional field. Its default is not validated, since it may be an empty text. */
export function optionalOr<
  const Schema extends v.GenericSchema,
  const Missing extends v.InferInput<Schema>,
>(schema: Schema, missing: Missing) {
  const optional = v.exactOptional(schema, missing as never)
  return {
    ...optional,
    '~run': ((dataset, config) =>
      dataset.value === missing
        ? { typed: true, value: missing }
        : optional['~run'](dataset, config)) as (typeof optional)['~run'],
  } as v.ExactOptionalSchema<Schema, Missing>
}

export function text(what: string) {
  return expecting(
    `${what}, not empty`,
    v.pipe(
      v.string(),
      v.check((each) => each.trim() !== ''),
    ),
  )
}

export function textThat(what: string, isRight: (text: string) => boolean) {
  return expecting(what, v.pipe(v.string(), v.check(isRight)))
}

export function nameOf(what: string, reference: Reference) {
  return v.pipe(
    text(what),
    v.rawCheck(({ dataset, addIssue }) => {
      const message = dataset.typed && !dataset.issues ? reference(dataset.value) : undefined
      if (message !== undefined) addIssue({ message })
    }),
  )
}

export function list<Item extends v.GenericSchema>(what: string, item: Item) {
  return expecting(what, v.array(item))
}

export function differentTexts(what: string, each: string, fewest = 1) {
  return expecting(
    what,
    v.pipe(
      v.array(text(each)),
      v.minLength(fewest),
      v.check((texts) => new Set(texts.map((one) => one.toLowerCase())).size === texts.length),
    ),
  )
}

export type DataPath = readonly (string | number)[]

export interface Finding {
  readonly path: DataPath
  readonly message: string
}

/** A rule across several fields, which runs only if each of them is valid. */
export function rule<Data>(find: (data: Data) => readonly Finding[]) {
  return v.rawCheck<Data>(({ dataset, addIssue }) => {
    if (!dataset.typed || dataset.issues) return
    for (const { path, message } of find(dataset.value)) {
      const steps = path.map((key): v.UnknownPathItem => ({
        type: 'unknown',
        origin: 'value',
        input: dataset.value,
        key,
        value: undefined,
      }))
      addIssue({ message, path: steps as [v.UnknownPathItem, ...v.UnknownPathItem[]] })
    }
  })
}

export function webAddress(what: string) {
  return textThat(what, (each) => /^https?:\/\/[^\s/]/.test(each) && URL.canParse(each))
}

export const yesOrNo = expecting('true or false', v.boolean())

export const day = textThat("a day of the calendar such as '2025-10-17'", isDay)

export function isDay(each: string): boolean {
  const date = new Date(`${each}T00:00:00Z`)
  // 2025-02-30 would parse as a day in March.
  return !Number.isNaN(date.getTime()) && date.toISOString().slice(0, 10) === each
}

export const languageName = textThat(
  "a language as BCP 47 writes it, such as 'de' or 'pt-BR'",
  (each) => {
    try {
      // Longer primary tags are well-formed but do not exist, and 'german' is an easy mistake.
      return Intl.getCanonicalLocales(each)[0] === each && /^[a-z]{2,3}(?:-|$)/.test(each)
    } catch {
      return false
    }
  },
)

/** A path of a file on this site, or an address elsewhere that passes `isAddress`. */
export function fileOrAddress(what: string, isAddress: (text: string) => boolean, { file }: Known) {
  return v.pipe(
    textThat(what, (each) => /^\/[^/]/.test(each) || isAddress(each)),
    nameOf(what, file),
  )
}
