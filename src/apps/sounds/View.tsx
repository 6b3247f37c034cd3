/** Sounds and Audio Devices: how loud the site is, and which events sound. */
import { useRef, useState } from 'react'
import { useChoices } from '../../base/services/ServicesContext.tsx'
import { Button } from '../../ui/Button.tsx'
import { PropertySheet } from '../../ui/controls/PropertySheet.tsx'
import type { AppViewProps } from '../host/app.ts'
import { useCancel } from '../host/dialogs/useCancel.ts'
import { Events } from './Events.tsx'
import styles from './sounds.module.css'
import { Volume } from './Volume.tsx'

const SHEETS = { Volume: <Volume />, Sounds: <Events /> }

export default function SoundsView({ close }: AppViewProps) {
  const { quiet } = useChoices()
  const root = useRef<HTMLDivElement>(null)
  const cancel = useCancel(root, ['volume', 'muted', 'sounds'], close)
  const [page, setPage] = useState('Volume')
  return (
    <PropertySheet
      ref={root}
      label="Sounds and Audio Devices Properties"
      sheets={SHEETS}
      shown={page}
      onShow={setPage}
      sheetClass={styles.sheet ?? ''}
    >
      <p role="status" className={styles.status}>
        {quiet ? 'Quiet is on: nothing sounds until it is off again.' : ''}
      </p>
      <Button isDefault onClick={close}>
        OK
      </Button>
      <Button onClick={cancel}>Cancel</Button>
    </PropertySheet>
  )
}
