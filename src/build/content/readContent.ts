/** Reads from the disk what checkContent.ts checks. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { desktopIcons } from '../../content/desktopIcons.ts'
import { projects } from '../../content/projects.ts'
import { site } from '../../content/site.ts'
import { allPrograms, places, programs, session } from '../../content/startMenu.ts'
import {
  ABOUT_PATH,
  BLOG_PATH,
  FEED_PATH,
  LICENCE_PATH,
  MANIFEST_PATH,
  SITEMAP_PATH,
} from '../../owner/paths.ts'
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

/** Manifests import what only a bundle has, so their names are read from their texts. */
function appNames(root: string): readonly string[] {
  const apps = path.join(root, 'src/apps')
  return readdirSync(apps)
    .map((folder) => path.join(apps, folder, 'manifest.ts'))
    .filter((file) => existsSync(file))
    .flatMap((file) => /^ {2}appName: '(.+)',$/m.exec(readFileSync(file, 'utf8'))?.[1] ?? [])
}

function iconNames(root: string): ReadonlySet<string> {
  const files = readdirSync(path.join(root, 'assets/icons'))
  return new Set(files.map((name) => name.replace(/(?:\.16)?\.svg$/, '')))
}

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
    desktop: {
      icons: { ...read('src/content/desktopIcons.ts'), value: desktopIcons },
      startMenu: {
        ...read('src/content/startMenu.ts'),
        value: [...programs, allPrograms, ...places, ...session],
      },
      names: { apps: appNames(root), icons: iconNames(root) },
    },
    pictures: new Set(pictureMaker(root).names),
    paths: [...BUILT_PATHS, ...addressesBelow(path.join(root, 'public'))],
  }
}
