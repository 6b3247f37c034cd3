/** Inlined into `/` (src/site/startDocument.ts), so that the boot screen needs no further request. */
import { parseAddressSwitches } from '../base/services/addressSwitches.ts'
import { report } from '../base/services/report.ts'
import { bundledFont, LABEL_FONT, TITLE_FONT } from '../base/theme/fonts.ts'
import { DESKTOP_MEDIA } from '../base/theme/layoutMedia.ts'
import { afterPaint } from './firstPaint.ts'
import { chooseRenderer, CHOSEN_BEFORE } from './renderer.ts'

/** Contains the program's address, its module links and its styles. */
const template = document.querySelector<HTMLTemplateElement>('template[data-entry]')

/**
 * Moves links and styles out of the template so that the browser loads them.
 * @param renderer '' for the parts that every renderer needs
 */
function preload(renderer: string): void {
  for (const part of template?.content.querySelectorAll<HTMLElement>('link, style') ?? []) {
    const { renderer: ofRenderer = '', media = '' } = part.dataset
    if (ofRenderer === renderer && window.matchMedia(media).matches) document.head.append(part)
  }
}

/** @throws {unknown} whatever loading or running the program throws */
async function boot(): Promise<void> {
  await afterPaint(window)
  document.documentElement.dataset['program'] = 'loading'
  preload('')
  const program: Promise<unknown> = import(/* @vite-ignore */ template?.dataset['entry'] ?? '')
  // With the fonts loaded, the first layout already uses them. The program runs without them too.
  for (const font of [TITLE_FONT, LABEL_FONT]) {
    document.fonts.load(bundledFont(font)).catch(() => {})
  }
  if (window.matchMedia(DESKTOP_MEDIA).matches) {
    // The processor is idle until the program has loaded.
    const renderer = chooseRenderer(parseAddressSwitches(window.location.search).renderer)
    if (renderer) {
      document.documentElement.dataset[CHOSEN_BEFORE] = renderer
      preload(renderer)
    }
  }
  await program
}

boot().catch((error: unknown) => {
  // The list in the boot screen needs no program.
  document.documentElement.dataset['program'] = 'failed'
  report('The program failed to load', error)
})
