import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { CHAT_PATH } from '../../base/services/chat/chatSchema.ts'
import {
  ABOUT_PATH,
  appIconPath,
  ASSETS_FOLDER,
  BLOG_PATH,
  cardPath,
  CONTACT_CARD_PATH,
  dataPath,
  FEED_PATH,
  HELP_PATH,
  LICENCE_PATH,
  MANIFEST_PATH,
  NOT_FOUND_PATH,
  OFFLINE_PATH,
  PREVIEW_FOLDER,
  RESUME_DATA_PATH,
  RESUME_PATH,
  RESUME_PDF_PATH,
  SITEMAP_PATH,
} from '../../owner/paths.ts'
import { addressesBelow } from '../../server/http/siteFiles.ts'
import { ownFiles } from './words/ownFiles.ts'
import { allArticles, unreadTexts } from './articles/articleFiles.ts'
import { RESUME_APP } from '../../owner/resume.ts'
import { exportedData, textOf } from '../exportedData.ts'
import { allPages } from './articles/customPages.ts'
import { windowPath } from './checks/known.ts'
import { importFinder } from './checks/importFinder.ts'
import type { Content } from './checks/content.ts'
import type { ContentPlace } from './words/contentPlace.ts'
import { type ContentData, dataOf, type OwnerModules } from './words/ownerModules.ts'
import { pictureMaker, sizeOf } from './pictures/pictures.ts'

/** Pages and other files that the build writes. */
const BUILT_PATHS = [
  '/',
  BLOG_PATH,
  ABOUT_PATH,
  HELP_PATH,
  LICENCE_PATH,
  '/robots.txt',
  '/llms.txt',
  FEED_PATH,
  MANIFEST_PATH,
  SITEMAP_PATH,
  CONTACT_CARD_PATH,
]

function folderOf(file: string): string {
  return file.replace(/^(\/[^/]*)\/.*$/, '$1')
}

/** Also at the site's root: error pages, folders, and the assistant's service. */
const RESERVED_PATHS = [
  NOT_FOUND_PATH,
  OFFLINE_PATH,
  PREVIEW_FOLDER,
  '/index',
  CHAT_PATH,
  ...[ASSETS_FOLDER, cardPath('/'), appIconPath(1), dataPath('/')].map(folderOf),
]

const RESUME_PATHS = [RESUME_PATH, RESUME_DATA_PATH, RESUME_PDF_PATH]

/** Manifests import what only a bundle can resolve, so their names are read from the syntax. */
function appNames(root: string): readonly string[] {
  const apps = path.join(root, 'src/apps')
  return readdirSync(apps)
    .map((folder) => path.join(apps, folder, 'manifest.ts'))
    .filter((file) => existsSync(file))
    .flatMap((file) => exportedData(readFileSync(file, 'utf8')))
    .flatMap(({ init }) => textOf(init ?? undefined, 'appName') ?? [])
}

function iconNames(root: string): ReadonlySet<string> {
  const files = readdirSync(path.join(root, 'assets/icons'))
  return new Set(
    files.flatMap((name) => /^(?<icon>[^.]+)\.svg$/.exec(name)?.groups?.['icon'] ?? []),
  )
}

async function iconSizeOf(place: ContentPlace, site: ContentData): Promise<Content['iconSize']> {
  const { icon } = (site.value ?? {}) as { readonly icon?: unknown }
  const { names, sourceOf } = pictureMaker(place)
  if (typeof icon !== 'string' || !names.includes(icon)) return null
  return sizeOf(sourceOf(icon)).catch(() => null)
}

export async function readContent(place: ContentPlace, modules: OwnerModules): Promise<Content> {
  const { root } = place
  const data = dataOf(modules, place)
  const hasResume = data.resume.value !== null
  const built = [...BUILT_PATHS, ...(hasResume ? RESUME_PATHS : [])]
  const apps = appNames(root)
  // Without a résumé, one of the owner's pages may use its path.
  const shownApps = apps.filter((name) => name !== RESUME_APP || hasResume)
  const files = [...addressesBelow(path.join(root, 'public')), ...ownFiles(place)]
  return {
    place,
    articles: allArticles(place),
    pages: allPages(place),
    unread: unreadTexts(place),
    data,
    apps,
    drawings: iconNames(root),
    pictures: new Set(pictureMaker(place).names),
    canImport: importFinder(root),
    iconSize: await iconSizeOf(place, data.site),
    taken: [...built, ...RESERVED_PATHS, ...shownApps.map(windowPath), ...files.map(folderOf)],
    paths: [...built, ...files],
  }
}
