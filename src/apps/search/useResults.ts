/** What the site and this desktop have for a query, and how it is opened. */
import { useMemo } from 'react'
import { startMenu } from 'virtual:start-menu'
import type { Entry, Group } from '../../find/entry.ts'
import type { FoundGroup, Hit } from '../../find/finder.ts'
import { INDEX_FILE } from '../../find/indexFile.ts'
import { foundWords } from '../../find/marks.ts'
import { iconOfFile } from '../../files/fileKinds.ts'
import { placedFile } from '../../files/fileLocation.ts'
import { useRegistry } from '../host/RegistryContext.tsx'
import { useData } from '../host/useData.ts'
import { useFinder } from '../host/useFinder.ts'
import { useOpen } from '../host/useOpen.ts'
import { useMemory } from '../../memory/MemoryProvider.ts'
import { deskEntries } from './deskEntries.ts'

const NOTHING: readonly FoundGroup[] = []

export function useResults(query: string) {
  const { loading, retry } = useData(INDEX_FILE)
  const { apps } = useRegistry()
  const indexed = loading.status === 'loaded' ? loading.data : null
  const entries = useMemo(
    () => indexed && [...indexed, ...deskEntries(apps, startMenu, indexed)],
    [indexed, apps],
  )
  const finder = useFinder(entries)
  const groups = useMemo(() => finder?.find(query) ?? NOTHING, [finder, query])
  const status: typeof loading.status = indexed && !finder ? 'loading' : loading.status
  return { status, retry, groups }
}

/** What is found in a page is marked there. */
export function useOpenHit(): (hit: Hit) => void {
  const open = useOpen()
  const memory = useMemory()
  return (hit) => {
    const { group, name, within = '', link, appName, page, command } = hit.entry
    if (link !== undefined) memory.setState({ sought: { link, words: foundWords(hit) } })
    if (group === 'Files' && link !== undefined) {
      open(placedFile({ shown: shownAt(within, name), path: link }))
    } else if (command !== undefined) open({ command })
    else if (page !== undefined) open({ page })
    else if (appName !== undefined) open({ appName })
    else if (link !== undefined) open({ link })
  }
}

/** The place and name of a file as My Computer lists them. @param folder such as `C:\\assets\\icons` */
function shownAt(folder: string, name: string): string {
  const [, ...folders] = folder.split('\\')
  return [...folders, name].join('/')
}

const ICONS: Readonly<Record<Exclude<Group, 'Files'>, string>> = {
  Articles: 'blog-post',
  Projects: 'folder-programs',
  Skills: 'programs-access',
  Apps: 'programs-access',
  Pages: 'web-page',
}

export function iconOf({ icon, group, name }: Entry): string {
  return icon ?? (group === 'Files' ? iconOfFile(name) : ICONS[group])
}
