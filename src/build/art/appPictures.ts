/**
 * The desktop icons of apps, from the syntax of manifests, whose views no build script can load.
 */
import { exportedData, partOf, textOf } from '../exportedData.ts'

/** @returns icons in `assets/icons` for the manifests (source texts) that set `desktopIcon` */
export function appPictures(manifests: readonly string[]): readonly string[] {
  return manifests.flatMap(exportedData).flatMap(({ init }) => {
    const manifest = init ?? undefined
    const icon = textOf(manifest, 'icon')
    const hasIcon = partOf(manifest, 'desktopIcon') !== undefined
    return hasIcon && icon !== undefined ? [icon] : []
  })
}
