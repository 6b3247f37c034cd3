/** Interactive figures: one folder each in `islands`, with what it draws (`figure.ts`) and what it does (`live.ts`). */
import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import type { Problem } from '../problems/problem.ts'
import type { ContentPlace } from '../words/contentPlace.ts'

export const ISLANDS_FOLDER = 'islands'
const PARTS = ['figure.ts', 'live.ts']
const WATCH = '/src/documents/living/watchFigures.ts'

type Place = Pick<ContentPlace, 'root' | 'words'>

/** Sorted. */
export function islandsIn({ root, words }: Place): readonly string[] {
  const folder = path.join(root, words, ISLANDS_FOLDER)
  if (!existsSync(folder)) return []
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
    .map(({ name }) => name)
    .sort()
}

export function findIslandProblems(place: Place): readonly Problem[] {
  return islandsIn(place).flatMap((name) =>
    PARTS.filter((part) => !existsSync(path.join(place.root, fileOf(place, name, part)))).map(
      (part) => ({
        file: fileOf(place, name, part),
        line: undefined,
        message: `an interactive figure is made of ${PARTS.join(' and ')}, but there is no such file`,
      }),
    ),
  )
}

function fileOf({ words }: Pick<Place, 'words'>, name: string, part: string): string {
  return `${words}/${ISLANDS_FOLDER}/${name}/${part}`
}

export function writeIslands({ place }: { readonly place: Place }): string {
  const load = islandsIn(place).length > 0 ? `() => import(${JSON.stringify(WATCH)})` : 'null'
  return `export const loadFigures = ${load}\n`
}

export function writeFigures({ place }: { readonly place: Place }): string {
  const loaders = islandsIn(place).map((name) => {
    const file = JSON.stringify(`/${fileOf(place, name, 'live.ts')}`)
    return `${JSON.stringify(name)}: () => import(${file})`
  })
  return `export const figures = { ${loaders.join(', ')} }\n`
}

export function writeStills({ place }: { readonly place: Place }): string {
  const names = islandsIn(place)
  const imports = names.map((name, index) => {
    const file = JSON.stringify(`/${fileOf(place, name, 'figure.ts')}`)
    return `import { draw as draw${index} } from ${file}\n`
  })
  const stills = names.map((name, index) => `${JSON.stringify(name)}: () => draw${index}()`)
  return `${imports.join('')}export const stills = { ${stills.join(', ')} }\n`
}
