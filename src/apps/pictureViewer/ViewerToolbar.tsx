/** The strip of tools below the picture. One stop for the Tab key; arrow keys go along it. */
import { Toolbar } from '@base-ui/react/toolbar'
import type { RefObject } from 'react'
import actualSize from '../../../assets/viewer/actual-size.svg'
import bestFit from '../../../assets/viewer/best-fit.svg'
import next from '../../../assets/viewer/next.svg'
import previous from '../../../assets/viewer/previous.svg'
import rotate from '../../../assets/viewer/rotate.svg'
import slideShow from '../../../assets/viewer/slide-show.svg'
import zoomIn from '../../../assets/viewer/zoom-in.svg'
import zoomOut from '../../../assets/viewer/zoom-out.svg'
import tool from '../host/bars/tool.module.css'
import type { ViewerCommand } from './viewerKeys.ts'
import styles from './toolbar.module.css'
import '../../ui/scrollBars.css'

interface Tool {
  readonly command: ViewerCommand
  readonly name: string
  readonly picture: string
}

const GROUPS: readonly (readonly Tool[])[] = [
  [
    { command: 'previous', name: 'Previous', picture: previous },
    { command: 'next', name: 'Next', picture: next },
  ],
  [
    { command: 'bestFit', name: 'Best fit', picture: bestFit },
    { command: 'actualSize', name: 'Actual size', picture: actualSize },
    { command: 'slideShow', name: 'Slide show', picture: slideShow },
  ],
  [
    { command: 'zoomIn', name: 'Zoom in', picture: zoomIn },
    { command: 'zoomOut', name: 'Zoom out', picture: zoomOut },
  ],
  [{ command: 'rotate', name: 'Rotate', picture: rotate }],
]

/** Of the drawings, in CSS pixels. */
const SIZE = 24

interface ViewerToolbarProps {
  readonly hasPicture: boolean
  /** False where the picture is the only one. */
  readonly hasOthers: boolean
  /** True during a slide show, which covers the tools. */
  readonly isCovered: boolean
  readonly slideShowRef: RefObject<HTMLButtonElement | null>
  readonly onCommand: (command: ViewerCommand) => void
}

export function ViewerToolbar(props: ViewerToolbarProps) {
  const { hasPicture, hasOthers, isCovered, slideShowRef, onCommand } = props
  const isUseful = (command: ViewerCommand): boolean =>
    ['previous', 'next', 'slideShow'].includes(command) ? hasOthers : hasPicture
  return (
    <Toolbar.Root
      className={`${styles.bar} luna-scroll`}
      aria-label="Picture tools"
      inert={isCovered}
    >
      {GROUPS.map((tools) => (
        <div key={tools[0]?.name} className={styles.group}>
          {tools.map(({ command, name, picture }) => (
            <Toolbar.Button
              key={command}
              ref={command === 'slideShow' ? slideShowRef : undefined}
              className={`${tool.tool} ${styles.tool}`}
              disabled={!isUseful(command)}
              aria-label={name}
              data-tip={name}
              onClick={() => onCommand(command)}
            >
              <img src={picture} width={SIZE} height={SIZE} alt="" draggable={false} />
            </Toolbar.Button>
          ))}
        </div>
      ))}
    </Toolbar.Root>
  )
}
