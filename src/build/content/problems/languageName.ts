/** The name of a language in the owner's words. Pure. */
import * as v from 'valibot'

export const languageName = v.pipe(
  v.string(),
  v.check(isLanguage),
  v.description("a language as BCP 47 writes it, such as 'de' or 'pt-BR'"),
)

/** Whether a text names a language, in the one form of the name that everybody compares. */
function isLanguage(text: string): boolean {
  try {
    // By its form a longer word could name a language, too; there is none, but 'german' is easily written.
    return Intl.getCanonicalLocales(text)[0] === text && /^[a-z]{2,3}(?:-|$)/.test(text)
  } catch {
    return false
  }
}
