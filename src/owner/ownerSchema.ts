import * as v from 'valibot'
import {
  differentTexts,
  expecting,
  fields,
  list,
  optionalOr,
  text,
  webAddress,
} from './schemaParts.ts'

export const profile = fields({
  /** What is found there. The first profile of kind code is a link in My Computer. */
  kind: expecting(
    "'code', 'work', 'social' or 'other'",
    v.picklist(['code', 'work', 'social', 'other']),
  ),
  label: text('what to call the profile'),
  /** A whole address, `https://…`. */
  url: webAddress("the profile's whole address, https://…"),
})

const certification = fields({
  title: text('a title'),
  issuer: text('who issued it'),
  year: expecting(
    'a year such as 2025',
    v.pipe(
      v.number(),
      v.check((year) => Number.isInteger(year) && year >= 1950 && year <= 2100),
    ),
  ),
})

export const licence = expecting(
  "{ kind: 'CC BY 4.0' }, { kind: 'all rights reserved' }, or kind 'own' with a name and a list of terms",
  v.variant('kind', [
    fields({ kind: v.literal('CC BY 4.0') }),
    fields({ kind: v.literal('all rights reserved') }),
    fields({
      /** Terms of your own. */
      kind: v.literal('own'),
      name: text('the name of the licence'),
      /** One or more sentences per text. */
      terms: expecting(
        'a list of one or more sentences',
        v.pipe(v.array(text('a sentence')), v.minLength(1)),
      ),
    }),
  ]),
)

export const owner = fields(
  {
    name: text('a name'),
    role: text('a role'),
    /** One line under the name. */
    headline: optionalOr(text('one line under the name'), ''),
    /** In the first person, one text per paragraph. */
    bio: optionalOr(list("a list of paragraphs, ['…', '…']", text('a paragraph')), []),
    email: optionalOr(expecting('an e-mail address', v.pipe(v.string(), v.email())), ''),
    /** Where you live or work, as shown to visitors: `Lisbon, Portugal`. */
    location: optionalOr(text('a place'), ''),
    /** What others may hire you for, and from when: `Open to remote work from May.` */
    availability: optionalOr(text('a sentence'), ''),
    /** Shown in this order. */
    skills: optionalOr(
      differentTexts('a list of different skills, which may be empty', 'a skill', 0),
      [],
    ),
    certifications: optionalOr(
      list('a list of certifications, which may be empty', certification),
      [],
    ),
  },
  'who the site is about',
)
