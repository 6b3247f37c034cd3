/**
 * The parts that the schemas of the owner's words are made of. Each leaf says what it expects, which becomes the
 * message: "expected an e-mail address, but found 'robin'". Pure.
 */
import * as v from 'valibot'

/** What an owner writes by a schema, as their editor shows it. */
export type Written<Make extends (known: Known) => v.GenericSchema> = Frozen<
  v.InferInput<ReturnType<Make>>
>
/** What the program gets: everything that may be left out has its default. */
export type Said<Make extends (known: Known) => v.GenericSchema> = Frozen<
  v.InferOutput<ReturnType<Make>>
>

/** Data that nobody changes. */
export type Frozen<Data> = Data extends readonly (infer Item)[]
  ? readonly Frozen<Item>[]
  : Data extends object
    ? { readonly [Key in keyof Data]: Frozen<Data[Key]> }
    : Data

/** Says what is wrong with a name, as the end of a sentence; undefined where it names something. */
type Reference = (name: string) => string | undefined

/** What the owner's words may name. */
export interface Known {
  /** The day of the build: `2026-01-31`. */
  readonly today: string
  /** A picture in `assets/images`. */
  readonly picture: Reference
  /** A picture that is fit to be the site's icon. */
  readonly siteIcon: Reference
  /** A drawing in `assets/icons`. */
  readonly drawing: Reference
  readonly app: Reference
  /** An article, which may be a draft. */
  readonly article: Reference
  /** An article that is published. */
  readonly publishedArticle: Reference
  /** A page or a file of this site, or an address elsewhere. */
  readonly page: Reference
  /** The same, or a window of this site's desktop. */
  readonly link: Reference
  /** A file that is published as it is, where the text is a path. */
  readonly file: Reference
  /** The owner's skills, and the module that lists them; undefined where they are not known. */
  readonly skills: { readonly names: readonly string[]; readonly place: string } | undefined
}

const fits: Reference = () => undefined

/** Takes every name for one that exists, so that a schema finds mistakes of form alone. */
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

/** @param what is expected, for messages about a value that is missing or has another form */
export function expecting<Schema extends v.GenericSchema>(what: string, schema: Schema) {
  return v.message(v.pipe(schema, v.description(what)), what)
}

/** An object without other fields than these. */
export function fields<Entries extends v.ObjectEntries>(
  entries: Entries,
  what = 'an object { … }',
) {
  return expecting(
    what,
    v.strictObject(entries, ({ expected, path }) => {
      // The message of a field that is not known lists those that are; problems/mismatches.ts makes a sentence of it.
      if (expected === 'never') return Object.keys(entries).join(', ')
      const missing = path && entries[String(path.at(-1)?.key)]
      return (missing && v.getDescription(missing)) ?? what
    }),
  )
}

/** A field that may be left out. The default is not compared with the schema: it may be an empty text. */
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

/** A text that says something. */
export function text(what: string) {
  return expecting(
    `${what}, not empty`,
    v.pipe(
      v.string(),
      v.check((each) => each.trim() !== ''),
    ),
  )
}

/** A text of a certain form. */
export function textThat(what: string, isRight: (text: string) => boolean) {
  return expecting(what, v.pipe(v.string(), v.check(isRight)))
}

/** A text that names something. */
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

/** One or more texts, none of them twice. */
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

/** A rule for several fields together, which is asked only where each of them is right. */
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

/** A whole address that a browser can follow. */
export function webAddress(what: string) {
  return textThat(what, (each) => /^https?:\/\/[^\s/]/.test(each) && URL.canParse(each))
}

export const yesOrNo = expecting('true or false', v.boolean())

export const day = textThat("a day of the calendar such as '2025-10-17'", isDay)

export function isDay(each: string): boolean {
  const date = new Date(`${each}T00:00:00Z`)
  // 2025-02-30 would be read as a day in March.
  return !Number.isNaN(date.getTime()) && date.toISOString().slice(0, 10) === each
}

export const languageName = textThat(
  "a language as BCP 47 writes it, such as 'de' or 'pt-BR'",
  (each) => {
    try {
      // By its form a longer word could name a language, too; there is none, but 'german' is easily written.
      return Intl.getCanonicalLocales(each)[0] === each && /^[a-z]{2,3}(?:-|$)/.test(each)
    } catch {
      return false
    }
  },
)

/** The path of a file on this site, or an address elsewhere of a certain form. */
export function fileOrAddress(what: string, isAddress: (text: string) => boolean, { file }: Known) {
  return v.pipe(
    textThat(what, (each) => /^\/[^/]/.test(each) || isAddress(each)),
    nameOf(what, file),
  )
}
