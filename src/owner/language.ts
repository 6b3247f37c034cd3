/** The languages of the site's words as BCP 47 tags. */

export const STANDARD_LANGUAGE = 'en'
/** The language of buttons, labels and notices. */
export const INTERFACE_LANGUAGE = 'en'

/** The `lang` attribute of an element within another language; empty where both are the same. */
export function langMark(
  language: string,
  around: string = INTERFACE_LANGUAGE,
): { readonly lang?: string } {
  return language === around ? {} : { lang: language }
}

const dateFormats = new Map<string, Intl.DateTimeFormat>()

/** A written-out day: `October 17, 2025`, `17. Oktober 2025`. */
export function longDate(day: string, language: string): string {
  // In UTC, since JavaScript parses a day as midnight UTC, which is the previous day in the west.
  const format =
    dateFormats.get(language) ??
    new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' })
  dateFormats.set(language, format)
  return format.format(new Date(day))
}

export function openGraphLocale(language: string): string {
  const { language: name, region } = new Intl.Locale(language).maximize()
  return region === undefined ? name : `${name}_${region}`
}

/** A job within a sentence: English lowers its initials, other languages keep them. */
export function jobInSentence(role: string, language: string): string {
  if (new Intl.Locale(language).language !== 'en') return role
  // Abbreviations such as CTO keep their capitals.
  return role.replaceAll(/(?<![\p{L}\p{N}])\p{Lu}\p{Ll}+(?![\p{L}\p{N}])/gu, (word) =>
    word.toLowerCase(),
  )
}
