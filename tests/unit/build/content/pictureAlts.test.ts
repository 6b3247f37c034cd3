import { describe, expect, it } from 'vitest'
import { pictureAlts } from '../../../../src/build/content/pictureAlts.ts'
import type { LoadedContent } from '../../../../src/build/content/kinds/content.ts'
import { contentPlace } from '../../../../src/build/content/words/contentPlace.ts'
import { projects } from '../../../../src/sample/projects.ts'

describe('what the pictures of the content show', () => {
  const alts = pictureAlts({
    site: { owner: { name: 'Ada Meadows' } } as LoadedContent['site'],
    projects,
    place: contentPlace(process.cwd(), { MEADOW_CONTENT: 'src/sample' }),
  })

  it('is said by the profile, the projects and the articles', () => {
    expect(alts.get('avatar')).toBe('Portrait of Ada Meadows')
    expect(alts.get('project-2')).toBe(projects[1]?.alt)
    expect(alts.get('hands-free-coding')).toMatch(/^[A-Z].{20,}/)
  })

  it('is nothing of a picture that nobody has described', () => {
    expect(alts.get('wallpaper')).toBeUndefined()
  })
})
