import type { Size } from '../geometry/box.ts'

/**
 * Coordinates of the flakes' centers in CSS pixels of the viewport, speeds in CSS pixels per 1/60
 * s. The arrays change in place, so never keep one as a snapshot: a 4K viewport has 829 flakes, and
 * new objects at every tick would cost more in garbage collection than the arithmetic.
 */
export interface Snow {
  readonly size: Size
  readonly count: number
  readonly x: Float32Array
  readonly y: Float32Array
  readonly velocityX: Float32Array
  readonly velocityY: Float32Array
  readonly diameter: Float32Array
}

const AREA_PER_FLAKE = 10000
const MIN_FALL = 0.5
const MAX_DRIFT = 1.5
const MIN_DIAMETER = 1
const MAX_DIAMETER = 3
/** At this speed the fastest flake crosses 1080 px in 12 s. */
const MAX_FALL = 1.5

const TICKS_PER_MS = 60 / 1000
/** Without this limit all flakes would jump when a background tab becomes visible. */
const LONGEST_STEP_MS = 100

export function flakeCount(size: Size): number {
  return Math.floor((size.width * size.height) / AREA_PER_FLAKE)
}

export function createSnow(size: Size, random: () => number): Snow {
  const snow = emptySnow(size)
  for (let index = 0; index < snow.count; index++) addFlake(snow, index, random)
  return snow
}

/** The milliseconds by which the snow advances between two frames at these times. */
export function spanBetween(last: number, now: number): number {
  return Math.min(now - last, LONGEST_STEP_MS)
}

export function stepSnow(snow: Snow, dtMs: number): void {
  const ticks = dtMs * TICKS_PER_MS
  const { x, y, velocityX, velocityY, count, size } = snow
  for (let index = 0; index < count; index++) {
    x[index] = wrap((x[index] ?? 0) + (velocityX[index] ?? 0) * ticks, size.width)
    y[index] = wrap((y[index] ?? 0) + (velocityY[index] ?? 0) * ticks, size.height)
  }
}

/** Scales positions, and adds or removes flakes to keep their density. */
export function resizeSnow(snow: Snow, size: Size, random: () => number): Snow {
  const next = emptySnow(size)
  const kept = Math.min(snow.count, next.count)
  const scaleX = size.width / snow.size.width
  const scaleY = size.height / snow.size.height
  next.velocityX.set(snow.velocityX.subarray(0, kept))
  next.velocityY.set(snow.velocityY.subarray(0, kept))
  next.diameter.set(snow.diameter.subarray(0, kept))
  for (let index = 0; index < kept; index++) {
    next.x[index] = (snow.x[index] ?? 0) * scaleX
    next.y[index] = (snow.y[index] ?? 0) * scaleY
  }
  for (let index = kept; index < next.count; index++) addFlake(next, index, random)
  return next
}

export function snowAt(size: Size, random: () => number, ms: number): Snow {
  const snow = createSnow(size, random)
  stepSnow(snow, ms)
  return snow
}

function emptySnow(size: Size): Snow {
  const count = flakeCount(size)
  const numbers = () => new Float32Array(count)
  return {
    size,
    count,
    x: numbers(),
    y: numbers(),
    velocityX: numbers(),
    velocityY: numbers(),
    diameter: numbers(),
  }
}

function addFlake(snow: Snow, index: number, random: () => number): void {
  const between = (low: number, high: number) => low + random() * (high - low)
  snow.x[index] = between(0, snow.size.width)
  snow.y[index] = between(0, snow.size.height)
  snow.velocityX[index] = between(-MAX_DRIFT, MAX_DRIFT)
  snow.velocityY[index] = between(MIN_FALL, MAX_FALL)
  snow.diameter[index] = between(MIN_DIAMETER, MAX_DIAMETER)
}

/** Moves a coordinate outside `0..length` to the opposite side, just out of sight. */
function wrap(value: number, length: number): number {
  if (value >= -MAX_DIAMETER && value <= length + MAX_DIAMETER) return value
  const span = length + 2 * MAX_DIAMETER
  const past = (value + MAX_DIAMETER) % span
  return (past < 0 ? past + span : past) - MAX_DIAMETER
}
