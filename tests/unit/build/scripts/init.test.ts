import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { contentSource } from '../../../../src/build/content/contentSource.ts'
import { describeProblem } from '../../../../src/build/content/problems/problem.ts'
import { answersFrom, askAll, BACK } from '../../../../src/build/scripts/init/answers.mjs'
import { writeSite } from '../../../../src/build/scripts/init.mjs'
import { ROOT } from '../../../../src/build/scripts/root.mjs'
import { temporaryFolder } from '../../../support/temporaryFolder.ts'

const NOW = new Date('2026-01-31T12:00:00Z')
const RULES = { today: '2026-01-31', isDeveloping: false }

let root: string
const place = (file: string) => path.join(root, file)

beforeEach(() => {
  root = temporaryFolder()
  for (const folder of ['src/owner', 'src/sample', 'src/apps', 'assets/icons'])
    cpSync(path.join(ROOT, folder), place(folder), { recursive: true })
  mkdirSync(place('public'))
})

describe('the first files of a site', () => {
  it.each([
    { name: 'Ada Meadows' },
    { name: `Zoë "Z" O'Neil \\ Søn` },
    {
      name: '山田 太郎',
      role: 'Gardener',
      site: "Taro's garden",
      address: 'https://taro.example/',
      email: 'taro@taro.example',
      code: 'https://code.example.com/taro',
      work: 'https://work.example.com/taro',
      social: 'https://social.example.com/taro',
      licence: 'CC BY 4.0',
      host: 'the Node server',
    },
  ])('have no mistake, and nothing of the sample: %j', async (flags) => {
    const answers = answersFrom(flags)
    expect(writeSite(answers, root, NOW)).toHaveLength(6)
    const content = contentSource(root, {})
    expect((await content.check(RULES)).all.map(describeProblem)).toEqual([])
    const { site, projects, resume, data, place: found } = await content.load()
    expect(found.words).toBe('src/content')
    expect(site.owner).toMatchObject({ name: flags.name, role: answers.role, email: answers.email })
    expect(site.address).not.toMatch(/\/$/)
    expect(site.licence).toEqual({ kind: answers.licence })
    expect(site.assistant?.answers).toBe('host' in flags ? 'service' : 'browser')
    expect(site.profiles.map(({ kind }) => kind)).toEqual(
      'code' in flags ? ['code', 'work', 'social'] : [],
    )
    expect(projects).toEqual([])
    expect(resume).toBeNull()
    expect(data['answers']).toEqual([])
  })

  it('replace nothing that the owner has written', () => {
    mkdirSync(place('src/content/posts'), { recursive: true })
    mkdirSync(place('assets/images'))
    writeFileSync(place('src/content/posts/mine.md'), 'Mine.')
    writeFileSync(place('src/content/projects.ts'), 'mine')
    writeFileSync(place('assets/images/avatar.png'), 'mine')
    expect(writeSite(answersFrom({ name: 'Ada' }), root, NOW)).toEqual([
      'src/content/site.ts',
      'src/content/resume.ts',
      'src/content/answers.ts',
    ])
    expect(readFileSync(place('src/content/projects.ts'), 'utf8')).toBe('mine')
    expect(existsSync(place('assets/images/avatar.webp'))).toBe(false)
    expect(writeSite(answersFrom({ name: 'Eve' }), root, NOW)).toEqual([])
  })
})

describe('an answer by a flag', () => {
  it.each([
    [{}, '--name: Please give your name.'],
    [{ name: 'Ada', address: 'ada.example' }, '--address: Please give a whole address'],
    [
      { name: 'Ada', address: 'https://ada.example/?a' },
      '--address: Please give the address without',
    ],
    [
      { name: 'Ada', address: 'http://ada.example' },
      '--address: Please give it with https, not http',
    ],
    [{ name: 'Ada', email: 'ada' }, '--email: Please give an e-mail address'],
    [{ name: 'Ada', code: 'code.example' }, '--code: Please give a whole address'],
    [
      { host: 'the moon' },
      /^--name: Please give your name\.\n--host: Please choose 'files alone' or 'the Node server'\. nginx/,
    ],
    [
      { name: 'Ada', licence: 'GPL' },
      "--licence: Please choose 'all rights reserved' or 'CC BY 4.0'",
    ],
  ])('is checked: %j', (flags, message) => {
    expect(() => answersFrom(flags)).toThrow(message)
  })

  it.each([
    ['nginx', 'files alone'],
    ['GitHub Pages', 'files alone'],
    ['node', 'the Node server'],
  ])('names the host by its program or service: %s', (host, meant) => {
    expect(answersFrom({ name: 'Ada', host })).toMatchObject({ host: meant })
  })
})

it('goes back a question, and shows what was answered there', async () => {
  const asked: (readonly [key: string, before: string | undefined])[] = []
  const said = ['Adda', 'Engineer', BACK, BACK, 'Ada']
  const answers = await askAll({ site: 'Mine' }, async ({ key, fallback }, given) => {
    asked.push([key, given[key]])
    return said[asked.length - 1] ?? fallback(given)
  })
  expect(answers).toMatchObject({ name: 'Ada', role: 'Software engineer', site: 'Mine' })
  expect(asked.slice(0, 7)).toEqual([
    ['name', undefined],
    ['role', undefined],
    ['address', undefined],
    ['role', 'Engineer'],
    ['name', 'Adda'],
    ['role', 'Engineer'],
    ['address', undefined],
  ])
})
