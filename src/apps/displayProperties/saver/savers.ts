/** What screen savers paint. Each moves by the time alone, so a slow machine shows the same at fewer frames. */
import { SAVER_COLORS } from '../../../base/theme/desktopColors.ts'
import type { SaverName } from '../../../base/services/display/displayChoices.ts'

export interface Stage {
  readonly context: CanvasRenderingContext2D
  /** In CSS pixels. */
  readonly width: number
  readonly height: number
}

/** @param ms since the saver has started */
export type PaintSaver = (stage: Stage, ms: number) => void

/** @param random returns numbers from 0 up to 1 @param words drift in one of them */
export function createSaver(
  name: Exclude<SaverName, 'none'>,
  random: () => number,
  words: string,
): PaintSaver {
  if (name === 'starfield') return starfield(random)
  return name === 'wordmark' ? wordmark(words) : bubbles(random)
}

function starfield(random: () => number): PaintSaver {
  const stars = Array.from({ length: 260 }, () => ({
    x: random() * 2 - 1,
    y: random() * 2 - 1,
    depth: random(),
  }))
  return ({ context, width, height }, ms) => {
    context.fillStyle = SAVER_COLORS.space
    context.fillRect(0, 0, width, height)
    context.fillStyle = SAVER_COLORS.star
    for (const { x, y, depth } of stars) {
      // From far away, 1, to the eye, 0.
      const far = 1 - ((depth + ms / 9000) % 1)
      const left = width / 2 + (x / far) * width * 0.28
      const top = height / 2 + (y / far) * height * 0.28
      const size = 0.6 + (1 - far) * 2.6
      context.globalAlpha = Math.min(1, (1 - far) * 1.4)
      context.fillRect(left, top, size, size)
    }
    context.globalAlpha = 1
  }
}

/** There and back between 0 and the room. */
function bounced(distance: number, room: number): number {
  if (room <= 0) return 0
  const at = distance % (2 * room)
  return at <= room ? at : 2 * room - at
}

function wordmark(words: string): PaintSaver {
  return ({ context, width, height }, ms) => {
    context.fillStyle = SAVER_COLORS.space
    context.fillRect(0, 0, width, height)
    context.font = 'italic 700 54px "Franklin Gothic Medium", "Trebuchet MS", sans-serif'
    context.textBaseline = 'top'
    const { width: wide } = context.measureText(words)
    const x = bounced(ms * 0.06 + 80, width - wide)
    const y = bounced(ms * 0.041 + 60, height - 64)
    context.fillStyle = `hsl(${(ms / 120) % 360} 70% 65%)`
    context.fillText(words, x, y)
  }
}

function bubbles(random: () => number): PaintSaver {
  const all = Array.from({ length: 42 }, () => ({
    x: random(),
    start: random(),
    radius: 12 + random() ** 2 * 70,
    speed: 0.5 + random(),
    hue: 180 + random() * 80,
  }))
  return ({ context, width, height }, ms) => {
    const ground = context.createLinearGradient(0, 0, 0, height)
    ground.addColorStop(0, SAVER_COLORS.sea)
    ground.addColorStop(1, SAVER_COLORS.abyss)
    context.fillStyle = ground
    context.fillRect(0, 0, width, height)
    for (const { x, start, radius, speed, hue } of all) {
      const way = height + 2 * radius
      const y = height + radius - ((start * way + ms * 0.05 * speed) % way)
      const left = x * width + Math.sin(ms / 1400 + start * 20) * 18
      context.beginPath()
      context.arc(left, y, radius, 0, 2 * Math.PI)
      context.fillStyle = `hsl(${hue} 90% 70% / 0.12)`
      context.fill()
      context.strokeStyle = `hsl(${hue} 90% 80% / 0.6)`
      context.lineWidth = 1.5
      context.stroke()
      context.beginPath()
      context.arc(left - radius * 0.35, y - radius * 0.35, radius * 0.16, 0, 2 * Math.PI)
      context.fillStyle = `hsl(${hue} 100% 95% / 0.7)`
      context.fill()
    }
  }
}
