/** The contents of the overview: the cards on the left and the groups on the right. Data only. */
import { site } from 'virtual:site'
import { hrefOf } from '../../../owner/base.ts'
import { BLOG_PATH, MY_DOCUMENTS_PATH } from '../../../owner/paths.ts'
import { DISK_PATH } from '../../../files/disk.ts'

export interface OverviewEntry {
  readonly text: string
  readonly icon: string
  /** The address that opens in a new tab. An entry that opens nothing says that the application was not found. */
  readonly href?: string
  readonly opens?: string
  readonly appName?: string
  /** What the message adds for an entry that opens nothing. */
  readonly note?: string
}

export interface Section {
  readonly title: string
  readonly entries: readonly OverviewEntry[]
}

export const CARDS: readonly Section[] = [
  {
    title: 'System Tasks',
    entries: [
      { text: 'View system information', icon: 'info', appName: 'Task Manager' },
      {
        text: 'Add or remove programs',
        icon: 'programs-access',
        note: 'Every program here came with the house.',
      },
      { text: 'Change a setting', icon: 'control-panel', appName: 'Control Panel' },
    ],
  },
  {
    title: 'Other Places',
    entries: [
      { text: 'My Network Places', icon: 'network-places' },
      { text: 'My Documents', icon: 'folder-user-docs', opens: MY_DOCUMENTS_PATH },
      { text: 'Shared Documents', icon: 'folder-shared' },
      { text: 'Control Panel', icon: 'control-panel', appName: 'Control Panel' },
    ],
  },
  {
    title: 'Details',
    entries: [
      ...(site.assistant
        ? [{ text: site.assistant.name, icon: 'assistant', href: hrefOf('/') } as const]
        : []),
      { text: 'Blog', icon: 'blog', href: hrefOf(BLOG_PATH) },
    ],
  },
]

const code = site.profiles.find(({ kind }) => kind === 'code')

export const GROUPS: readonly Section[] = [
  {
    title: 'Files Stored on This Computer',
    entries: [
      { text: 'Shared Documents', icon: 'folder-shared' },
      { text: "User's Documents", icon: 'folder-user-docs', opens: MY_DOCUMENTS_PATH },
    ],
  },
  {
    title: 'Hard Disk Drives',
    entries: [{ text: 'Local Disk (C:)', icon: 'drive-hdd', opens: DISK_PATH }],
  },
  {
    title: 'Devices with Removable Storage',
    entries: [{ text: 'CD Drive (D:)', icon: 'drive-cd' }],
  },
  ...(code
    ? [{ title: 'Links', entries: [{ text: code.label, icon: 'link', href: code.url }] }]
    : []),
]
