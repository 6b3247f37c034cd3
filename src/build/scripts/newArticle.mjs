// @ts-check
/**
 * Begins an article: `npm run new -- "The title"` writes a draft into src/content/posts, as
 * Markdown or, with `--mdx`, as MDX. It needs no packages.
 */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { exitOnError } from './exitOnError.mjs'
import { ROOT } from './root.mjs'
import { RESERVED_SLUGS, SLUG, slugOf } from '../../owner/slug.mjs'
import { DRAFT_WORDS, filledIn } from './templates.mjs'

const POSTS = 'src/content/posts'
const SITE = 'src/content/site.ts'
const USAGE = 'npm run new -- "The title" [--slug the-address] [--mdx]'

/**
 * @param {readonly string[]} args
 * @param {string} root absolute path of the project
 * @param {Date} now
 * @returns {string} the file's path below the root
 * @throws {Error} saying what is missing; nothing is written then, and no file is ever replaced
 */
export function createDraft(args, root, now) {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { slug: { type: 'string' }, mdx: { type: 'boolean' } },
    allowPositionals: true,
  })
  const title = positionals.join(' ').trim()
  if (title === '') throw new Error(`An article needs a title: ${USAGE}`)
  const slug = values.slug ?? slugOf(title)
  if (!SLUG.test(slug)) {
    const wanted = 'expected small Latin letters, digits and single hyphens, such as what-i-learnt'
    throw new Error(
      values.slug === undefined
        ? `No address can be made of the title '${title}'. Name one: ${wanted}: ${USAGE}`
        : `--slug: ${wanted}, but found '${slug}': ${USAGE}`,
    )
  }
  if (RESERVED_SLUGS.includes(slug)) {
    throw new Error(
      `/blog/${slug} belongs to the lists of articles. Name another address: ${USAGE}`,
    )
  }
  const taken = ['mdx', 'md']
    .map((ending) => `${POSTS}/${slug}.${ending}`)
    .find((file) => existsSync(path.join(root, file)))
  if (taken) throw new Error(`${taken} exists already. Name another address: ${USAGE}`)
  if (!existsSync(path.join(root, SITE))) {
    throw new Error('There is no site of yours yet, only the sample. Run npm run init first.')
  }
  const file = `${POSTS}/${slug}.${values.mdx ? 'mdx' : 'md'}`
  mkdirSync(path.join(root, POSTS), { recursive: true })
  const date = now.toISOString().slice(0, 10)
  writeFileSync(path.join(root, file), filledIn('draft.md', { ...DRAFT_WORDS, title, slug, date }))
  return file
}

if (process.argv[1] === import.meta.filename) {
  await exitOnError(async () => {
    if (process.argv.includes('--help')) {
      console.log(USAGE)
      return
    }
    const file = createDraft(process.argv.slice(2), ROOT, new Date())
    console.log(
      `${file} is a draft. Its address will be /blog/${path.parse(file).name}, which is the file's name.`,
    )
    console.log('See it with npm run dev, and write on.')
  })
}
