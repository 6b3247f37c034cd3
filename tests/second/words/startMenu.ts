import { item, standardStartMenu, type StartMenu } from '../../../src/owner/startMenu.ts'

const standard = standardStartMenu('LONG-Assistant')

export const startMenu: StartMenu = {
  ...standard,
  programs: [
    ...standard.programs,
    item('Terms', 'link', { link: '/licence' }),
    item('A post', 'blog', { link: '/blog/first-tree' }),
    item('Elsewhere', 'link', { link: 'https://example.org/elsewhere' }),
    { ...item('LONG-Program', 'link', { link: '/about' }), detail: 'LONG-Detail' },
  ],
  places: [item('LONG-Place', 'link', { link: '/about' }), ...standard.places],
  allPrograms: {
    ...standard.allPrograms,
    entries: [item('LONG-Nested', 'link', { link: '/about' }), ...standard.allPrograms.entries],
  },
}
