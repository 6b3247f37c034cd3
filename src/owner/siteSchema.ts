import * as v from 'valibot'
import { ANSWERED_BY, ASSISTANT_NAME } from './assistant.ts'
import { STANDARD_LANGUAGE } from './language.ts'
import { counting } from './countingSchema.ts'
import { licence, owner, profile } from './ownerSchema.ts'
import { isSiteAddress } from './siteAddress.mjs'
import {
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

const siteAddress =
  "the site's address without a slash at the end, https://… or https://…/path; in the path letters, digits, dots, hyphens and tildes"

const address = v.pipe(
  nameOf(siteAddress, (each) =>
    each.startsWith('http:') ? `expected https, not http, but found '${each}'` : undefined,
  ),
  textThat(siteAddress, isSiteAddress),
)

const looks = (known: Known) => ({
  /**
   * The picture over the search box of the browser window, best 272x92. It is on this site or on
   * another host, which is then the only one that pages may fetch pictures from. Null shows the
   * wordmark of Meadow.
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
  /** The desktop picture: its name in `assets/images`, best 2560 pixels wide, or null. */
  wallpaper: optionalOr(v.nullable(nameOf(`${picture}, or null`, known.picture)), null),
  /**
   * Turns the blues of title bars, taskbar and pages to another hue, in degrees of OKLCH: red is
   * about 25, orange 60, green 145, teal 190, blue 262, purple 305. Contrasts stay the same. Null
   * is the era's blue.
   */
  hue: optionalOr(
    v.nullable(
      expecting('a hue from 0 to 360, or null', v.pipe(v.number(), v.minValue(0), v.maxValue(360))),
    ),
    null,
  ),
  /**
   * The picture beside the site's name in the header of pages. The header is as blue as a title
   * bar, or has your `hue`. Null shows the emblem of START.
   */
  logo: optionalOr(
    v.nullable(
      fields(
        {
          /** The name of a picture in `assets/images`, without its ending; shown up to 160 by 32 pixels. */
          image: nameOf(picture, known.picture),
          /** The picture's text for visitors who do not see it; empty if it only repeats the name. */
          alt: expecting('what the picture says, or an empty text', v.string()),
        },
        'image and alt of a picture in assets/images, or null',
      ),
    ),
    null,
  ),
  /**
   * The icon in tabs, among bookmarks and for the installed site: its name in `assets/images`,
   * square, at least 512 pixels wide. Null shows the emblem of START.
   */
  icon: optionalOr(v.nullable(nameOf(`${picture}, or null`, known.siteIcon)), null),
})

/** Optional fields without a default are not shown if missing. */
const siteFields = (known: Known) => ({
  name: text('the name of the site'),
  /** The site's address, without a slash at the end. It may have a path: `https://ada.github.io/portfolio`. */
  address,
  /**
   * The language of your words as a BCP 47 tag: `el`, `pt-BR`; "en" by default. Labels and buttons
   * stay English, so another language also needs `description`, and heading and description of
   * `blog`.
   */
  language: optionalOr(languageName, STANDARD_LANGUAGE),
  /** What the site is, in one or two sentences: for search engines, and for the assistant. */
  description: v.exactOptional(text('what the site is')),
  owner,
  /** Your profiles elsewhere, in this order. */
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
  /** The balloon in the corner of the desktop; null for none. */
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
  /** What others may do with your words and pictures; you reserve all rights by default. */
  licence: optionalOr(licence, { kind: 'all rights reserved' }),
  /** The assistant that answers questions about you; null for none. */
  assistant: optionalOr(
    v.nullable(
      fields(
        {
          /** "Assistant" by default. */
          name: optionalOr(text("the assistant's name"), ASSISTANT_NAME),
          /** The slug of the article on how this site is made, which the assistant links; or null. */
          makingOf: optionalOr(
            v.nullable(
              nameOf(
                'the slug of the article about the making of this site, or null',
                known.article,
              ),
            ),
            null,
          ),
          /**
           * Where questions are answered: by the service beside the site, which you have to run, or in the visitor's
           * browser, for hosts of files alone.
           */
          answers: optionalOr(
            expecting("'service' or 'browser'", v.picklist(ANSWERED_BY)),
            'service',
          ),
        },
        'name, makingOf and answers of the assistant, or null',
      ),
    ),
    { name: ASSISTANT_NAME, makingOf: null, answers: 'service' },
  ),
  ...looks(known),
  /**
   * Names of apps that the desktop lacks, such as `['Run', 'Media Player']`: with them go their
   * icons, their entries in START, their keys and what help and search say of them. Pages stay.
   */
  withoutApps: optionalOr(
    list(
      'a list of names of apps, which may be empty',
      nameOf('the name of an app', (name) =>
        name === 'Error'
          ? "expected an app that a desktop can lack, but 'Error' shows its messages"
          : known.app(name),
      ),
    ),
    [],
  ),
  /** Null, the default: nobody counts visits. */
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

interface WordsWithDefaults {
  readonly language: string
  readonly description?: string
  readonly blog: { readonly heading?: string; readonly description?: string }
}

/** Defaults are English, so pages in another language would mislabel their language. */
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
