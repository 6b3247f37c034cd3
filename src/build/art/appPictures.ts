/**
 * The icons that apps put on the desktop. Read from the syntax of their manifests: those import the
 * views, which no build script can load. Pure: text in, names out.
 */
import { exportedData, partOf, textOf } from '../exportedData.ts'

/**
 * @param manifests sources of `src/apps/…/manifest.ts`
 * @returns names of icons in `assets/icons`, of those manifests that ask for a `desktopIcon`
 */
export function appPictures(manifests: readonly string[]): readonly string[] {
  return manifests.flatMap(exportedData).flatMap(({ init }) => {
    const manifest = init ?? undefined
    const icon = textOf(manifest, 'icon')
    const hasIcon = partOf(manifest, 'desktopIcon') !== undefined
    return hasIcon && icon !== undefined ? [icon] : []
  })
}
