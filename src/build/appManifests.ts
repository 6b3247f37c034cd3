/** What apps say of themselves, from the syntax of manifests, whose views no build script can load. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { exportedData, partOf, textOf } from './exportedData.ts'

export interface AppFacts {
  readonly name: string | undefined
  readonly icon: string | undefined
  readonly startMenu: string | undefined
  readonly hasDesktopIcon: boolean
}

export function appsIn(root: string): readonly AppFacts[] {
  const apps = path.join(root, 'src/apps')
  return readdirSync(apps)
    .map((folder) => path.join(apps, folder, 'manifest.ts'))
    .filter((file) => existsSync(file))
    .flatMap((file) => exportedData(readFileSync(file, 'utf8')))
    .map(({ init }) => {
      const manifest = init ?? undefined
      return {
        name: textOf(manifest, 'appName'),
        icon: textOf(manifest, 'icon'),
        startMenu: textOf(manifest, 'startMenu'),
        hasDesktopIcon: partOf(manifest, 'desktopIcon') !== undefined,
      }
    })
}
