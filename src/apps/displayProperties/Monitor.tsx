/** The monitor at the top of most tabs, which shows what is chosen in small. */
import { useEffect, useEffectEvent, useRef } from 'react'
import type { DisplayChoices } from '../../base/services/display/displayChoices.ts'
import { OWN_WALLPAPER } from '../../base/services/display/wallpaperNames.ts'
import { readOwnPicture } from '../../base/services/display/ownPicture.ts'
import { report } from '../../base/services/report.ts'
import { useServices } from '../../base/services/ServicesContext.tsx'
import { PLAIN_DESKTOP } from '../../base/theme/desktopColors.ts'
import { BACKGROUNDS } from './backgrounds.ts'
import styles from './monitor.module.css'

interface MonitorProps {
  readonly choices: DisplayChoices
  /** Changes when the visitor's own picture does. */
  readonly version?: number
  /** Called if the visitor's own picture cannot be shown. */
  readonly onLost?: () => void
  /** Whether a window stands on the desktop, which shows the scheme. */
  readonly hasWindow?: boolean
}

export function Monitor({ choices, version = 0, onLost, hasWindow = false }: MonitorProps) {
  const { wallpaper, placement, color = PLAIN_DESKTOP } = choices
  const small = BACKGROUNDS.find(({ name }) => name === wallpaper)?.small ?? null
  return (
    <div className={styles.monitor} aria-hidden="true">
      <div className={styles.case}>
        <div className={styles.screen} style={{ backgroundColor: color }}>
          {small !== null && (
            <img className={styles.picture} data-placement={placement} src={small} alt="" />
          )}
          {wallpaper === OWN_WALLPAPER && (
            <OwnPicture key={version} placement={placement} onLost={onLost} />
          )}
          {hasWindow && (
            <div className={styles.smallWindow}>
              <div className={styles.smallTitle}>Active window</div>
              <p className={styles.smallText}>Window text</p>
            </div>
          )}
          <div className={styles.smallBar}>
            <span className={styles.smallStart} />
          </div>
        </div>
      </div>
      <div className={styles.stand} />
    </div>
  )
}

/** On a canvas: the site's policy allows no pictures of other origins, as that of a local file would be. */
function OwnPicture({
  placement,
  onLost,
}: Pick<DisplayChoices, 'placement'> & { readonly onLost: MonitorProps['onLost'] }) {
  const { view } = useServices()
  const tell = useEffectEvent(() => onLost?.())
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const draw = async (): Promise<void> => {
      const picture = await readOwnPicture(view)
      const element = canvas.current
      if (!picture) return tell()
      if (!element) return
      const bitmap = await view.createImageBitmap(picture)
      element.width = bitmap.width
      element.height = bitmap.height
      element.getContext('2d')?.drawImage(bitmap, 0, 0)
      bitmap.close()
    }
    draw().catch((error: unknown) => {
      report('The own wallpaper has no preview', error)
      tell()
    })
  }, [view])
  return <canvas ref={canvas} className={styles.picture} data-placement={placement} />
}
