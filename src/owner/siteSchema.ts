/** The form of the owner's `site.ts`, with the defaults of its fields. Pure. */
import * as v from 'valibot'
import { ASSISTANT_NAME } from './assistant.ts'
import { STANDARD_LANGUAGE } from './language.ts'
import { counting } from './countingSchema.ts'
import { licence, owner, profile } from './ownerSchema.ts'
import {
  ANYTHING,
  expecting,
  fields,
  fileOrAddress,
  type Finding,
  type Known,
  languageName,
  list,
  nameOf,
  optionalOr,
  rule,
  text,
  textThat,
} from './schemaParts.ts'

const picture = 'the name of a picture in assets/images, without its ending'

/** What the site looks like. */
const looks = (known: Known) => ({
  /**
   * The picture over the search box of the browser window, best 272x92: an address on another host, which is then
   * the only one the site's pages may fetch pictures from, or on this site. Null shows the wordmark of Meadow, and
   * requests nothing.
   */
  searchLogo: optionalOr(
    v.nullable(
      fileOrAddress(
        'the address of a picture, https://… or /…, or null',
        (each) => /^https?:\/\//.test(each) && URL.canParse(each),
        known,
      ),
    ),
    null,
  ),
  /** The picture behind the desktop: its name in `assets/images`, best 2560 pixels wide. Null shows the program's own. */
  wallpaper: optionalOr(v.nullable(nameOf(`${picture}, or null`, known.picture)), null),
  /**
   * Turns the blues of title bars, taskbar and pages to another hue, in degrees of OKLCH: red is about 25, orange 60,
   * green 145, teal 190, blue 262, purple 305. Every contrast stays as it is. Null is the era's blue.
   */
  hue: optionalOr(
    v.nullable(
      expecting('a hue from 0 to 360, or null', v.pipe(v.number(), v.minValue(0), v.maxValue(360))),
    ),
    null,
  ),
  /**
   * What stands in the header of pages in place of the emblem of START, beside the site's name. The header is as blue
   * as a title bar, or has your `hue`. Null shows the emblem.
   */
  logo: optionalOr(
    v.nullable(
      fields(
        {
          /** The name of a picture in `assets/images`, without its ending. It is shown up to 160 pixels wide and 32 high. */
          image: nameOf(picture, known.picture),
          /** What the picture says to visitors who do not see it; empty where that is no more than the site's name beside it. */
          alt: expecting('what the picture says, or an empty text', v.string()),
        },
        'image and alt of a picture in assets/images, or null',
      ),
    ),
    null,
  ),
  /**
   * The picture that stands for the site in tabs, among bookmarks and where it is installed: its name in
   * `assets/images`, square, 512 pixels wide or more. Null shows the emblem of START.
   */
  icon: optionalOr(v.nullable(nameOf(`${picture}, or null`, known.siteIcon)), null),
})

/** Every field of `site.ts`. What is optional is not shown where it is missing, unless a default is named. */
const siteFields = (known: Known) => ({
  name: text('the name of the site'),
  /** Where the site is published, without a slash at the end. It may have a path: `https://ada.github.io/portfolio`. */
  address: textThat(
    "the site's address without a slash at the end, https://… or https://…/path; in the path letters, digits, dots and hyphens",
    isSiteAddress,
  ),
  /**
   * What your words are written in, as BCP 47 names it: `el`, `pt-BR`; "en" by default. Labels and buttons stay
   * English, so an owner who writes in another language gives `description`, and heading and description of `blog`.
   */
  language: optionalOr(languageName, STANDARD_LANGUAGE),
  /** What the site is, in one or two sentences: for search engines, and for the assistant. */
  description: v.exactOptional(text('what the site is')),
  owner,
  /** Where you are found elsewhere, in this order. */
  profiles: optionalOr(list('a list of profiles, which may be empty', profile), []),
  /** The list of articles. */
  blog: optionalOr(
    fields(
      {
        /** "Articles" by default. */
        heading: v.exactOptional(text('a heading')),
        /** A sentence or two below the heading. */
        subject: v.exactOptional(text('a sentence or two')),
        /** For search engines. */
        description: v.exactOptional(text('what the articles are about')),
      },
      'heading, subject and description of the blog',
    ),
    {},
  ),
  /** The balloon that appears in the corner of the desktop; null where there is none. */
  balloon: optionalOr(
    v.nullable(
      fields(
        {
          title: text('a title'),
          text: text('a sentence'),
          /** `url`: a whole address, or a path on this site. It opens in a new tab. */
          link: fields(
            {
              text: text('what the link says'),
              url: nameOf('an address: https://…, or a path on this site', known.page),
            },
            'text and url of a link',
          ),
        },
        'title, text and link of the balloon, or null',
      ),
    ),
    null,
  ),
  /** What others may do with your words and pictures; you reserve all rights by default. The code is under the licence in LICENSE. */
  licence: optionalOr(licence, { kind: 'all rights reserved' }),
  /** The assistant that answers questions about you; null where there is none. */
  assistant: optionalOr(
    v.nullable(
      fields(
        {
          /** "Assistant" by default. */
          name: optionalOr(text("the assistant's name"), ASSISTANT_NAME),
          /**
           * The slug of the article on how this site is made: the assistant links to it when it is asked. Null where
           * there is none.
           */
          makingOf: optionalOr(
            v.nullable(
              nameOf(
                'the slug of the article about the making of this site, or null',
                known.article,
              ),
            ),
            null,
          ),
        },
        'name and makingOf of the assistant, or null',
      ),
    ),
    { name: ASSISTANT_NAME, makingOf: null },
  ),
  ...looks(known),
  /** Who counts visits; null, where nobody does, is the default. */
  counting: optionalOr(v.nullable(counting(known)), null),
})

export const siteSchema = (known: Known) =>
  v.pipe(
    fields(siteFields(known)),
    rule((words) => findEnglishDefaults(words)),
    v.transform(({ description, blog, ...site }) => ({
      ...site,
      description: description ?? `The portfolio and blog of ${site.owner.name}.`,
      blog: {
        heading: 'Articles',
        subject: '',
        description: `Articles by ${site.owner.name}.`,
        ...blog,
      },
    })),
  )

/**
 * The words of `site.ts` with the defaults of those that are left out.
 * @throws {ValiError} if they have another form
 */
export function siteOf(words: unknown) {
  return v.parse(siteSchema(ANYTHING), words)
}

interface WordsWithDefaults {
  readonly language: string
  readonly description?: string
  readonly blog: { readonly heading?: string; readonly description?: string }
}

/** Defaults are English, so the pages of a site in another language would declare them in the wrong language. */
function findEnglishDefaults({
  language,
  description,
  blog,
}: WordsWithDefaults): readonly Finding[] {
  if (/^en(?:-|$)/.test(language)) return []
  const wanted = [
    { path: ['description'], words: description },
    { path: ['blog', 'heading'], words: blog.heading },
    { path: ['blog', 'description'], words: blog.description },
  ]
  const message = `expected it in the language of the site, '${language}', but it is missing, and what would stand for it is English`
  return wanted.flatMap(({ path, words }) => (words === undefined ? [{ path, message }] : []))
}

/** A path goes into configurations of web servers, so it holds nothing that means something there. */
function isSiteAddress(each: string): boolean {
  if (!/^https?:/.test(each) || !URL.canParse(each)) return false
  const { origin, pathname } = new URL(each)
  const path = pathname === '/' ? '' : pathname
  return origin + path === each && /^(?:\/[\w.-]+)*$/.test(path)
}
