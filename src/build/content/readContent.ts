import { existsSync, readdirSync, readFileSync } from 'node:fs'
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
import { picturesOf } from './articles/article.ts'
import { textsIn } from './articles/textFiles.ts'
import { RESUME_APP } from '../../owner/resume.ts'
import { NGINX_LINES_FILE } from '../hosts/hostFacts.ts'
import { findNginxMistakes } from '../hosts/nginxMistakes.ts'
import { appsIn } from '../appManifests.ts'
import { findUnreadFiles } from './checks/unreadFiles.ts'
import { windowPath } from './checks/known.ts'
import { findIslandProblems, islandsIn } from './islands/islands.ts'
import { importFinder } from './checks/importFinder.ts'
import type { Content } from './kinds/content.ts'
import { EXPORTS, FOLDERS } from './kinds/kinds.ts'
import type { Problem } from './problems/problem.ts'
import type { ContentPlace } from './words/contentPlace.ts'
import { dataOf, type OwnerModules } from './ownerModules.ts'
import { faultOf, pictureFacts, type PictureFacts } from './pictures/pictureFaults.ts'
import { lostPicture, type PictureFinder, pictureFinder } from './pictures/findPicture.ts'

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

const ICONS = 'assets/icons'

async function readIcons(root: string) {
  const names = new Set<string>()
  const problems: Problem[] = []
  for (const file of readdirSync(path.join(root, ICONS))) {
    if (!file.endsWith('.svg')) continue
    const { fault } = await pictureFacts(path.join(root, ICONS, file))
    const { icon } = /^(?<icon>[^.]+)\.svg$/.exec(file)?.groups ?? {}
    if (icon !== undefined) names.add(icon)
    if (fault === undefined) continue
    const message = `it ${fault}; until then nothing is drawn in its place`
    problems.push({ file: `${ICONS}/${file}`, line: undefined, message, isWarning: true })
  }
  return { names, problems }
}

/** All that texts show, and all in the folder of pictures, are looked at before they are asked for. */
async function pictureReader(
  place: ContentPlace,
  texts: Content['texts'],
  finder: PictureFinder,
): Promise<Content['pictureAt']> {
  const shown = Object.values(texts).flatMap((all) =>
    all.flatMap((file) => picturesOf(file).map(({ text }) => finder.find(text, file.place))),
  )
  const known = new Map<string, PictureFacts>()
  for (const file of [...shown, ...finder.names.map((name) => finder.find(name))])
    if (file !== undefined) known.set(file, await pictureFacts(file))
  return (name, from) => {
    const file = finder.find(name, from)
    if (file === undefined) return { problem: lostPicture(name, place, from) }
    const { fault, ...others } = known.get(file) ?? {}
    const problem = fault === undefined ? fault : faultOf(name, file, place.root, fault)
    return { ...others, problem }
  }
}

function unreadFiles(place: ContentPlace): readonly Problem[] {
  const modules = new Set(Object.values(EXPORTS).map(({ file }) => file))
  return findUnreadFiles(
    place,
    FOLDERS.map(({ name }) => name),
    [...modules, NGINX_LINES_FILE],
  )
}

function nginxProblems({ root, words }: ContentPlace): readonly Problem[] {
  const file = `${words}/${NGINX_LINES_FILE}`
  if (!existsSync(path.join(root, file))) return []
  const text = readFileSync(path.join(root, file), 'utf8')
  return findNginxMistakes(text).map((each) => ({ file, ...each }))
}

export async function readContent(place: ContentPlace, modules: OwnerModules): Promise<Content> {
  const { root } = place
  const data = dataOf(modules, place)
  const apps = appsIn(root).flatMap(({ name }) => name ?? [])
  // Without a résumé, one of the owner's pages may use its path.
  const shownApps = apps.filter((name) => name !== RESUME_APP || data['resume']?.value !== null)
  const files = [...addressesBelow(path.join(root, 'public')), ...ownFiles(place)]
  const texts: Content['texts'] = Object.fromEntries(
    FOLDERS.map((folder) => [folder.name, textsIn(place, folder)]),
  )
  const icons = await readIcons(root)
  const finder = pictureFinder(place)
  return {
    place,
    texts,
    pictureAt: await pictureReader(place, texts, finder),
    ofFiles: [
      ...unreadFiles(place),
      ...nginxProblems(place),
      ...findIslandProblems(place),
      ...icons.problems,
    ],
    data,
    apps,
    drawings: icons.names,
    pictures: new Set(finder.names),
    islands: islandsIn(place),
    canImport: importFinder(root),
    reserved: [...RESERVED_PATHS, ...shownApps.map(windowPath), ...files.map(folderOf)],
    paths: [...BUILT_PATHS, ...files],
  }
}
