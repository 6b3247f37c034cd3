/** Mistakes in the owner's modules, and what they name. Pure. */
import { postPath } from '../../../owner/paths.ts'
import type { Problem } from '../problems/problem.ts'
import { lineOfExport } from '../problems/sourceLines.ts'
import type { Content } from './content.ts'
import { projectsSchema, siteSchema } from './contentSchemas.ts'
import { findDataProblems } from './dataProblems.ts'
import { findMisshapenLists } from './desktopChecks.ts'
import { linkMismatch, type Site } from './linkChecks.ts'
import { lostPicture } from './lostPicture.ts'
import { findMisshapenResume } from './resumeChecks.ts'

/** Mistakes for which the words of the owner cannot be used at all: what is missing, or has another form. */
export function findOwnerProblems({
  site,
  projects,
  resume,
  desktop,
}: Content): readonly Problem[] {
  return [
    ...findDataProblems(site, 'site', siteSchema),
    ...findDataProblems(
      projects,
      'projects',
      projectsSchema,
      Array.isArray(projects.value) ? 'projects' : '',
    ),
    ...findMisshapenResume(resume),
    ...findMisshapenLists(desktop),
  ]
}

/** What the words name and does not exist. */
export function findLostReferences(content: Content, site: Site): readonly Problem[] {
  return [
    ...findLostMakingOf(content),
    ...findEnglishDefaults(content),
    ...findLostPictures(content),
    ...findLostBalloonLink(content, site),
    ...findUnfitIcon(content),
    ...findLostFiles(content, site),
    ...findLostProjectPictures(content),
    ...findLostCaseStudies(content, site),
  ]
}

function findLostMakingOf({ site, articles }: Content): readonly Problem[] {
  const { assistant } = (site.value ?? {}) as { readonly assistant?: { makingOf?: unknown } }
  const slug = assistant?.makingOf
  const slugs = articles.map((article) => article.slug)
  if (typeof slug !== 'string' || slugs.includes(slug)) return []
  const message = `assistant.makingOf: expected the slug of an article (${slugs.join(', ')}) or null, but found '${slug}'`
  return [
    {
      file: site.place,
      line: lineOfExport(site, 'site', ['assistant', 'makingOf']),
      message,
    },
  ]
}

/** What stands for words that are left out is English, and would be told to be in the language of the site. */
function findEnglishDefaults({ site }: Content): readonly Problem[] {
  const words = (site.value ?? {}) as {
    readonly language?: unknown
    readonly description?: unknown
    readonly blog?: { readonly heading?: unknown; readonly description?: unknown }
  }
  const { language, description, blog } = words
  if (typeof language !== 'string' || /^en(?:-|$)/.test(language)) return []
  const wanted: readonly (readonly [path: readonly string[], text: unknown])[] = [
    [['description'], description],
    [['blog', 'heading'], blog?.heading],
    [['blog', 'description'], blog?.description],
  ]
  return wanted.flatMap(([path, text]) => {
    if (text !== undefined) return []
    const line = lineOfExport(site, 'site', path)
    const message = `${path.join('.')}: expected it in the language of the site, '${language}', but it is missing, and what would stand for it is English`
    return [{ file: site.place, line, message }]
  })
}

function findLostBalloonLink({ site: data }: Content, site: Site): readonly Problem[] {
  const { balloon } = (data.value ?? {}) as {
    readonly balloon?: { readonly link?: { readonly url?: unknown } } | null
  }
  const url = balloon?.link?.url
  const mismatch = typeof url === 'string' ? linkMismatch(url, '/', site) : undefined
  if (mismatch === undefined) return []
  const line = lineOfExport(data, 'site', ['balloon', 'link', 'url'])
  return [{ file: data.place, line, message: `balloon.link.url: ${mismatch}` }]
}

interface NamedPictures {
  readonly wallpaper?: unknown
  readonly logo?: { readonly image?: unknown } | null
  readonly icon?: unknown
}

