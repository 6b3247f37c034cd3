/** A language's double quotation marks, from CLDR. Authors type the French ones, which have spaces. */
const PAIRS: readonly (readonly [marks: string, languages: string])[] = [
  ['“”', 'en af da hi id ko lv ms nl pt th tr vi zh'],
  ['„“', 'bg cs de et is lt mk sk sl'],
  ['„”', 'bs hr hu pl ro sr'],
  ['””', 'fi sv'],
  ['«»', 'be ca el es hy it nb nn no ru uk'],
]
const STRAIGHT = '""'

/** @param language `de-AT` has the marks of `de` */
export function quotesOf(language: string) {
  const { language: name } = new Intl.Locale(language)
  const found = PAIRS.find(([, languages]) => languages.split(' ').includes(name))
  const [opening = '', closing = ''] = found?.[0] ?? STRAIGHT
  return { opening, closing }
}
