/** Mistakes in the owner's `site.ts` and `projects.ts`. Pure. */
import { postPath } from '../../../owner/paths.ts'
import { findMismatches } from '../problems/mismatches.ts'
import type { Problem } from '../problems/problem.ts'
import { lineOfExport } from '../problems/sourceLines.ts'
import type { Content, ContentData } from './content.ts'
import { projectsSchema, siteSchema } from './contentSchemas.ts'
import { findMisshapenLists } from './desktopChecks.ts'
import type { Site } from './linkChecks.ts'
import { lostPicture } from './lostPicture.ts'

/** Mistakes for which the words of the owner cannot be used at all: what is missing, or has another form. */
export function findOwnerProblems({ site, projects, desktop }: Content): readonly Problem[] {
  return [
    ...findDataProblems(site, 'site', siteSchema),
    ...findDataProblems(projects, 'projects', projectsSchema),
    ...findMisshapenLists(desktop),
  ]
}

/** What the words name and does not exist. */
export function findLostReferences(content: Content, site: Site): readonly Problem[] {
  return [
    ...findLostMakingOf(content),
    ...findLostWallpaper(content),
    ...findLostProjectPictures(content),
    ...findLostCaseStudies(content, site),
  ]
}

function findDataProblems(
  { place, source, value }: ContentData,
  name: string,
  schema: Parameters<typeof findMismatches>[0],
): readonly Problem[] {
  return findMismatches(schema, value, Array.isArray(value) ? name : '').map((mismatch) => ({
    file: place,
    line: lineOfExport(source, name, mismatch.path),
    message: mismatch.message,
  }))
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
      line: lineOfExport(site.source, 'site', ['assistant', 'makingOf']),
      message,
    },
  ]
}

function findLostWallpaper({ site, pictures, place }: Content): readonly Problem[] {
  const { wallpaper } = (site.value ?? {}) as { readonly wallpaper?: unknown }
  if (typeof wallpaper !== 'string' || pictures.has(wallpaper)) return []
  const line = lineOfExport(site.source, 'site', ['wallpaper'])
  const message = lostPicture(wallpaper, pictures, place).replace('image', 'wallpaper')
  return [{ file: site.place, line, message }]
}

function findLostProjectPictures({ projects, pictures, place }: Content): readonly Problem[] {
  const list: readonly unknown[] = Array.isArray(projects.value) ? projects.value : []
  return list.flatMap((project, index) => {
    const { image } = (project ?? {}) as { readonly image?: unknown }
    if (typeof image !== 'string' || pictures.has(image)) return []
    const line = lineOfExport(projects.source, 'projects', [index, 'image'])
    return [
      {
        file: projects.place,
        line,
        message: `projects[${index}].${lostPicture(image, pictures, place)}`,
      },
    ]
  })
}

function findLostCaseStudies({ projects }: Content, site: Site): readonly Problem[] {
  const list: readonly unknown[] = Array.isArray(projects.value) ? projects.value : []
  return list.flatMap((project, index) => {
    const { caseStudy } = (project ?? {}) as { readonly caseStudy?: unknown }
    if (typeof caseStudy !== 'string' || site.paths.has(postPath(caseStudy))) return []
    const line = lineOfExport(projects.source, 'projects', [index, 'caseStudy'])
    const message = `projects[${index}].caseStudy: expected the slug of an article, but found '${caseStudy}'`
    return [{ file: projects.place, line, message }]
  })
}
