import { describe, expect, it } from 'vitest'
import { opacityAt, startBalloon } from '../../../../src/shell/notices/balloon/balloonLife.ts'

/** Timers, frames (one each 20 ms while something moves) and a clock that advance only by hand. */
function fakeTime() {
  let time = 0
  let steps: ((now: number) => boolean)[] = []
  let timers: { due: number; callback: () => void }[] = []
  let frames = 0
  return {
    frames: () => frames,
    now: () => time,
    scheduler: {
      animate(step: (now: number) => boolean) {
        steps.push(step)
        return () => {
          steps = steps.filter((each) => each !== step)
        }
      },
    },
    timers: {
      after(ms: number, callback: () => void) {
        const timer = { due: time + ms, callback }
        timers.push(timer)
        return () => {
          timers = timers.filter((each) => each !== timer)
        }
      },
    },
    pass(ms: number) {
      for (const end = time + ms; time < end;) {
        time += 20
        const due = timers.filter((timer) => timer.due <= time)
        timers = timers.filter((timer) => timer.due > time)
        due.forEach((timer) => timer.callback())
        if (steps.length > 0) frames += 1
        for (const step of [...steps]) {
          if (!step(time)) steps = steps.filter((each) => each !== step)
        }
      }
    },
  }
}

function aBalloon(fadeMs = 1000) {
  const time = fakeTime()
  let opacity = Number.NaN
  let ends = 0
  const life = startBalloon({
    timers: time.timers,
    scheduler: time.scheduler,
    now: time.now,
    fadeMs,
    show: (next) => {
      opacity = next
    },
    end: () => {
      ends += 1
    },
  })
  return { ...time, ...life, opacity: () => opacity, ends: () => ends }
}

describe('the opacity of a balloon', () => {
  it.each([
    [0, 0],
    [500, 0.5],
    [1000, 1],
    [15_000, 1],
    [15_500, 0.5],
    [16_000, 0],
  ])('at %i ms is %d', (age, opacity) => {
    expect(opacityAt(age, 1000)).toBe(opacity)
  })

  it.each([0, 500, 15_000])('is full at %i ms without fades', (age) => {
    expect(opacityAt(age, 0)).toBe(1)
  })
})

describe('a balloon left alone', () => {
  it('fades in for a second, stays until the 15th, fades out for one', () => {
    const balloon = aBalloon()
    expect(balloon.opacity()).toBe(0)
    balloon.pass(520)
    expect(balloon.opacity()).toBeCloseTo(0.5, 1)
    balloon.pass(600)
    expect(balloon.opacity()).toBe(1)
    balloon.pass(13_800)
    expect(balloon.opacity()).toBe(1)
    balloon.pass(700)
    expect(balloon.opacity()).toBeGreaterThan(0)
    expect(balloon.opacity()).toBeLessThan(1)
    expect(balloon.ends()).toBe(0)
    balloon.pass(600)
    expect(balloon.ends()).toBe(1)
  })

  it('asks for no frames while it stays', () => {
    const balloon = aBalloon()
    balloon.pass(1200)
    const before = balloon.frames()
    balloon.pass(13_000)
    expect(balloon.frames()).toBe(before)
  })

  it('stands at once, and is gone at once, without fades', () => {
    const balloon = aBalloon(0)
    expect(balloon.opacity()).toBe(1)
    balloon.pass(14_980)
    expect([balloon.opacity(), balloon.ends()]).toEqual([1, 0])
    balloon.pass(20)
    expect(balloon.ends()).toBe(1)
    expect(balloon.frames()).toBe(0)
  })
})

describe('a balloon that is held', () => {
  it('waits, and goes on where it was', () => {
    const balloon = aBalloon()
    balloon.pass(5000)
    balloon.hold()
    balloon.pass(60_000)
    expect([balloon.opacity(), balloon.ends()]).toEqual([1, 0])
    balloon.release()
    balloon.pass(9800)
    expect(balloon.opacity()).toBe(1)
    balloon.pass(1600)
    expect(balloon.ends()).toBe(1)
  })

  it('fades in to its end first', () => {
    const balloon = aBalloon()
    balloon.pass(200)
    balloon.hold()
    balloon.pass(30_000)
    expect([balloon.opacity(), balloon.ends()]).toEqual([1, 0])
    balloon.release()
    balloon.pass(16_000)
    expect(balloon.ends()).toBe(1)
  })

  it('comes back while it is fading out, for another three seconds', () => {
    const balloon = aBalloon()
    balloon.pass(15_600)
    expect(balloon.opacity()).toBeLessThan(1)
    balloon.hold()
    expect(balloon.opacity()).toBe(1)
    balloon.release()
    balloon.pass(2900)
    expect(balloon.opacity()).toBe(1)
    balloon.pass(1500)
    expect(balloon.ends()).toBe(1)
  })

  it('may be told so again and again', () => {
    const balloon = aBalloon()
    balloon.pass(2000)
    balloon.hold()
    balloon.hold()
    balloon.release()
    balloon.release()
    balloon.pass(14_200)
    expect(balloon.ends()).toBe(1)
  })
})

describe('a balloon that is closed', () => {
  it('fades out at once, also under the pointer', () => {
    const balloon = aBalloon()
    balloon.pass(5000)
    balloon.hold()
    balloon.close()
    balloon.pass(520)
    expect(balloon.opacity()).toBeCloseTo(0.5, 1)
    balloon.release()
    balloon.pass(600)
    expect(balloon.ends()).toBe(1)
    balloon.pass(30_000)
    expect(balloon.ends()).toBe(1)
  })

  it('fades from where its fade in was', () => {
    const balloon = aBalloon()
    balloon.pass(420)
    balloon.close()
    balloon.pass(40)
    expect(balloon.opacity()).toBeLessThan(0.45)
    expect(balloon.opacity()).toBeGreaterThan(0.3)
    balloon.pass(420)
    expect(balloon.ends()).toBe(1)
  })

  it('is gone at once without fades', () => {
    const balloon = aBalloon(0)
    balloon.pass(1000)
    balloon.close()
    expect(balloon.ends()).toBe(1)
  })

  it('says nothing any more once it is stopped', () => {
    const balloon = aBalloon()
    balloon.pass(5000)
    balloon.stop()
    balloon.pass(30_000)
    expect([balloon.opacity(), balloon.ends()]).toEqual([1, 0])
  })
})
