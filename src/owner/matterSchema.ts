import * as v from 'valibot'
import { RESERVED_SLUGS, SLUG } from './slug.mjs'
import {
  day,
  differentTexts,
  expecting,
  fields,
  languageName,
  list,
  rule,
  text,
  textThat,
  webAddress,
  yesOrNo,
} from './schemaParts.ts'

const isSlug = (each: string): boolean => SLUG.test(each) && !RESERVED_SLUGS.includes(each)
const isEachDifferent = (names: readonly string[]): boolean => new Set(names).size === names.length

const authorAddress = v.exactOptional(
  webAddress("the address of a page about the author, such as 'https://…'"),
)

export const articleSchema = v.pipe(
  fields({
    slug: textThat(
      `the file's name without its ending, in small letters, digits and single hyphens, and none of ${RESERVED_SLUGS.join(', ')}`,
      isSlug,
    ),
    title: text('a title'),
    excerpt: text('a sentence or two for the list of articles'),
    /** `2025-10-17`. */
    date: day,
    /** The day of the last change that readers should know of. */
    updated: v.exactOptional(day),
    /** Seen while developing, and left out of the built site. */
    draft: v.exactOptional(yesOrNo),
    /** `8 min read`. Computed where it is missing. */
    readTime: v.exactOptional(
      textThat("a text such as '8 min read'", (each) => /^[1-9]\d* min read$/.test(each)),
    ),
    /** Where it is not that of the site: `de`, `pt-BR`. */
    lang: v.exactOptional(languageName),
    category: text('a category'),
    tags: expecting(
      'a list of one or more different tags',
      v.pipe(
        v.array(text('a tag')),
        v.minLength(1),
        v.check((tags) => isEachDifferent(tags)),
      ),
    ),
    /** The name of the series that it is a part of. */
    series: v.exactOptional(text('the name of a series')),
    /** Slugs that the article had before: they lead to it. */
    aliases: v.exactOptional(
      expecting(
        'a list of different slugs that the article had before',
        v.pipe(
          v.array(textThat('a slug: small letters, digits and single hyphens', isSlug)),
          v.check((slugs) => isEachDifferent(slugs)),
        ),
      ),
    ),
    image: fields(
      {
        src: text('the name of a picture, without its ending'),
        alt: text('what the picture shows, for those who do not see it'),
      },
      'src and alt of a picture',
    ),
    /** The owner where both are missing. */
    author: v.exactOptional(
      fields(
        { name: text('a name'), role: text('a role'), url: authorAddress },
        'name and role of the author',
      ),
    ),
    /** Instead of `author`, where there are several. */
    authors: v.exactOptional(
      expecting(
        'a list of one or more different authors',
        v.pipe(
          list(
            'a list of one or more different authors',
            fields(
              { name: text('a name'), role: v.exactOptional(text('a role')), url: authorAddress },
              'name, and perhaps role and url, of an author',
            ),
          ),
          v.minLength(1),
          v.check((authors) => isEachDifferent(authors.map(({ name }) => name))),
        ),
      ),
    ),
    /** Questions that the article answers, for the assistant. */
    questions: v.exactOptional(
      list(
        'a list of questions that the article answers',
        fields({
          /** In different words: one or more. */
          asked: differentTexts('one or more ways to ask the question', 'a question'),
          /** In plain words, with the answer first. */
          answer: text('the answer, in plain words'),
          /** The id of the section that tells more: `further-reading`. */
          section: v.exactOptional(text('the id of a section')),
        }),
      ),
    ),
  }),
  rule(({ date, updated, author, authors }) => [
    ...(updated !== undefined && updated < date
      ? [
          {
            path: ['updated'],
            message: `expected a day on or after ${date}, but found '${updated}'`,
          },
        ]
      : []),
    ...(author && authors
      ? [{ path: ['authors'], message: 'expected author or authors, but found both' }]
      : []),
  ]),
)