function findLostPictures({ site, pictures, place }: Content): readonly Problem[] {
  const { wallpaper, logo, icon } = (site.value ?? {}) as NamedPictures
  const named: readonly (readonly [path: readonly string[], name: unknown])[] = [
    [['wallpaper'], wallpaper],
    [['logo', 'image'], logo?.image],
    [['icon'], icon],
  ]
  return named.flatMap(([path, name]) => {
    if (typeof name !== 'string' || pictures.has(name)) return []
    const line = lineOfExport(site, 'site', path)
    const message = lostPicture(name, pictures, place).replace('image', path.join('.'))
    return [{ file: site.place, line, message }]
  })
}

/** In pixels: the largest icon that is made of it. */
const SMALLEST_ICON = 512

function findUnfitIcon({ site, pictures, iconSize, place }: Content): readonly Problem[] {
  const { icon } = (site.value ?? {}) as NamedPictures
  if (typeof icon !== 'string' || !pictures.has(icon)) return []
  const expected = `expected a square picture, ${SMALLEST_ICON} pixels wide or more`
  const fits =
    iconSize !== null && iconSize.width === iconSize.height && iconSize.width >= SMALLEST_ICON
  if (fits) return []
  const found = iconSize ? `is ${iconSize.width} x ${iconSize.height}` : 'cannot be read'
  const line = lineOfExport(site, 'site', ['icon'])
  const message = `icon: ${expected}, but '${icon}' in ${place.pictures} ${found}`
  return [{ file: site.place, line, message }]
}

/** Files of `public` that fields of `site.ts` name by their paths. */
function findLostFiles({ site: data }: Content, site: Site): readonly Problem[] {
  const { counting, searchLogo } = (data.value ?? {}) as {
    readonly counting?: { script?: unknown } | null
    readonly searchLogo?: unknown
  }
  const named: readonly (readonly [path: readonly string[], value: unknown])[] = [
    [['counting', 'script'], counting?.script],
    [['searchLogo'], searchLogo],
  ]
  return named.flatMap(([field, value]) => {
    if (typeof value !== 'string' || !/^\/[^/]/.test(value)) return []
    const { pathname } = new URL(value, site.address)
    if (site.paths.has(pathname)) return []
    const line = lineOfExport(data, 'site', field)
    const message = `${field.join('.')}: expected the path of a file in public, but there is no public${pathname}`
    return [{ file: data.place, line, message }]
  })
}

function findLostProjectPictures({ projects, pictures, place }: Content): readonly Problem[] {
  const list: readonly unknown[] = Array.isArray(projects.value) ? projects.value : []
  return list.flatMap((project, index) => {
    const { image } = (project ?? {}) as { readonly image?: unknown }
    if (typeof image !== 'string' || pictures.has(image)) return []
    const line = lineOfExport(projects, 'projects', [index, 'image'])
    return [
      {
        file: projects.place,
        line,
        message: `projects[${index}].${lostPicture(image, pictures, place)}`,
      },
    ]
  })
}

function findLostCaseStudies({ projects, articles }: Content, site: Site): readonly Problem[] {
  const list: readonly unknown[] = Array.isArray(projects.value) ? projects.value : []
  return list.flatMap((project, index) => {
    const { caseStudy } = (project ?? {}) as { readonly caseStudy?: unknown }
    if (typeof caseStudy !== 'string' || site.paths.has(postPath(caseStudy))) return []
    const line = lineOfExport(projects, 'projects', [index, 'caseStudy'])
    const isHeldBack = articles.some(({ slug }) => slug === caseStudy)
    const expected = `expected the slug of an article${isHeldBack ? ' that is published' : ''}`
    const found = isHeldBack
      ? `'${caseStudy}' is a draft, or has a later date`
      : `found '${caseStudy}'`
    const message = `projects[${index}].caseStudy: ${expected}, but ${found}`
    return [{ file: projects.place, line, message }]
  })
}
