import {
  type CSSProperties,
  type KeyboardEvent,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react'
import { wideMessage } from '../../desktop/wideMessage.ts'
import { AppMenuBar } from '../../ui/menu/AppMenuBar.tsx'
import { runRow } from '../../ui/menu/menuItem.ts'
import type { AppViewProps } from '../host/app.ts'
import { appMenus } from '../host/menus/appMenus.ts'
import { useFittingWindow } from '../host/dialogs/useFittingWindow.ts'
import { useTip } from '../../ui/menu/useTip.ts'
import { type BoardSize, minesLeft } from './board.ts'
import { MINES_COMMANDS } from './commands.ts'
import { Field } from './Field.tsx'
import { Counter, FaceButton } from './Head.tsx'
import menuText from './menus.txt?raw'
import styles from './minesweeper.module.css'
import { BestTimes, CustomField } from './Panels.tsx'
import { newGameText, secondsText } from './shown.ts'
import { useFieldPresses } from './useFieldPresses.ts'
import { useGame } from './useGame.ts'
import '../../ui/scrollBars.css'

const ABOUT = 'Open every cell that hides no mine. A number tells how many mines are around it.'
const WORDS = { ready: '', playing: '', won: 'Won', lost: 'Lost' }

export default function MinesweeperView({ window, close, open }: AppViewProps) {
  const scroller = useRef<HTMLDivElement>(null)
  const grid = useRef<HTMLDivElement>(null)
  const hintId = useId()
  const tell = useTip()
  const [panel, setPanel] = useState<'custom' | 'best' | null>(null)
  const game = useGame(window, {
    onRecord(level, seconds) {
      const { x = 0, y = 0 } = grid.current?.getBoundingClientRect() ?? {}
      tell(`The fastest time for the ${level} level: ${secondsText(seconds)}.`, { x, y })
    },
    onOpened: (count) => tell(`${count} squares opened`, null),
  })
  const { choices, choose, outcome } = game
  const { rows, columns, mines } = game.game
  const presses = useFieldPresses(game.game, game)
  useFittingWindow(window.id, scroller, `${rows} ${columns}`)

  const begin = (size: BoardSize): void => {
    setPanel(null)
    game.begin(size)
    tell(newGameText(size), null)
  }
  const hidePanel = (): void => setPanel(null)
  const goBack = useEffectEvent((): void => {
    grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
  })
  // Until the panel is gone the board takes no focus.
  useEffect(() => (panel === null ? undefined : () => goBack()), [panel])
  const menus = appMenus(menuText, MINES_COMMANDS, {
    size: { rows, columns, mines },
    hasQuestions: choices.hasQuestions,
    begin(next) {
      // A larger or smaller board has this cell, too. Elsewhere arrow keys would move the window.
      grid.current?.querySelector<HTMLElement>('[data-cell="0"]')?.focus({ preventScroll: true })
      begin(next)
    },
    toggleQuestions: () => choose({ hasQuestions: !choices.hasQuestions }),
    show: setPanel,
    tellAbout: () => open(wideMessage('About Minesweeper', ABOUT, { tone: 'information' })),
    close,
  })
  const handleKey = (event: KeyboardEvent): void => {
    if (event.key !== 'F2') return
    event.preventDefault()
    begin({ rows, columns, mines })
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- a key of the whole window
    <div className={styles.client} onKeyDown={handleKey}>
      <AppMenuBar label="Minesweeper" menus={menus} onChoose={runRow} />
      <div ref={scroller} className={`${styles.scroller} luna-scroll`} inert={panel !== null}>
        <div className={styles.board} style={{ '--columns': columns } as CSSProperties}>
          <div className={styles.head}>
            <Counter role="img" label="Mines left" value={minesLeft(game.game)} />
            <FaceButton
              outcome={outcome}
              isPressing={presses.isPressing}
              onPress={() => begin({ rows, columns, mines })}
            />
            <Counter role="timer" label="Seconds" value={game.game.seconds} />
          </div>
          <Field game={game.game} presses={presses} grid={grid} hintId={hintId} mark={game.mark} />
        </div>
      </div>
      {panel === 'custom' && (
        <CustomField size={choices.size} onChoose={begin} onCancel={hidePanel} />
      )}
      {panel === 'best' && (
        <BestTimes best={choices.best} onReset={() => choose({ best: {} })} onClose={hidePanel} />
      )}
      <p role="status" className="visually-hidden">
        {WORDS[outcome]}
      </p>
    </div>
  )
}
