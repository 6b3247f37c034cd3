/** Reads from the disk what checkContent.ts checks. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { projects } from '../../content/projects.ts'
import { site } from '../../content/site.ts'
import {
  ABOUT_PATH,
  BLOG_PATH,
  FEED_PATH,
  LICENCE_PATH,
  MANIFEST_PATH,
  SITEMAP_PATH,
} from '../../content/addresses.ts'
import { addressesBelow } from '../../server/http/siteFiles.ts'
import { allArticles } from './articles/articleFiles.ts'
import type { Content, ContentFile } from './checks/checkContent.ts'
import { pictureMaker } from './pictures/pictures.ts'

/** Pages and what is written besides them, all by the build. */
const BUILT_PATHS = [
  '/',
  BLOG_PATH,
  ABOUT_PATH,
  LICENCE_PATH,
  '/robots.txt',
  '/llms.txt',
  FEED_PATH,
  MANIFEST_PATH,
  SITEMAP_PATH,
]

/** @param root absolute path of the project */
export function readContent(root: string): Content {
  const read = (place: string): ContentFile => ({
    place,
    source: readFileSync(path.join(root, place), 'utf8'),
  })
  return {
    articles: allArticles(root),
    site: { ...read('src/content/site.ts'), value: site },
    projects: { ...read('src/content/projects.ts'), value: projects },
    pictures: new Set(pictureMaker(root).names),
    paths: [...BUILT_PATHS, ...addressesBelow(path.join(root, 'public'))],
  }
}
