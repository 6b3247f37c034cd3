// @ts-check
/** A copy of the project with made-up posts and pictures, as an owner's own content. */
import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { ROOT } from '../../../src/build/scripts/root.mjs'
import { runProgram } from '../../../src/build/scripts/progress.mjs'
import { makePosts, pictureNames } from './posts.mjs'

/** @typedef {import('../../support/projectCopy.ts').ProjectCopy} ProjectCopy */

const SAMPLE = 'src/sample'
const CONTENT = 'src/content'
const POSTS = `${CONTENT}/posts`
const PICTURES = 'assets/images'
const PICTURE_SIZE = { width: 1600, height: 900 }

/**
 * @param {(more: readonly string[]) => ProjectCopy} copyProject
 * @param {number} count of posts
 * @returns {Promise<ProjectCopy>} with nothing in its cache
 */
export async function copyWithPosts(copyProject, count) {
  const project = copyProject([])
  const place = (/** @type {string} */ file) => path.join(project.folder, file)
  symlinkSync(path.join(ROOT, 'node_modules'), place('node_modules'), 'junction')
  for (const file of ['site.ts', 'projects.ts']) {
    cpSync(place(`${SAMPLE}/${file}`), place(`${CONTENT}/${file}`))
  }
  project.edit(`${CONTENT}/site.ts`, "makingOf: 'windows-xp-portfolio'", 'makingOf: null')
  cpSync(place(`${SAMPLE}/images`), place(PICTURES), { recursive: true })
  mkdirSync(place(POSTS), { recursive: true })
  for (const { name, text } of makePosts(count)) writeFileSync(place(`${POSTS}/${name}`), text)
  for (const [index, name] of pictureNames(count).entries()) {
    await drawPicture(place(`${PICTURES}/${name}.webp`), index)
  }
  return project
}

/**
 * Adds a sentence to the middle one of the posts.
 * @param {ProjectCopy} project
 */
export function changeOnePost({ folder }) {
  const posts = path.join(folder, POSTS)
  const names = readdirSync(posts)
  const file = path.join(posts, names[Math.floor(names.length / 2)] ?? '')
  writeFileSync(file, `${readFileSync(file, 'utf8')}\nOne more sentence.\n`)
}

/**
 * Runs `npm run build` in the copy.
 * @param {ProjectCopy} project
 * @returns {Promise<number>} how many seconds it took
 * @throws {Error} with the words of the build where it fails
 */
export async function buildSeconds({ folder }) {
  const started = Date.now()
  const script = path.join(folder, 'src/build/scripts/build.mjs')
  const { code, output } = await runProgram(process.execPath, [script])
  if (code !== 0) throw new Error(`The build failed.\n${output.trim()}`)
  return (Date.now() - started) / 1000
}

/**
 * A picture with shapes and the grain of a photograph, so that encoders have their usual work.
 * @param {string} file
 * @param {number} seed
 */
async function drawPicture(file, seed) {
  const { width, height } = PICTURE_SIZE
  const hue = (seed * 47) % 360
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <linearGradient id="sky" x2="0" y2="1"><stop stop-color="hsl(${hue},60%,70%)"/>
      <stop offset="1" stop-color="hsl(${hue + 60},50%,30%)"/></linearGradient>
    <filter id="grain"><feTurbulence baseFrequency="0.02 0.05" numOctaves="5" seed="${seed}"/></filter>
    <rect width="100%" height="100%" fill="url(#sky)"/>
    <rect width="100%" height="100%" filter="url(#grain)" opacity="0.45"/>
    <circle cx="${300 + ((seed * 97) % 1000)}" cy="380" r="240" fill="hsl(${hue + 180},70%,60%)"/>
  </svg>`
  await sharp(Buffer.from(drawing)).webp({ quality: 90 }).toFile(file)
}
