/** What visitors do to windows, at random. */
import fc from 'fast-check'
import type { DesktopAction } from '../../src/desktop/actions.ts'

/** Ids of windows that may be there. */
export const windowIdAtRandom: fc.Arbitrary<string> = fc
  .nat({ max: 30 })
  .map((id) => String(id + 1))

export const windowAction: fc.Arbitrary<DesktopAction> = fc.oneof(
  fc.record({
    type: fc.constant('app/added' as const),
    appName: fc.constantFrom('Notepad', 'Blog', 'My Computer', 'Internet Explorer', 'Assistant'),
  }),
  fc.record({
    type: fc.constantFrom(
      'window/focused' as const,
      'window/minimized' as const,
      'window/deleted' as const,
      'window/maximizeToggled' as const,
    ),
    id: windowIdAtRandom,
  }),
  fc.record({
    type: fc.constant('window/snapped' as const),
    id: windowIdAtRandom,
    side: fc.constantFrom('left' as const, 'right' as const),
  }),
  fc.constant({ type: 'message/shown' as const }),
)
