/** The Markdown files on disk, each parsed again only when its text changes. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type * as v from 'valibot'
import type { ContentPlace } from '../words/contentPlace.ts'
import { parseText, TEXT_FILE, type TextFile } from './article.ts'

/** A folder of Markdown files, below the owner's words. */
export interface TextFolder<Matter = unknown> {
  readonly name: string
  /** Of the front matter. */
  readonly schema: v.GenericSchema<unknown, Matter>
  /** The path of the page that shows the file of this name. */
  pathOf(slug: string): string
}

/** By absolute path. All plugins share it, so a file is parsed once. */
const parsed = new Map<string, TextFile>()

/** Sorted by file name. */
export function textsIn<Matter>(
  { root, words }: ContentPlace,
  folder: TextFolder<Matter>,
): readonly TextFile<Matter>[] {
  const absolute = path.join(root, words, folder.name)
  if (!existsSync(absolute)) return []
  const names = readdirSync(absolute).filter((name) => TEXT_FILE.test(name))
  return names.sort().map((name) => textAt(path.join(absolute, name), root, folder))
}

export function textAt<Matter>(
  file: string,
  root: string,
  { schema }: Pick<TextFolder<Matter>, 'schema'>,
  source: string = readFileSync(file, 'utf8'),
): TextFile<Matter> {
  const known = parsed.get(file)
  // Each folder has one schema.
  if (known?.source === source) return known as TextFile<Matter>
  const text = parseText(path.relative(root, file).split(path.sep).join('/'), source, schema)
  parsed.set(file, text)
  return text
}

/** Any text file that could be meant as an article. */
const ANY_TEXT = /\.(?:mdx?|markdown|mdown|mkdn?)$/i

/** @returns paths below the project's root of text files that the build does not read */
export function unreadTexts(
  { root, words }: ContentPlace,
  folders: readonly Pick<TextFolder, 'name'>[],
): readonly string[] {
  return folders.flatMap(({ name }) => {
    const folder = path.join(root, words, name)
    if (!existsSync(folder)) return []
    return readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((file) => file.split(path.sep).join('/'))
      .filter((file) => ANY_TEXT.test(file) && (file.includes('/') || !TEXT_FILE.test(file)))
      .sort()
      .map((file) => `${words}/${name}/${file}`)
  })
}
