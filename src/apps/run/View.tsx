import { type FormEvent, type KeyboardEvent, useEffect, useId, useState } from 'react'
import { startMenu } from 'virtual:start-menu'
import type { ListedFile } from '../../files/fileList.ts'
import type { DataFiles } from '../../base/services/files/dataFiles.ts'
import { report } from '../../base/services/report.ts'
import { useServices } from '../../base/services/ServicesContext.tsx'
import { locationOf } from '../../desktop/locations.ts'
import { useDraft } from '../../memory/drafts.ts'
import { useMemory } from '../../memory/MemoryProvider.ts'
import { withRun } from '../../memory/ran.ts'
import { LICENCE_PATH } from '../../owner/paths.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import type { AppViewProps } from '../host/app.ts'
import { hasPage } from '../host/pageList.ts'
import { useRegistry } from '../host/RegistryContext.tsx'
import { rowsIn } from '../../owner/leftOut.ts'
import { FILE_LIST } from '../host/useFiles.ts'
import { useOpen } from '../host/useOpen.ts'
import { cannotFind, meaningOf } from './model.ts'
import { OpenBox } from './OpenBox.tsx'
import styles from './run.module.css'

const START_ROWS = rowsIn([...startMenu.programs, ...startMenu.places])

export default function RunView({ window, close, open }: AppViewProps) {
  const draft = useDraft(window.id, '')
  const [text, setText] = useState(draft.read)
  const registry = useRegistry()
  const { navigation, data } = useServices()
  const openTarget = useOpen()
  const memory = useMemory()
  const id = useId()
  const [names] = useState(() => memory.getState().ran)
  // Requested when Run opens, so that they are there when they are asked for.
  useEffect(() => void filesOf(data), [data])

  const type = (typed: string): void => {
    draft.keep(typed)
    setText(typed)
  }
  const run = async (): Promise<void> => {
    const meaning = meaningOf(text, {
      apps: registry.apps,
      rows: START_ROWS,
      hasWindow: (link) => registry.openLink(link) !== null,
      pages: [LICENCE_PATH],
      files: await filesOf(data),
      host: new URL(navigation.wholeAddress('/')).host,
    })
    const link = meaning && 'link' in meaning ? meaning.link : undefined
    const path = locationOf(link ?? '')?.path
    const isMissing = path !== undefined && !(await hasPage(path, registry, data))
    if (!meaning || isMissing) return open(cannotFind(text))
    memory.setState(({ ran }) => ({ ran: withRun(ran, text) }))
    close()
    if ('href' in meaning) navigation.follow(meaning)
    else openTarget(meaning)
  }
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    if (text.trim() !== '') void run()
  }
  const press = ({ key, nativeEvent }: KeyboardEvent): void => {
    if (key === 'Escape' && !nativeEvent.isComposing) close()
  }
  return (
    // The keys are those of the whole dialog.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <form className={styles.client} onSubmit={submit} onKeyDown={press}>
      <Icon name="run" size={32} />
      <p id={`${id}hint`} className={styles.hint}>
        Type the name of a program, folder, document, or Internet resource, and Windows will open it
        for you.
      </p>
      <label className={styles.label} htmlFor={`${id}box`}>
        <u>O</u>pen:
      </label>
      <OpenBox id={`${id}box`} describedBy={`${id}hint`} text={text} names={names} onType={type} />
      <div className={styles.buttons}>
        <Button type="submit" isDefault disabled={text.trim() === ''}>
          OK
        </Button>
        <Button onClick={close}>Cancel</Button>
      </div>
    </form>
  )
}

/** The files of the site; none where they cannot be loaded. */
async function filesOf(data: DataFiles): Promise<readonly ListedFile[]> {
  try {
    return data.known(FILE_LIST) ?? (await data.load(FILE_LIST))
  } catch (error) {
    report('Run knows no files', error)
    return []
  }
}
