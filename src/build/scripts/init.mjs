// @ts-check
/**
 * `npm run init`: asks who the owner is, and writes the first files of their site into `src/content`. It never
 * replaces a file. Every answer has a flag; with `--yes` nothing is asked:
 *
 *   npm run init -- --yes --name "Ada Meadows" --address https://ada.example
 */
import { copyFileSync, existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { ensureDependencies } from './dependencies.mjs'
import { exitOnError } from './exitOnError.mjs'
import { answersFrom, askAll, BACK, HOSTS, QUESTIONS, tidy } from './init/answers.mjs'
import { ROOT } from './root.mjs'
import { filledIn } from './templates.mjs'

/** @typedef {import('./init/answers.mjs').Answers} Answers */

const SITE = 'src/content/site.ts'
const POSTS = 'src/content/posts'
const DATA = ['projects', 'resume', 'answers'].map((name) => `src/content/${name}.ts`)
const FILES = [SITE, ...DATA, `${POSTS}/hello.md`]
/** A placeholder that the owner replaces, and where it comes from. */
const AVATAR = { from: 'src/sample/images/avatar.webp', to: 'assets/images/avatar.webp' }

/**
 * Asks what no flag answers.
 * @param {Partial<Record<string, unknown>>} flags
 * @returns {Promise<Answers>}
 * @throws {Error} if the owner gives up
 */
async function ask(flags) {
  const { cancel, intro, isCancel, select, text } = await import('@clack/prompts')
  intro(
    `A site of your own. Nothing is written before the last answer. ${BACK} goes back a question.`,
  )
  return askAll(flags, async ({ key, message, placeholder, fallback, choices, problem }, given) => {
    const implied = fallback(given)
    const back = { value: BACK, label: `${BACK} back` }
    const answer = choices
      ? await select({
          message,
          options: [...choices.map((value) => ({ value, label: value })), back],
        })
      : await text({
          message,
          placeholder: implied || placeholder || '',
          defaultValue: implied,
          initialValue: given[key] ?? '',
          validate: (value) => (value === BACK ? undefined : problem(tidy(value || implied))),
        })
    if (isCancel(answer)) {
      cancel('Nothing was written.')
      throw new Error('')
    }
    return answer || implied
  })
}

/**
 * Writes what is not there yet.
 * @param {Answers} answers
 * @param {string} root absolute path of the project
 * @param {Date} now
 * @returns {readonly string[]} the paths of the written files, below the root
 */
export function writeSite(answers, root, now) {
  /** @param {string} file */
  const place = (file) => path.join(root, file)
  const hasPosts = existsSync(place(POSTS)) && readdirSync(place(POSTS)).length > 0
  const written = FILES.filter(
    (file) => !existsSync(place(file)) && !(hasPosts && file.startsWith(POSTS)),
  )
  const values = {
    ...answers,
    answers: HOSTS[answers['host'] ?? ''] ?? '',
    date: now.toISOString().slice(0, 10),
  }
  for (const file of written) {
    mkdirSync(path.dirname(place(file)), { recursive: true })
    writeFileSync(place(file), filledIn(path.basename(file), values))
  }
  const images = path.dirname(place(AVATAR.to))
  mkdirSync(images, { recursive: true })
  const hasAvatar = readdirSync(images).some((name) => path.parse(name).name === 'avatar')
  if (!hasAvatar) copyFileSync(place(AVATAR.from), place(AVATAR.to))
  return [...written, ...(hasAvatar ? [] : [AVATAR.to])]
}

/** What `--help` prints. */
export function helpText() {
  const flags = QUESTIONS.map(({ key, message, choices }) => {
    const values = choices ? ` (${choices.map((value) => `"${value}"`).join(' or ')})` : ''
    return `  --${key.padEnd(9)}${message}${values}`
  })
  return [
    'npm run init -- [flags]',
    '',
    'Asks who you are, and writes the first files of your site. A flag answers its question; --yes asks nothing.',
    '',
    ...flags,
  ].join('\n')
}

async function init() {
  const flags = Object.fromEntries(QUESTIONS.map(({ key }) => [key, { type: 'string' }]))
  const { values } = parseArgs({
    options: {
      .../** @type {Record<string, { type: 'string' }>} */ (flags),
      yes: { type: 'boolean' },
      help: { type: 'boolean' },
    },
  })
  if (values['help']) {
    console.log(helpText())
    return
  }
  if (existsSync(path.join(ROOT, SITE))) {
    throw new Error(
      `${SITE} exists already, and nothing was changed. Edit it, or delete it and begin again.`,
    )
  }
  await ensureDependencies()
  const answers = values['yes'] || !process.stdin.isTTY ? answersFrom(values) : await ask(values)
  const written = writeSite(answers, ROOT, new Date())
  console.log(`Written:\n${written.map((file) => `  ${file}`).join('\n')}`)
  console.log(
    'See your site with npm run dev, and replace assets/images/avatar.webp by a picture of you.',
  )
}

if (process.argv[1] === import.meta.filename) await exitOnError(init)
