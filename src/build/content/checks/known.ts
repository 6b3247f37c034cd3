import { MY_DOCUMENTS_PATH, MY_PICTURES_PATH, postPath } from '../../../owner/paths.ts'
import type { Known } from '../../../owner/schemaParts.ts'
import type { Content } from '../kinds/content.ts'
import { POSTS } from '../articles/publishing.ts'
import { pictureName } from '../pictures/findPicture.ts'
import { didYouMean } from '../problems/didYouMean.ts'
import { textsOf } from '../kinds/kind.ts'
import { linkMismatch, type Site } from './linkChecks.ts'

/** In pixels: the largest icon that is made from the owner's. */
const SMALLEST_ICON = 512

/** Apps whose names no visitor sees; their windows have the titles of articles, pages and messages. */
const NAMELESS_APPS = new Set(['BlogPost', 'CustomPage', 'Error'])

export function knownPictures(content: Content): Pick<Known, 'picture' | 'siteIcon' | 'drawing'> {
  const { pictures, drawings, place } = content
  const picture = (name: string): string | undefined => {
    const bare = pictureName(name)
    return bare !== undefined && pictures.has(bare)
      ? `expected the name without its ending, '${bare}', but found '${name}'`
      : content.pictureAt(name).problem
  }
  return {
    picture,
    siteIcon(name) {
      if (!pictures.has(name)) return picture(name)
      const { size } = content.pictureAt(name)
      if (size && size.width === size.height && size.width >= SMALLEST_ICON) return undefined
      const found = size ? `is ${size.width} x ${size.height}` : 'cannot be read'
      return `expected a square picture, ${SMALLEST_ICON} pixels wide or more, but '${name}' in ${place.pictures} ${found}`
    },
    drawing: (name) =>
      drawings.has(name)
        ? undefined
        : `expected the name of a picture in assets/icons, but there is no '${name}'`,
  }
}

export function knownIn(content: Content, site: Site, today: string): Known {
  const { apps, place, data } = content
  const slugs = textsOf(content, POSTS).map(({ slug }) => slug)
  // Windows of apps, and locations inside them, have URLs too.
  const { owner, withoutApps } = (data['site']?.value ?? {}) as {
    readonly owner?: { readonly skills?: unknown }
    readonly withoutApps?: unknown
  }
  const leftOut = Array.isArray(withoutApps) ? withoutApps : []
  const isThere = (app: string): boolean => !leftOut.includes(app)
  const windows = [
    ...apps.filter(isThere).map(windowPath),
    ...(isThere('My Computer') ? [MY_DOCUMENTS_PATH, MY_PICTURES_PATH] : []),
  ]
  const names = apps.filter((app) => !NAMELESS_APPS.has(app))
  const desktop = { ...site, paths: new Set([...site.paths, ...windows]) }
  return {
    today,
    ...knownPictures(content),
    app: (name) =>
      apps.includes(name)
        ? undefined
        : `expected one of ${names.join(', ')}, but found '${name}'${didYouMean(name, names)}`,
    article: (slug) =>
      slugs.includes(slug)
        ? undefined
        : `expected the slug of an article (${slugs.join(', ')}) or null, but found '${slug}'`,
    publishedArticle(slug) {
      if (site.paths.has(postPath(slug))) return undefined
      return slugs.includes(slug)
        ? `expected the slug of an article that is published, but '${slug}' is a draft, or has a later date`
        : `expected the slug of an article, but found '${slug}'`
    },
    page: (link) => linkMismatch(link, '/', site),
    link: (link) => linkMismatch(link, '/', desktop),
    file(text) {
      if (!text.startsWith('/')) return undefined
      const { pathname } = new URL(text, site.address)
      if (site.paths.has(pathname)) return undefined
      return `expected the path of a file in ${place.files}, but there is no ${place.files}${pathname}`
    },
    skills: {
      names: Array.isArray(owner?.skills) ? owner.skills.map(String) : [],
      place: data['site']?.place ?? '',
    },
  }
}

/** The path of an app's windows, as in src/desktop/locations.ts: `/my-computer`. */
export function windowPath(appName: string): string {
  const words = appName.replaceAll(/([a-z0-9])([A-Z])/g, '$1-$2')
  return `/${words.replaceAll(/[^A-Za-z0-9]+/g, '-').toLowerCase()}`
}
