/** Gathers from the disk what checkContent.ts wants to know. */
import { readdirSync, readFileSync } from 'node:fs'
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
import { articlesOf } from './articles/articleFiles.ts'
import type { Content, ContentFile } from './checks/checkContent.ts'
import { picturesIn } from './pictures/pictures.ts'

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
    articles: articlesOf(root).all,
    site: { ...read('src/content/site.ts'), value: site },
    projects: { ...read('src/content/projects.ts'), value: projects },
    pictures: new Set(picturesIn(path.join(root, 'assets/images')).keys()),
    paths: [...BUILT_PATHS, ...publicPaths(path.join(root, 'public'))],
  }
}

function publicPaths(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .map((file) => `/${file.split(path.sep).join('/')}`)
}
