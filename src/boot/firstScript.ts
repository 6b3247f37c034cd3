/**
 * The only script in the document of `/`, bundled by itself and put there by
 * src/build/html/firstScript.mjs: nothing is fetched for it, and the picture which the document came with is
 * painted before anything else happens. Then all of the program is asked for at once.
 */
import { parseAddressSwitches } from '../base/services/addressSwitches.ts'
import { report } from '../base/services/report.ts'
import { bundledFont, LABEL_FONT, TITLE_FONT } from '../base/theme/fonts.ts'
import { DESKTOP_MIN_WIDTH } from '../base/theme/metrics.ts'
import { afterPaint } from './firstPaint.ts'
import { chooseRenderer, CHOSEN_BEFORE } from './renderer.ts'

/** Of the program: the address of its module, links to what that will need, and its styles. */
const template = document.querySelector<HTMLTemplateElement>('template[data-entry]')

/** @param kind which of the parts: those for a renderer are named by it, the others by nothing */
function fetchAhead(kind: string): void {
  for (const part of template?.content.querySelectorAll<HTMLElement>('link, style') ?? []) {
    const { renderer = '', media = '' } = part.dataset
    if (renderer === kind && window.matchMedia(media).matches) document.head.append(part)
  }
}

/** @throws {unknown} what `import()` throws where the program does not come, and what it throws itself */
async function begin(): Promise<void> {
  await afterPaint(window)
  document.documentElement.dataset['program'] = 'coming'
  fetchAhead('')
  const program: Promise<unknown> = import(/* @vite-ignore */ template?.dataset['entry'] ?? '')
  // What is written is laid out and drawn in its own font at once. The program does without, too.
  for (const font of [TITLE_FONT, LABEL_FONT]) {
    document.fonts.load(bundledFont(font)).catch(() => {})
  }
  if (window.matchMedia(`(min-width: ${DESKTOP_MIN_WIDTH}px)`).matches) {
    // While all that comes there is nothing else to do.
    const renderer = chooseRenderer(parseAddressSwitches(window.location.search).renderer)
    if (renderer) {
      document.documentElement.dataset[CHOSEN_BEFORE] = renderer
      fetchAhead(renderer)
    }
  }
  await program
}

begin().catch((error: unknown) => {
  // The list of everything needs no program, and has been there all the time.
  document.documentElement.dataset['program'] = 'failed'
  report('The program did not come', error)
})
