/** The languages of the site's words, as BCP 47 names them, and what follows from them. Pure. */

/** What a site is written in whose owner does not say. */
export const STANDARD_LANGUAGE = 'en'
/** What buttons, labels and notices are written in. */
export const INTERFACE_LANGUAGE = 'en'

/**
 * The attribute of an element whose words are in another language than those around it; nothing where the
 * two are the same, so that a site in one language carries no marks.
 */
export function langMark(
  language: string,
  around: string = INTERFACE_LANGUAGE,
): { readonly lang?: string } {
  return language === around ? {} : { lang: language }
}

const dateFormats = new Map<string, Intl.DateTimeFormat>()

/**
 * A day as people write it out: `October 17, 2025`, `17. Oktober 2025`.
 * @param day `2025-10-17`
 */
export function longDate(day: string, language: string): string {
  // In UTC, since JavaScript reads a day without a time as midnight UTC, which is the day before elsewhere.
  const format =
    dateFormats.get(language) ??
    new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' })
  dateFormats.set(language, format)
  return format.format(new Date(day))
}

/** A language as Open Graph writes it, with the country where most of its readers live: `de_DE`. */
export function openGraphLocale(language: string): string {
  const { language: name, region } = new Intl.Locale(language).maximize()
  return region === undefined ? name : `${name}_${region}`
}

/**
 * A job as it is written within a sentence: English leaves its capitals at the beginning, and other languages
 * have rules of their own, so there it stays as it is.
 */
export function jobInSentence(role: string, language: string): string {
  if (new Intl.Locale(language).language !== 'en') return role
  // Abbreviations such as CTO keep their capitals.
  return role.replaceAll(/(?<![\p{L}\p{N}])\p{Lu}\p{Ll}+(?![\p{L}\p{N}])/gu, (word) =>
    word.toLowerCase(),
  )
}
