/** Title bar icons, in CSS pixels. */
const TITLE_ICON_SIZE = 16
/** Desktop icons, in CSS pixels. */
const PICTURE_SIZE = 30
const BUTTON_SIZE = 21
export const FALLBACK_ICON = 'file-generic'
const BUTTON_FILE = /^(?<button>(?:minimise|maximise|restore|close)-[a-z]+)\.svg$/
const ICON_FILE = /^(?<icon>[^.]+)\.svg$/

export interface Drawing {
  /** The name that the canvas uses: `icon-16/notepad`, `icon-30/notepad`, `button/close-normal`. */
  readonly name: string
  /** Path below `assets`. */
  readonly file: string
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
 * Every window button, every icon as a title icon, and only the desktop icons as pictures (all
 * icons would more than double the sheet). Sorted by name for a stable sheet.
 * @throws Error naming a desktop icon that has no drawing
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
