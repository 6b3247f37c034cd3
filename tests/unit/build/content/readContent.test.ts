import { expect, it } from 'vitest'
import { readContent } from '../../../../src/build/content/readContent.ts'
import { contentPlace } from '../../../../src/build/content/words/contentPlace.ts'
import { readOwnerModules } from '../../../../src/build/content/words/ownerModules.ts'
import { ROOT } from '../../../../src/build/scripts/root.mjs'

it("no page of the owner's may have the address of a folder that the build writes", async () => {
  const place = contentPlace(ROOT, { MEADOW_CONTENT: 'src/sample' })
  const { taken } = await readContent(place, await readOwnerModules(place))
  expect(taken).toEqual(
    expect.arrayContaining([
      '/assets',
      '/cards',
      '/icons',
      '/windows',
      '/preview',
      '/404',
      '/chat',
    ]),
  )
})
