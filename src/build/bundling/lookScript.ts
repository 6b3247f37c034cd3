/** The script of the look (src/boot/lookScript.ts) and the sheets that it names. */
import path from 'node:path'
import { build, type Rolldown } from 'vite'
import { SCHEMES } from '../../base/theme/schemes/schemes.ts'
import type { LookAssets } from '../../site/look.ts'

/** The development server asks for every document. */
let script: Promise<string> | undefined

const SOURCE = 'src/boot/lookScript.ts'

/** @param addressOf the address of a style sheet by the path of its source */
export async function lookAssets(
  root: string,
  addressOf: (source: string) => string,
): Promise<LookAssets> {
  const schemes = SCHEMES.map(({ name, browserBar: bar }) => {
    const sheet = addressOf(`src/base/theme/schemes/${name}.css`)
    return [name, { sheet, bar }] as const
  })
  script ??= bundled(root)
  return { script: await script, schemes: Object.fromEntries(schemes) }
}

/** A run of its own, which the development server can make, too. */
async function bundled(root: string): Promise<string> {
  const made = (await build({
    root,
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      copyPublicDir: false,
      target: 'es2022',
      rolldownOptions: {
        input: path.join(root, SOURCE),
        output: { format: 'iife' },
      },
    },
  })) as Rolldown.RolldownOutput
  return made.output[0].code
}
