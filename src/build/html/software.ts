/** Lists the bundled software for the license page. A missing license stops the build. */
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { rolldownVersion, version as viteVersion } from 'vite'
import type { BundledSoftware } from '../../site/buildFacts.ts'
import type { BundledPackage } from '../bundling/bundleReports.ts'

/** Build tools whose code is in every bundle; Vite does not list them. */
const TOOLS = [
  { name: 'vite', version: viteVersion, identifier: 'MIT', file: 'vite/LICENSE.md' },
  { name: 'rolldown', version: rolldownVersion, identifier: 'MIT', file: 'rolldown/LICENSE' },
]

/** The fonts in `assets/fonts`, by the first word of their file names. */
const FONTS: Readonly<Record<string, Omit<BundledSoftware, 'kind' | 'text'>>> = {
  dejavu: {
    name: 'DejaVu Sans Condensed and DejaVu Sans Mono',
    licence: 'Bitstream-Vera',
    homepage: 'https://dejavu-fonts.github.io/',
  },
  fira: { name: 'Fira Sans', licence: 'OFL-1.1', homepage: 'https://mozilla.github.io/Fira/' },
}

/**
 * @returns each font and each version of a package once, sorted by name
 * @throws {Error} naming what has no license
 */
export function bundledSoftware(
  packages: readonly BundledPackage[],
  sources: readonly string[],
  root: string,
): readonly BundledSoftware[] {
  const fonts = sources.filter((source) => source.endsWith('.woff2'))
  const tools = TOOLS.map(({ file, ...tool }) => {
    const text = readFileSync(path.join(root, 'node_modules', file), 'utf8')
    // Vite's license file also contains those of its bundled dependencies.
    return { ...tool, text: text.split(/^#+ Licenses of bundled dependencies/m)[0] ?? '' }
  })
  const entries = [
    ...fonts.flatMap((file) => readFont(path.join(root, file)) ?? []),
    ...[...packages, ...tools].map(describePackage),
  ]
  return [
    ...new Map(entries.map((entry) => [`${entry.name} ${entry.version}`, entry])).values(),
  ].sort((a, b) => a.name.localeCompare(b.name))
}

function describePackage({ name, version, identifier, text }: BundledPackage): BundledSoftware {
  if (!identifier) throw new Error(`${name} ${version} is bundled, but does not name its licence.`)
  return {
    kind: 'library',
    name,
    version,
    licence: identifier,
    homepage: `https://www.npmjs.com/package/${name}`,
    ...(text && { text: text.trim() }),
  }
}

/**
 * @returns undefined for a font of the owner's, whose licence is theirs to tell
 * @throws {Error} if the license of a family of the program is not beside the file
 */
function readFont(file: string): BundledSoftware | undefined {
  const key = path.basename(file).split('-')[0] ?? ''
  const font = FONTS[key]
  const licence = path.join(path.dirname(file), `LICENSE-${key}.txt`)
  if (!font) return undefined
  if (!existsSync(licence)) throw new Error(`${file} is bundled without its licence, ${licence}.`)
  return { kind: 'font', ...font, text: readFileSync(licence, 'utf8').trim() }
}
