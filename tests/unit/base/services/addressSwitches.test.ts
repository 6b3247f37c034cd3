import { describe, expect, it } from 'vitest'
import { parseAddressSwitches } from '../../../../src/base/services/addressSwitches.ts'

const none = {
  freeze: false,
  at: 0,
  culling: true,
  debug: { regions: false, fps: false },
}

describe('switches in the address', () => {
  it.each([
    ['', none],
    ['?', none],
    ['?utm_source=x&color=red', none],
    ['?renderer=webgl', { ...none, renderer: 'webgl' }],
    ['?renderer=canvas', { ...none, renderer: 'canvas' }],
    ['renderer=canvas', { ...none, renderer: 'canvas' }],
    ['?renderer=webgpu', none],
    ['?renderer=WebGL', none],
    ['?renderer=canvas&renderer=webgl', { ...none, renderer: 'canvas' }],
    ['?seed=0', { ...none, seed: 0 }],
    ['?seed=42', { ...none, seed: 42 }],
    ['?seed=', none],
    ['?seed=-1', none],
    ['?seed=1.5', none],
    ['?seed=1e3', none],
    ['?seed=0x10', none],
    ['?seed=9999999999999999999', none],
    ['?freeze', { ...none, freeze: true }],
    ['?freeze=', { ...none, freeze: true }],
    ['?freeze&at=2500', { ...none, freeze: true, at: 2500 }],
    ['?freeze&at=soon', { ...none, freeze: true }],
    ['?at=2500', none],
    ['?culling=off', { ...none, culling: false }],
    ['?culling=no', none],
    ['?debug=regions', { ...none, debug: { regions: true, fps: false } }],
    ['?debug=regions,fps', { ...none, debug: { regions: true, fps: true } }],
    ['?debug=fps,else', { ...none, debug: { regions: false, fps: true } }],
    ['?debug', none],
    ['?%E0%A4%A&freeze', { ...none, freeze: true }],
  ])('reads %j', (search, switches) => {
    expect(parseAddressSwitches(search)).toEqual(switches)
  })
})
