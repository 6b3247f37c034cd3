import { readdirSync } from 'node:fs'
import path from 'node:path'
import { CHAT_PATH } from '../../base/services/chat/chatSchema.ts'
import {
  appIconPath,
  ASSETS_FOLDER,
  cardPath,
  CONTACT_CARD_PATH,
  dataPath,
  MANIFEST_PATH,
  NOT_FOUND_PATH,
  OFFLINE_PATH,
  PREVIEW_FOLDER,
  SITEMAP_PATH,
} from '../../owner/paths.ts'
import { addressesBelow } from '../../server/http/siteFiles.ts'
import { ownFiles } from './words/ownFiles.ts'
import { textsIn, unreadTexts } from './articles/textFiles.ts'
import type { FrontMatter } from '../../owner/types.ts'
import { RESUME_APP } from '../../owner/resume.ts'
import { appsIn } from '../appManifests.ts'
import { windowPath } from './checks/known.ts'
import { importFinder } from './checks/importFinder.ts'
import type { Content, ContentData } from './kinds/content.ts'
import { FOLDERS } from './kinds/kinds.ts'
import type { ContentPlace } from './words/contentPlace.ts'
import { dataOf, type OwnerModules } from './ownerModules.ts'
import { faultOf, pictureFault } from './pictures/pictureFaults.ts'
import { lostPicture, pictureFinder } from './pictures/findPicture.ts'
import { pictureMaker, sizeOf } from './pictures/pictures.ts'

/** What the build writes besides the pages and files of the kinds of content. */
const BUILT_PATHS = [
  '/',
  '/robots.txt',
  '/llms.txt',
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

function iconNames(root: string): ReadonlySet<string> {
  const files = readdirSync(path.join(root, 'assets/icons'))
  return new Set(
    files.flatMap((name) => /^(?<icon>[^.]+)\.svg$/.exec(name)?.groups?.['icon'] ?? []),
  )
}

async function iconSizeOf(
  place: ContentPlace,
  site: ContentData | undefined,
): Promise<Content['iconSize']> {
  const { icon } = (site?.value ?? {}) as { readonly icon?: unknown }
  const { names, sourceOf } = pictureMaker(place)
  if (typeof icon !== 'string' || !names.includes(icon)) return null
  return sizeOf(sourceOf(icon)).catch(() => null)
}

/** All that texts show, and all in the folder of pictures, are looked at before they are asked for. */
async function pictureProblems(
  place: ContentPlace,
  texts: Content['texts'],
): Promise<Content['pictureProblem']> {
  const finder = pictureFinder(place)
  const shown = Object.values(texts).flatMap((all) =>
    all.flatMap(({ place: from, facts, matter }) => {
      const { image } = (matter.matter ?? {}) as Partial<FrontMatter>
      const names = [...facts.pictures.map(({ text }) => text), image?.src ?? '']
      return names.map((name) => finder.find(name, from))
    }),
  )
  const files = new Set([...shown, ...finder.names.map((name) => finder.find(name))])
  const faults = new Map<string, string>()
  for (const file of files) {
    const fault = file === undefined ? undefined : await pictureFault(file)
    if (file !== undefined && fault !== undefined) faults.set(file, fault)
  }
  return (name, from) => {
    const file = finder.find(name, from)
    if (file === undefined) return lostPicture(name, finder, from)
    const fault = faults.get(file)
    return fault === undefined ? undefined : faultOf(name, file, place.root, fault)
  }
}

export async function readContent(place: ContentPlace, modules: OwnerModules): Promise<Content> {
  const { root } = place
  const data = dataOf(modules, place)
  const apps = appsIn(root).flatMap(({ name }) => name ?? [])
  // Without a résumé, one of the owner's pages may use its path.
  const shownApps = apps.filter((name) => name !== RESUME_APP || data['resume']?.value !== null)
  const files = [...addressesBelow(path.join(root, 'public')), ...ownFiles(place)]
  const texts = Object.fromEntries(FOLDERS.map((folder) => [folder.name, textsIn(place, folder)]))
  return {
    place,
    texts,
    pictureProblem: await pictureProblems(place, texts),
    unread: unreadTexts(place, FOLDERS),
    data,
    apps,
    drawings: iconNames(root),
    pictures: new Set(pictureMaker(place).names),
    canImport: importFinder(root),
    iconSize: await iconSizeOf(place, data['site']),
    reserved: [...RESERVED_PATHS, ...shownApps.map(windowPath), ...files.map(folderOf)],
    paths: [...BUILT_PATHS, ...files],
  }
}
