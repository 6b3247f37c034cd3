/** The START menu of a site without one of its own, and some entries of an owner's. */
import { item, standardStartMenu, type StartMenu } from '../../../src/owner/startMenu.ts'

const standard = standardStartMenu('Assistant')

export const startMenu: StartMenu = {
  ...standard,
  programs: [
    ...standard.programs,
    item('A post', 'blog', { link: '/blog/windows-xp-portfolio' }),
    item('Elsewhere', 'link', { link: 'https://example.org/elsewhere' }),
    item('Lost', 'link', { appName: 'No such app' }),
  ],
}
