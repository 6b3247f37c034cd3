/** What this site costs at present. Showing it presents no frame: the canvas has no part of it. */
import { type RefObject, useId, useRef, useState } from 'react'
import { useServices } from '../../base/services/ServicesContext.tsx'
import { useOSAppState } from '../../desktop/store/DesktopProvider.tsx'
import { useEverySecond } from '../host/windowEffects.ts'
import { figureRows, type Figures, graphPoints, HISTORY, scaleFor, worst } from './figures.ts'
import styles from './taskManager.module.css'

const NOTHING: Figures = { presented: 0, times: [], windows: 0, textures: 0, elements: 0 }

export function Performance() {
  const { switches } = useServices()
  const graphs = useRef<HTMLDivElement>(null)
  const figures = useFigures(graphs)
  return (
    <>
      <div ref={graphs} className={styles.graphs}>
        <Graph
          title="Frames a second"
          values={figures.map(({ times }) => times.length)}
          least={10}
          unit=""
        />
        <Graph
          title="Longest frame"
          values={figures.map(({ times }) => worst(times) ?? 0)}
          least={10}
          unit=" ms"
        />
      </div>
      <table className={styles.table}>
        <caption className="visually-hidden">Figures of this site, once a second</caption>
        <tbody>
          {figureRows(figures.at(-1) ?? NOTHING, switches.renderer).map(([name, value]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}

interface GraphProps {
  readonly title: string
  readonly values: readonly number[]
  /** The scale of a graph whose values are all smaller. */
  readonly least: number
  readonly unit: string
}

function Graph({ title, values, least, unit }: GraphProps) {
  const titleId = useId()
  const scale = scaleFor(values, least)
  const most = `${Math.ceil(Math.max(0, ...values))}${unit}`
  return (
    <figure className={styles.graph}>
      <figcaption id={titleId}>{title}</figcaption>
      <svg
        role="img"
        aria-label={`${title}: at most ${most} in the last minute`}
        viewBox={`0 0 ${HISTORY - 1} 100`}
        preserveAspectRatio="none"
      >
        <path
          className={styles.grid}
          d="M0 25H59M0 50H59M0 75H59M10 0V100M20 0V100M30 0V100M40 0V100M50 0V100"
        />
        <polyline className={styles.line} points={graphPoints(values, scale)} />
      </svg>
      <span className={styles.scale} aria-hidden="true">
        {scale}
        {unit}
      </span>
    </figure>
  )
}

/** Only Chromium tells. */
interface TellingPerformance extends Performance {
  readonly memory?: { readonly usedJSHeapSize: number }
}

/** The figures of the last minute, oldest first. They are read once a second, while the element can be seen. */
function useFigures(element: RefObject<Element | null>): readonly Figures[] {
  const { frames, phone, view } = useServices()
  const store = useOSAppState()
  const [figures, setFigures] = useState<readonly Figures[]>([])
  const take = (): void => {
    const { presented, times, last } = frames.read()
    const painted = phone.matches() ? undefined : last
    const next: Figures = {
      presented,
      times,
      windows: store.getState().apps.length,
      textures: painted?.textures() ?? 0,
      elements: document.getElementsByTagName('*').length,
      memory: (view.performance as TellingPerformance).memory?.usedJSHeapSize,
      renderer: painted?.renderer,
    }
    setFigures((before) => [...before, next].slice(-HISTORY))
  }
  useEverySecond(element, take)
  return figures
}
