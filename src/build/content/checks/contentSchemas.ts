/** What the owner's data must look like. Pure; types beyond this are checked by the compiler. */
import * as v from 'valibot'
import type { Counting, Licence, Logo, Project, SiteWords } from '../../../owner/types.ts'
import { languageName } from '../problems/languageName.ts'
import { filledText, webAddress } from '../problems/mismatches.ts'

const EARLIEST_YEAR = 1950
const LATEST_YEAR = 2100

/** A list without duplicates. */
function distinctTexts(what: string, each: string, fewest = 1) {
  return v.pipe(
    v.array(filledText(each)),
    v.minLength(fewest),
    v.check((texts) => new Set(texts.map((text) => text.toLowerCase())).size === texts.length),
    v.description(what),
  )
}

const profile = v.pipe(
  v.strictObject({
    kind: v.pipe(
      v.picklist(['code', 'work', 'social', 'other']),
      v.description("'code', 'work', 'social' or 'other'"),
    ),
    label: filledText('what to call the profile'),
    url: webAddress("the profile's whole address, https://…"),
  }),
  v.description('kind, label and url of a profile'),
)

const licenceSchema = v.variant('kind', [
  v.strictObject({ kind: v.picklist(['CC BY 4.0', 'all rights reserved']) }),
  v.strictObject({
    kind: v.literal('own'),
    name: filledText('the name of the licence'),
    terms: v.pipe(v.array(filledText('a sentence')), v.minLength(1)),
  }),
])

/** The rest of an attribute's name after `data-`. */
const DATA_NAME = /^[a-z][a-z0-9-]*$/
const dataSchema = v.record(v.pipe(v.string(), v.regex(DATA_NAME)), v.string())

const logoSchema = v.strictObject({
  image: filledText('the name of a picture in assets/images, without its ending'),
  alt: v.pipe(v.string(), v.description('what the picture says, or an empty text')),
}) satisfies SchemaOf<Logo>

const countingSchema = v.strictObject({
  name: filledText('who counts'),
  script: v.pipe(
    v.string(),
    v.check((text) => isPath(text) || isSecureAddress(text)),
    v.description('the whole address of a script, https://…, or its path on this site, /…'),
  ),
  endpoint: v.pipe(
    v.string(),
    v.check((text) => isSecureAddress(text) && new URL(text).origin === text),
    v.description('where the script sends what it counts, https://… without a path'),
  ),
  why: v.exactOptional(filledText('what is counted and what for')),
  data: v.exactOptional(
    v.pipe(
      v.custom<Readonly<Record<string, string>>>((value) => v.is(dataSchema, value)),
      v.description('texts by the names of attributes without data-, such as { domain: … }'),
    ),
  ),
}) satisfies SchemaOf<Counting>

/** Keeps a schema and its type in step: a field that only one of them has does not compile. */
type SchemaOf<T> = v.GenericSchema & { readonly entries: Record<keyof T, v.GenericSchema> }

