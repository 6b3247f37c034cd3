/** Which drawings of `assets` a sheet holds, and under which names. Pure: it is given the names of the files. */

/** Of icons in title bars, in CSS pixels. */
const TITLE_ICON_SIZE = 16
/** Of icons on the desktop. */
const PICTURE_SIZE = 30
const BUTTON_SIZE = 21
/** What is shown for an icon that does not exist. */
export const FALLBACK_ICON = 'file-generic'
const BUTTON_FILE = /^(?<button>(?:minimise|maximise|restore|close)-[a-z]+)\.svg$/
const ICON_FILE = /^(?<icon>[^.]+)\.svg$/

/** A picture to be made from a drawing. */
export interface Drawing {
  /** What the canvas asks for: `icon-16/notepad`, `icon-30/notepad`, `button/close-normal`. */
  readonly name: string
  /** Path below `assets`. */
  readonly file: string
  /** Width and height in CSS pixels. */
  readonly size: number
}

function listIcons(files: readonly string[], pictures: ReadonlySet<string>): readonly Drawing[] {
  return files.flatMap((file) => {
    const icon = ICON_FILE.exec(file)?.groups?.['icon']
    if (icon === undefined) return []
    const small = `${icon}.16.svg`
    const title: Drawing = {
      name: `icon-${TITLE_ICON_SIZE}/${icon}`,
      file: `icons/${files.includes(small) ? small : file}`,
      size: TITLE_ICON_SIZE,
    }
    if (!pictures.has(icon)) return [title]
    return [
      title,
      { name: `icon-${PICTURE_SIZE}/${icon}`, file: `icons/${file}`, size: PICTURE_SIZE },
    ]
  })
}

function listButtons(files: readonly string[]): readonly Drawing[] {
  return files.flatMap((file) => {
    const button = BUTTON_FILE.exec(file)?.groups?.['button']
    if (button === undefined) return []
    return [{ name: `button/${button}`, file: `controls/${file}`, size: BUTTON_SIZE }]
  })
}

/**
 * Every icon as a title icon, those of the desktop as pictures too (all of them would more than
 * double the sheet), and every window button; in order of name, so that a sheet does not depend
 * on the order in which a disk lists its files.
 * @param iconFiles names of the files in `assets/icons`
 * @param controlFiles names of the files in `assets/controls`; those that are not window buttons are left out
 * @param pictures icons on the desktop
 * @throws Error naming an icon on the desktop that has no drawing
 */
export function listDrawings(
  iconFiles: readonly string[],
  controlFiles: readonly string[],
  pictures: readonly string[],
): readonly Drawing[] {
  const lost = pictures.find((icon) => !iconFiles.includes(`${icon}.svg`))
  if (lost !== undefined)
    throw new Error(`The desktop shows '${lost}', but assets/icons has no ${lost}.svg`)
  const icons = listIcons(iconFiles, new Set([...pictures, FALLBACK_ICON]))
  return [...icons, ...listButtons(controlFiles)].sort((a, b) => (a.name < b.name ? -1 : 1))
}
