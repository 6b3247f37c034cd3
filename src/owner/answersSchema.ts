import * as v from 'valibot'
import {
  differentTexts,
  fields,
  type Known,
  languageName,
  list,
  nameOf,
  text,
} from './schemaParts.ts'

export const answersSchema = (known: Known) =>
  list(
    'a list of answers',
    fields({
      /** How visitors may ask, in whole questions: one or more. */
      asked: differentTexts('one or more questions, in different words', 'a question'),
      /** What the assistant says, in plain words; the answer itself comes first. */
      answer: text('the answer, in plain words'),
      /** Pages of this site or addresses elsewhere, shown below the answer. */
      links: v.exactOptional(
        list('a list of links', nameOf('a path of this site or an address elsewhere', known.page)),
      ),
      /** The language of the question and the answer, if it is not that of the site. */
      language: v.exactOptional(languageName),
    }),
  )