export const siteSchema = v.strictObject({
  name: filledText('the name of the site'),
  address: v.pipe(
    v.string(),
    v.check(isSiteAddress),
    v.description(
      "the site's address without a slash at the end, https://… or https://…/path; in the path letters, digits, dots and hyphens",
    ),
  ),
  language: v.exactOptional(languageName),
  description: v.exactOptional(filledText('what the site is')),
  owner: v.pipe(
    v.strictObject({
      name: filledText('a name'),
      role: filledText('a role'),
      headline: v.exactOptional(filledText('one line under the name')),
      bio: v.exactOptional(
        v.pipe(v.array(filledText('a paragraph')), v.description('a list of paragraphs')),
      ),
      email: v.exactOptional(v.pipe(v.string(), v.email(), v.description('an e-mail address'))),
      location: v.exactOptional(filledText('a place')),
      availability: v.exactOptional(filledText('a sentence')),
      skills: v.exactOptional(
        distinctTexts('a list of different skills, which may be empty', 'a skill', 0),
      ),
      certifications: v.exactOptional(
        v.pipe(
          v.array(
            v.pipe(
              v.strictObject({
                title: filledText('a title'),
                issuer: filledText('who issued it'),
                year: v.pipe(
                  v.number(),
                  v.integer(),
                  v.minValue(EARLIEST_YEAR),
                  v.maxValue(LATEST_YEAR),
                  v.description('a year such as 2025'),
                ),
              }),
              v.description('title, issuer and year of a certification'),
            ),
          ),
          v.description('a list of certifications, which may be empty'),
        ),
      ),
    }),
    v.description('who the site is about'),
  ),
  profiles: v.exactOptional(
    v.pipe(v.array(profile), v.description('a list of profiles, which may be empty')),
  ),
  blog: v.exactOptional(
    v.pipe(
      v.strictObject({
        heading: v.exactOptional(filledText('a heading')),
        subject: v.exactOptional(filledText('a sentence or two')),
        description: v.exactOptional(filledText('what the articles are about')),
      }),
      v.description('heading, subject and description of the blog'),
    ),
  ),
  balloon: v.exactOptional(
    v.pipe(
      v.nullable(
        v.strictObject({
          title: filledText('a title'),
          text: filledText('a sentence'),
          link: v.pipe(
            v.strictObject({
              text: filledText('what the link says'),
              url: filledText('an address: https://…, or a path on this site'),
            }),
            v.description('text and url of a link'),
          ),
        }),
      ),
      v.description('title, text and link of the balloon, or null'),
    ),
  ),
  licence: v.exactOptional(
    v.pipe(
      v.custom<Licence>((value) => v.is(licenceSchema, value)),
      v.description(
        "{ kind: 'CC BY 4.0' }, { kind: 'all rights reserved' }, or kind 'own' with a name and a list of terms",
      ),
    ),
  ),
  assistant: v.exactOptional(
    v.pipe(
      v.nullable(
        v.strictObject({
          name: v.exactOptional(filledText("the assistant's name")),
          makingOf: v.exactOptional(
            v.pipe(
              v.nullable(v.string()),
              v.description('the slug of the article about the making of this site, or null'),
            ),
          ),
        }),
      ),
      v.description('name and makingOf of the assistant, or null'),
    ),
  ),
  searchLogo: v.exactOptional(
    v.pipe(
      v.nullable(v.string()),
      v.check((text) => text === null || isPictureAddress(text)),
      v.description('the address of a picture, https://… or /…, or null'),
    ),
  ),
  wallpaper: v.exactOptional(
    v.nullable(filledText('the name of a picture in assets/images, without its ending, or null')),
  ),
  hue: v.exactOptional(
    v.pipe(
      v.nullable(v.pipe(v.number(), v.minValue(0), v.maxValue(360))),
      v.description('a hue from 0 to 360, or null'),
    ),
  ),
  logo: v.exactOptional(
    v.pipe(
      v.nullable(logoSchema),
      v.description('image and alt of a picture in assets/images, or null'),
    ),
  ),
  icon: v.exactOptional(
    v.nullable(filledText('the name of a picture in assets/images, without its ending, or null')),
  ),
  counting: v.exactOptional(
    v.pipe(
      v.nullable(countingSchema),
      v.description('name, script and endpoint of who counts visits, or null'),
    ),
  ),
}) satisfies SchemaOf<SiteWords>

const projectSchema = v.strictObject({
  title: filledText('a title'),
  image: filledText('the name of a picture, without its ending'),
  alt: filledText('what the picture shows, for those who do not see it'),
  description: filledText('what the project is'),
  tech: distinctTexts('a list of one or more different techniques', 'a technique'),
  demo: v.exactOptional(webAddress('the whole address where the project can be tried, https://…')),
  repository: v.exactOptional(webAddress('the whole address of the source code, https://…')),
  caseStudy: v.exactOptional(filledText('the slug of the article about the project')),
}) satisfies SchemaOf<Project>

export const projectsSchema = v.pipe(v.array(projectSchema), v.description('a list of projects'))

/** A path goes into configurations of web servers, so it holds nothing that means something there. */
function isSiteAddress(text: string): boolean {
  if (!/^https?:/.test(text) || !URL.canParse(text)) return false
  const { origin, pathname } = new URL(text)
  const path = pathname === '/' ? '' : pathname
  return origin + path === text && /^(?:\/[\w.-]+)*$/.test(path)
}

function isPictureAddress(text: string): boolean {
  return isPath(text) || (/^https?:\/\//.test(text) && URL.canParse(text))
}

function isPath(text: string): boolean {
  return /^\/[^/]/.test(text)
}

function isSecureAddress(text: string): boolean {
  return text.startsWith('https://') && URL.canParse(text)
}
