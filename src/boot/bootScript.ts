/**
 * The only script in the document of `/`. It is bundled on its own and placed in the document by
 * src/site/startDocument.ts, so the browser fetches nothing for it and paints the boot screen before
 * anything else happens. Then it fetches the whole program at once.
 */
import { parseAddressSwitches } from '../base/services/addressSwitches.ts'
import { report } from '../base/services/report.ts'
import { bundledFont, LABEL_FONT, TITLE_FONT } from '../base/theme/fonts.ts'
import { DESKTOP_MEDIA } from '../base/theme/layoutMedia.ts'
import { afterPaint } from './firstPaint.ts'
import { chooseRenderer, CHOSEN_BEFORE } from './renderer.ts'

/** Holds the address of the program, links to the modules that it will need, and its styles. */
const template = document.querySelector<HTMLTemplateElement>('template[data-entry]')

/**
 * Moves links and styles out of the template, so that the browser loads them.
 * @param renderer whose parts; '' for the parts that every renderer needs
 */
function preload(renderer: string): void {
  for (const part of template?.content.querySelectorAll<HTMLElement>('link, style') ?? []) {
    const { renderer: ofRenderer = '', media = '' } = part.dataset
    if (ofRenderer === renderer && window.matchMedia(media).matches) document.head.append(part)
  }
}

/** @throws {unknown} what `import()` throws if the program fails to load, and what the program throws */
async function boot(): Promise<void> {
  await afterPaint(window)
  document.documentElement.dataset['program'] = 'loading'
  preload('')
  const program: Promise<unknown> = import(/* @vite-ignore */ template?.dataset['entry'] ?? '')
  // Text then gets its final font in its first layout. The program runs without the fonts, too.
  for (const font of [TITLE_FONT, LABEL_FONT]) {
    document.fonts.load(bundledFont(font)).catch(() => {})
  }
  if (window.matchMedia(DESKTOP_MEDIA).matches) {
    // The processor has nothing else to do until the program has loaded.
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
