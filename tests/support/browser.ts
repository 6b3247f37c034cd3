/**
 * Which browser the tests drive, and how it is started. On 64-bit Linux it is the Chromium that
 * the lock file pins, with the fonts packed beside it, so that pictures agree between machines;
 * elsewhere an installed one, and then pictures are not compared.
 */
import { spawnSync } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium, type LaunchOptions } from '@playwright/test'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const CACHE = path.join(ROOT, 'node_modules/.cache/meadow')

/** True where the pinned browser runs: only there a picture may be compared with a stored one. */
export const isPinnedBrowser =
  process.platform === 'linux' && process.arch === 'x64' && !process.env.MEADOW_BROWSER

const COMMON_ARGS = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-quic',
  // Nothing but the site under test may be asked for anything.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
]

const PINNED_ARGS = [
  // Containers run tests as root, where Chromium's sandbox does not start.
  '--no-sandbox',
  '--disable-dev-shm-usage',
  // WebGL 2 in software: the same pixels on every machine.
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--font-render-hinting=none',
  '--disable-lcd-text',
]

/** Chromium reads only the packed fonts, never those that a machine happens to have. */
const FONTS_CONF = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>FOLDER</dir>
  <cachedir>FOLDER/cache</cachedir>
</fontconfig>
`

/**
 * Options that start the tests' browser. The first call on a machine unpacks it (some seconds).
 * `MEADOW_BROWSER` names another executable.
 */
export async function launchOptions(): Promise<LaunchOptions> {
  const named = process.env.MEADOW_BROWSER
  if (named) return { executablePath: named, args: COMMON_ARGS }
  if (isPinnedBrowser) return pinnedOptions()
  if (existsSync(chromium.executablePath())) {
    note("Playwright's own Chromium")
    return { args: COMMON_ARGS }
  }
  note('the installed Chrome')
  return { channel: 'chrome', args: COMMON_ARGS }
}

function note(what: string): void {
  process.stderr.write(
    `The pinned browser is for Linux on x64: using ${what}; pictures are not compared.\n`,
  )
}

async function pinnedOptions(): Promise<LaunchOptions> {
  const folder = await unpackedChromium()
  const executablePath = path.join(folder, 'chromium')
  return {
    executablePath,
    args: [...COMMON_ARGS, ...PINNED_ARGS],
    env: {
      ...definedEnv(),
      FONTCONFIG_PATH: path.join(folder, 'fonts'),
      ...missingLibraries(folder),
    },
  }
}

function definedEnv(): Record<string, string> {
  const entries = Object.entries(process.env)
  return Object.fromEntries(
    entries.filter((entry): entry is [string, string] => entry[1] !== undefined),
  )
}

/** A bare machine lacks the libraries Chromium links to; the package brings those along too. */
function missingLibraries(folder: string): Record<string, string> {
  const probe = spawnSync(path.join(folder, 'chromium'), ['--version'], { stdio: 'ignore' })
  if (probe.status === 0) return {}
  return { LD_LIBRARY_PATH: path.join(folder, 'al2023/lib') }
}

/** The folder of the unpacked browser. Safe when several test runs start at once. */
async function unpackedChromium(): Promise<string> {
  const source = path.join(ROOT, 'node_modules/@sparticuz/chromium/package.json')
  const { version } = JSON.parse(readFileSync(source, 'utf8')) as { version: string }
  const folder = path.join(CACHE, `chromium-${version}`)
  if (existsSync(folder)) return folder
  process.stderr.write(`Unpacking Chromium ${version}…\n`)
  mkdirSync(CACHE, { recursive: true })
  const staging = mkdtempSync(path.join(CACHE, 'unpacking-'))
  await unpackInto(staging)
  writeFileSync(
    path.join(staging, 'fonts/fonts.conf'),
    FONTS_CONF.replaceAll('FOLDER', path.join(folder, 'fonts')),
  )
  try {
    renameSync(staging, folder)
  } catch (error) {
    rmSync(staging, { recursive: true, force: true })
    // Another run was faster: its copy is as good.
    if (!existsSync(folder)) throw error
  }
  return folder
}

/** The package unpacks into the temporary folder only, and its libraries on Amazon's machines only. */
async function unpackInto(staging: string): Promise<void> {
  const { default: packed } = await import('@sparticuz/chromium')
  const before = { TMPDIR: process.env.TMPDIR, AWS_EXECUTION_ENV: process.env.AWS_EXECUTION_ENV }
  process.env.TMPDIR = staging
  process.env.AWS_EXECUTION_ENV = 'AWS_Lambda_nodejs20.x'
  try {
    await packed.executablePath()
  } finally {
    for (const [name, value] of Object.entries(before)) {
      if (value === undefined) delete process.env[name]
      else process.env[name] = value
    }
  }
}
