/**
 * The questions of `npm run init`, as data: what is asked, how an answer is checked, and the flag that gives
 * it without being asked. Pure, and plain JavaScript as all scripts are.
 */

import { isSiteAddress } from '../../../owner/siteAddress.mjs'

/**
 * What the owner answers, by the names of the flags; empty texts were left out.
 * @typedef {Record<string, string>} Answers
 */

/**
 * @typedef {object} Question
 * @property {string} key the flag's name, too
 * @property {string} message
 * @property {string} [placeholder]
 * @property {(answers: Answers) => string} fallback what an empty answer, or `--yes`, means
 * @property {readonly string[]} [choices] where only some answers are possible
 * @property {(answer: string) => string | undefined} problem what is wrong with an answer, as a sentence
 * @property {Readonly<Record<string, string>>} [meanings] the choices by other words for them, in small letters
 */

/**
 * What may serve a site, and which of `answers` in `site.ts` each needs. The first is right everywhere.
 * @type {Readonly<Record<string, string>>}
 */
export const HOSTS = { 'files alone': 'browser', 'the Node server': 'service' }

/** @type {Readonly<Record<string, string>>} */
const HOSTS_BY_NAME = {
  ...Object.fromEntries(
    ['files', 'nginx', 'caddy', 'apache', 'pages', 'github pages', 'netlify'].map((name) => [
      name,
      'files alone',
    ]),
  ),
  node: 'the Node server',
}

export const LICENCES = /** @type {const} */ (['all rights reserved', 'CC BY 4.0'])

/** @param {string} what */
const needed = (what) => (/** @type {string} */ answer) =>
  answer.trim() === '' ? `Please give ${what}.` : undefined

/** @param {string} answer */
function addressProblem(answer) {
  if (!/^https?:\/\/[^\s/]/.test(answer) || !URL.canParse(answer))
    return 'Please give a whole address, such as https://ada.example.'
  const { search, hash } = new URL(answer)
  return search || hash ? 'Please give the address without ? and #.' : undefined
}

/** @param {string} answer */
function siteAddressProblem(answer) {
  if (answer.startsWith('http:'))
    return 'Please give it with https, not http, such as https://ada.example.'
  const problem = addressProblem(answer)
  if (problem !== undefined || isSiteAddress(tidy(answer))) return problem
  return 'Please give an address that begins with https://, with nothing but letters, digits, dots, hyphens and tildes in its path.'
}

/**
 * @param {readonly string[]} choices
 * @param {string} [more]
 */
function oneOf(choices, more = '') {
  return (/** @type {string} */ answer) =>
    choices.includes(answer) ? undefined : `Please choose '${choices.join("' or '")}'.${more}`
}

/**
 * @param {string} key
 * @param {string} message
 * @returns {Question}
 */
const profile = (key, message) => ({
  key,
  message,
  placeholder: 'https://…, or empty for none',
  fallback: () => '',
  problem: (answer) => (answer === '' ? undefined : addressProblem(answer)),
})

/** @type {readonly Question[]} */
export const QUESTIONS = [
  {
    key: 'name',
    message: 'What is your name?',
    placeholder: 'Ada Meadows',
    fallback: () => '',
    problem: needed('your name'),
  },
  {
    key: 'role',
    message: 'What do you do?',
    placeholder: 'Software engineer',
    fallback: () => 'Software engineer',
    problem: needed('your role'),
  },
  {
    key: 'site',
    message: 'What is the site called?',
    fallback: ({ name = '' }) => name,
    problem: needed('the name of the site'),
  },
  {
    key: 'address',
    message: 'Where will it be published?',
    placeholder: 'https://ada.example',
    fallback: () => 'https://site.example',
    problem: siteAddressProblem,
  },
  {
    key: 'host',
    message:
      "What will serve it? nginx, Caddy, GitHub Pages and Netlify serve files alone, and the assistant answers in the visitor's browser; the Node server (npm start) answers itself.",
    choices: Object.keys(HOSTS),
    meanings: HOSTS_BY_NAME,
    fallback: () => Object.keys(HOSTS)[0] ?? '',
    problem: oneOf(
      Object.keys(HOSTS),
      " nginx, Caddy, GitHub Pages and Netlify are 'files alone'; 'the Node server' is what npm start runs.",
    ),
  },
  {
    key: 'email',
    message: 'Your e-mail address, if visitors may see it?',
    placeholder: 'empty for none',
    fallback: () => '',
    problem: (answer) =>
      answer === '' || /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(answer)
        ? undefined
        : 'Please give an e-mail address, or nothing.',
  },
  profile('code', 'Where is your code?'),
  profile('work', 'Where is your professional profile?'),
  profile('social', 'Where do you write short posts?'),
  {
    key: 'licence',
    message: 'What may others do with your words and pictures?',
    choices: LICENCES,
    fallback: () => LICENCES[0],
    problem: oneOf(LICENCES, ' Terms of your own go into src/content/site.ts.'),
  },
]

/**
 * An answer as the site's words need it.
 * @param {string} answer
 */
export function tidy(answer) {
  const text = answer.trim()
  return /^https?:\/\//.test(text) ? text.replace(/\/+$/, '') : text
}

/** What is typed, or chosen, to go back to the question before. */
export const BACK = '<'

/**
 * Asks what no flag answers, and asks the question before again where the answer is `BACK`.
 * @param {Record<string, unknown>} flags
 * @param {(question: Question, given: Answers) => Promise<string>} ask is given the answers so far, one to this question
 *   among them if it is asked again
 * @returns {Promise<Answers>}
 */
export async function askAll(flags, ask) {
  /** @type {Answers} */
  const given = {}
  const open = QUESTIONS.filter(({ key }) => {
    if (typeof flags[key] === 'string') given[key] = flags[key]
    return !(key in given)
  })
  for (let at = 0; at < open.length;) {
    const question = /** @type {Question} */ (open[at])
    // oxlint-disable-next-line no-await-in-loop -- one question after the other
    const answer = await ask(question, given)
    if (answer === BACK) at = Math.max(0, at - 1)
    else {
      given[question.key] = answer
      at += 1
    }
  }
  return answersFrom(given)
}

/**
 * The answers of those who are not asked.
 * @param {Record<string, unknown>} flags values by the names of flags
 * @returns {Answers}
 * @throws {Error} saying which flags are missing or wrong
 */
export function answersFrom(flags) {
  /** @type {Answers} */
  const answers = {}
  /** @type {string[]} */
  const wrong = []
  for (const { key, fallback, problem, meanings } of QUESTIONS) {
    const given = flags[key]
    const answer = typeof given === 'string' ? tidy(given) : fallback(answers)
    answers[key] = meanings?.[answer.toLowerCase()] ?? answer
    const said = problem(answers[key])
    // What is implied by a wrong answer would be told twice.
    if (said && (given !== undefined || wrong.length === 0)) wrong.push(`--${key}: ${said}`)
  }
  if (wrong.length > 0) throw new Error(wrong.join('\n'))
  return answers
}
