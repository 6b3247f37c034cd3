/**
 * Vite plugin: collects whose work is in the published bundles, for the licence page. It asks the bundler
 * for the modules whose code it really took, so the list is neither what package.json asks for nor longer
 * than it need be. A package or font without a licence stops the build.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Plugin, Rolldown } from 'vite'
import type { BundledSoftware } from '../../site/facts/software.ts'

/** The bundles that are published, by the names of their environments. */
const PUBLISHED = new Set(['client', 'worker', 'server'])

/** Code that the tools write into a bundle themselves, by the module's name. */
const TOOL_MODULES: readonly (readonly [prefix: string, name: string])[] = [
  ['\0vite/', 'vite'],
  ['\0rolldown/', 'rolldown'],
]

/** The fonts in `assets/fonts`, by the first word of their files' names. */
const FONTS: Readonly<Record<string, Omit<BundledSoftware, 'kind' | 'text'>>> = {
  dejavu: {
    name: 'DejaVu Sans Condensed and DejaVu Sans Mono',
    licence: 'Bitstream-Vera',
    homepage: 'https://dejavu-fonts.github.io/',
  },
  fira: { name: 'Fira Sans', licence: 'OFL-1.1', homepage: 'https://mozilla.github.io/Fira/' },
}

interface PackageFile {
  readonly name: string
  readonly version: string
  readonly license?: string
  readonly homepage?: string
}

/** The folder of the package that a module is of, or null for the site's own modules. */
export function packageFolder(id: string, root: string): string | null {
  const tool = TOOL_MODULES.find(([prefix]) => id.startsWith(prefix))
  if (tool) return path.join(root, 'node_modules', tool[1])
  const match = /^\0?(?<folder>.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(id)
  return match?.groups?.['folder'] ?? null
}

/**
 * What a package says of itself.
 * @throws Error where it names no licence
 */
export function readPackage(folder: string): BundledSoftware {
  const file = readFileSync(path.join(folder, 'package.json'), 'utf8')
  const { name, version, license, homepage } = JSON.parse(file) as PackageFile
  if (!license) throw new Error(`${name} ${version} is bundled and names no licence.`)
  const text = readdirSync(folder)
    .filter((entry) => /^licen[cs]e/i.test(entry))
    .sort()
    .map((entry) => ownPart(readFileSync(path.join(folder, entry), 'utf8')))
    .at(0)
  return {
    kind: 'library',
    name,
    version,
    licence: license,
    homepage: homepage ?? `https://www.npmjs.com/package/${name}`,
    ...(text && { text }),
  }
}

/** Tools append the licences of all that they are made with, none of which is in a bundle of theirs. */
function ownPart(licence: string): string {
  return licence.split(/^#+ Licenses of bundled dependencies/im)[0]?.trim() ?? ''
}

/**
 * The family that a font file is of.
 * @throws Error where it is unknown or its licence does not lie beside it
 */
export function readFont(file: string): BundledSoftware {
  const key = path.basename(file).split('-')[0] ?? ''
  const font = FONTS[key]
  const licence = path.join(path.dirname(file), `LICENSE-${key}.txt`)
  if (!font || !existsSync(licence)) {
    throw new Error(
      `${file} is bundled without a licence: name its family in src/build/plugins/softwarePlugin.ts and put its licence at ${licence}.`,
    )
  }
  return { kind: 'font', ...font, text: readFileSync(licence, 'utf8').trim() }
}

function softwareOf(bundle: Rolldown.OutputBundle, root: string): readonly BundledSoftware[] {
  const folders = new Set<string>()
  const fonts = new Map<string, BundledSoftware>()
  for (const output of Object.values(bundle)) {
    if (output.type === 'chunk') {
      for (const [id, { renderedLength }] of Object.entries(output.modules)) {
        const folder = renderedLength > 0 ? packageFolder(id, root) : null
        if (folder !== null) folders.add(folder)
      }
      continue
    }
    for (const file of output.originalFileNames.filter((name) => name.endsWith('.woff2'))) {
      const font = readFont(path.join(root, file))
      fonts.set(font.name, font)
    }
  }
  return [...fonts.values(), ...[...folders].map(readPackage)]
}

export class SoftwareList {
  readonly #entries = new Map<string, BundledSoftware>()

  /** Each font and each version of a package once, by name. */
  get entries(): readonly BundledSoftware[] {
    return [...this.#entries.values()].sort((a, b) => a.name.localeCompare(b.name))
  }

  add(software: readonly BundledSoftware[]): void {
    for (const entry of software) this.#entries.set(`${entry.name} ${entry.version ?? ''}`, entry)
  }
}

/** @param list receives the software of every published bundle */
export function softwarePlugin(list: SoftwareList): Plugin {
  return {
    name: 'software',
    apply: 'build',
    applyToEnvironment: ({ name }) => PUBLISHED.has(name),
    generateBundle(_options, bundle) {
      list.add(softwareOf(bundle, this.environment.config.root))
    },
  }
}
