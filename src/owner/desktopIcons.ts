import { ABOUT_PATH, BLOG_PATH } from './paths.ts'
import type { DesktopIconEntry } from './types.ts'

/** @param assistant the assistant's name */
export function standardIcons(assistant: string): readonly DesktopIconEntry[] {
  return [
    { id: 2, icon: 'my-computer', title: 'My Computer', appName: 'My Computer' },
    { id: 3, icon: 'notepad', title: 'Notepad', appName: 'Notepad' },
    { id: 4, icon: 'assistant', title: assistant, appName: 'Assistant' },
    { id: 5, icon: 'blog', title: 'Blog', appName: 'Blog', link: BLOG_PATH },
    { id: 6, icon: 'about', title: 'About', appName: 'About', link: ABOUT_PATH },
    { id: 7, icon: 'cookies', title: 'Cookies', appName: 'Cookies' },
  ]
}
