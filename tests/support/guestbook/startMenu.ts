/** The sample's START menu, and some entries of an owner's own. */
import { programs as samples, type StartMenuEntry } from '../../../src/content/startMenu.ts'

export { allPrograms, places, session, withoutEntry } from '../../../src/content/startMenu.ts'

export const programs: readonly StartMenuEntry[] = [
  ...samples,
  { type: 'item', text: 'A post', icon: 'blog', link: '/blog/windows-xp-portfolio' },
  { type: 'item', text: 'Elsewhere', icon: 'link', link: 'https://example.org/elsewhere' },
  { type: 'item', text: 'Lost', icon: 'link', appName: 'No such app' },
]
