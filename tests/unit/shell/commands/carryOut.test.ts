/** What the desktop's menu says of what it has done. */
import { describe, expect, it } from 'vitest'
import { carryOut } from '../../../../src/shell/commands/carryOut.ts'
import type { DesktopAction } from '../../../../src/desktop/actions.ts'

/** A context that notes what is said and shown. */
function anEffectContext({ mayCopy = true, canKeep = true } = {}) {
  const said: string[] = []
  const shown: DesktopAction[] = []
  let remembersDesk: true | undefined
  const services = {
    clipboard: { copy: () => (mayCopy ? Promise.resolve() : Promise.reject(new Error('denied'))) },
    navigation: { wholeAddress: (href: string) => `https://site.example${href}` },
    storage: {
      read: () => ({ remembersDesk }),
      write: (changes: { remembersDesk?: true | undefined }) => {
        remembersDesk = canKeep ? changes.remembersDesk : undefined
      },
    },
  }
  const context = {
    services,
    store: { dispatch: (action: DesktopAction) => void shown.push(action) },
    commands: { refresh: () => {} },
    tell: (words: string) => void said.push(words),
  } as unknown as Parameters<typeof carryOut>[1]
  return { context, said, shown }
}

const settled = () => new Promise((resolve) => setTimeout(resolve))

describe('a link that is copied', () => {
  it('is told', async () => {
    const { context, said, shown } = anEffectContext()
    carryOut({ type: 'link/copied', href: '/blog' }, context)
    await settled()
    expect(said).toEqual(['Link copied.'])
    expect(shown).toEqual([])
  })

  it('is offered for copying by hand where the browser denies its clipboard', async () => {
    const { context, said, shown } = anEffectContext({ mayCopy: false })
    carryOut({ type: 'link/copied', href: '/blog' }, context)
    await settled()
    expect(said).toEqual([])
    expect(shown).toMatchObject([
      { type: 'message/shown', copyable: 'https://site.example/blog', tone: 'warning' },
    ])
  })
})

describe('remembering the desk', () => {
  it('is told, and so is that it ends', () => {
    const { context, said } = anEffectContext()
    carryOut({ type: 'desktop/remembered', isWanted: true }, context)
    carryOut({ type: 'desktop/remembered', isWanted: false }, context)
    carryOut({ type: 'desktop/remembered', isWanted: false }, context)
    carryOut({ type: 'desktop/remembered', isWanted: true }, context)
    carryOut({ type: 'desktop/remembered', isWanted: false, isTold: true }, context)
    expect(said).toEqual([
      'This desk is remembered for your next visit.',
      'This desk is not remembered any more.',
      'This desk is remembered for your next visit.',
    ])
  })

  it('is refused with a word where nothing can be kept', () => {
    const { context, said, shown } = anEffectContext({ canKeep: false })
    carryOut({ type: 'desktop/remembered', isWanted: true }, context)
    expect(said).toEqual([])
    expect(shown).toMatchObject([{ type: 'message/shown', title: 'Remember this desk' }])
  })
})
