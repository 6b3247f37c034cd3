/**
 * The icons that apps put on the desktop. Read from the syntax of their manifests: those import the
 * views, which no build script can load. Pure: text in, names out.
 */
import { parseSync } from 'vite'

/** As much of a syntax tree as a manifest needs. */
interface Syntax {
  readonly type: string
  readonly name?: string
  readonly value?: unknown
  readonly key?: Syntax
  readonly init?: Syntax | null
  readonly declaration?: Syntax | null
  readonly declarations?: readonly Syntax[]
  readonly properties?: readonly Syntax[]
}

/**
 * @param manifests sources of `src/apps/…/manifest.ts`
 * @returns names of icons in `assets/icons`, of those manifests that ask for a `desktopIcon`
 */
export function appPictures(manifests: readonly string[]): readonly string[] {
  return manifests.flatMap((source) => {
    const body: readonly Syntax[] = parseSync('manifest.ts', source).program
      .body as unknown as readonly Syntax[]
    const values = body.flatMap(({ declaration }) => declaration?.declarations ?? [])
    return values.flatMap(({ init }) => {
      const icon = valueOf(init, 'icon')?.value
      const hasIcon = valueOf(init, 'desktopIcon') !== undefined
      return hasIcon && typeof icon === 'string' ? [icon] : []
    })
  })
}

function valueOf(object: Syntax | null | undefined, name: string): Syntax | undefined {
  const property = object?.properties?.find(({ key }) => key?.name === name)
  return property?.value as Syntax | undefined
}
