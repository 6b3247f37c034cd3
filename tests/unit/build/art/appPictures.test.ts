import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { appPictures } from '../../../../src/build/art/appPictures.ts'
import { REGISTRY } from '../../../support/registry.ts'

describe('the icons that apps put on the desktop', () => {
  it('are those that the manifests name', () => {
    const manifests = readdirSync('src/apps', { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('manifest.ts'))
      .map((file) => readFileSync(`src/apps/${file}`, 'utf8'))
    const wanted = REGISTRY.apps.flatMap(({ desktopIcon, icon }) => (desktopIcon ? [icon] : []))
    expect([...appPictures(manifests)].sort()).toEqual(wanted.sort())
    expect(wanted).toHaveLength(6)
  })

  it('do not include those of apps that are only opened elsewhere', () => {
    expect(appPictures(["export const app = { icon: 'mail', words: [] }"])).toEqual([])
  })
})
