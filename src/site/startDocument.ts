/** Inlines styles and first script; an inert `<template>` lists what the script loads afterwards. */
import { DESKTOP_MEDIA } from '../base/theme/layoutMedia.ts'
import { SITE_LANGUAGE } from '../owner/siteLanguage.ts'
import { documentOf, type Sheet, styleTags } from './document.ts'
import { type LookAssets, lookScript } from './look.ts'
import { element, emptyElement } from './markup.ts'
import { replaceOnce, SHELL } from './shell.ts'

export interface Needed {
  readonly modules: readonly string[]
  readonly styles: readonly Sheet[]
  /** `data-` attributes that say for which visitors; none for all. */
  readonly condition: Readonly<Record<string, string>>
}

export interface StartAssets {
  readonly look: LookAssets
  readonly styles: readonly Sheet[]
  readonly entry: string
  /** A repeated address counts where it is first named. */
  readonly needed: readonly Needed[]
  readonly script: string
}

/** One picture with all icons of the canvas. */
export interface IconSheet {
  /** Device pixels per CSS pixel. */
  readonly scale: number
  readonly url: string
}

/**
 * @param markup.plainSite the link to the pages
 * @param icons by ascending scale
 * @throws {Error} if the script contains an end tag, which would end its own element
 */
export function startDocument(
  head: string,
  { plainSite, bootScreen }: { readonly plainSite: string; readonly bootScreen: string },
  assets: StartAssets,
  icons: readonly IconSheet[],
): string {
  const { look, styles, entry, needed, script } = assets
  if (script.includes('</')) throw new Error('The boot script contains an end tag.')
  const program = element('script', { type: 'module', src: SHELL.program }, '')
  const loader = [
    element('template', { 'data-entry': entry }, linksTo(needed) + linksToIcons(icons)),
    element('script', { type: 'module' }, script.trim()),
  ].join('\n')
  const shown = replaceOnce(
    SHELL.body,
    element('div', { id: 'boot-screen' }, ''),
    element('div', { id: 'boot-screen' }, bootScreen),
  )
  const body = `${plainSite}\n${replaceOnce(shown, program, loader)}`
  return documentOf([head, lookScript(look, 'desktop'), styleTags(styles)], body, SITE_LANGUAGE)
}

function linksTo(needed: readonly Needed[]): string {
  const listed = new Set<string>()
  return needed
    .flatMap(({ modules, styles, condition }) => {
      const data = Object.fromEntries(
        Object.entries(condition).map(([name, value]) => [`data-${name}`, value]),
      )
      const added = [...new Set(modules)].filter((address) => !listed.has(address))
      for (const address of added) listed.add(address)
      const links = added.map((href) =>
        emptyElement('link', { ...data, rel: 'modulepreload', href }),
      )
      return [styleTags(styles, data), ...links]
    })
    .join('')
}

/** The first frame waits for the sheet of the screen's scale, which the program would ask for only once it runs. */
function linksToIcons(icons: readonly IconSheet[]): string {
  return icons
    .map(({ scale, url }, at) => {
      const coarser = icons[at - 1]
      const limits = [
        ...(coarser ? [`(min-resolution: ${coarser.scale + 0.01}dppx)`] : []),
        ...(at < icons.length - 1 ? [`(max-resolution: ${scale}dppx)`] : []),
      ]
      return emptyElement('link', {
        'data-media': DESKTOP_MEDIA,
        rel: 'preload',
        as: 'image',
        href: url,
        media: limits.join(' and ') || 'all',
      })
    })
    .join('')
}
