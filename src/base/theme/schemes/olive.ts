/**
 * Olive green. The era's system had #8BA169 for active title bars, #D4D6BA for others and #93A070 for selections
 * ("Homestead" of its Luna theme); these values are remembered, not measured. Where letters are white, they are darkened
 * to a contrast of 4.5:1.
 */
import { blue } from '../blue.ts'
import type { Theme } from '../theme.ts'
import { changedTokens } from './changedTokens.ts'
import { oliveTokens } from './oliveTokens.ts'

export const olive: Theme = {
  ...blue,
  name: 'olive',
  frame: {
    focused: {
      lit: ['#556622', '#6a7b3d', '#6a7b3b'],
      shaded: ['#2f3b01', '#394707', '#394707'],
      strip: [
        [0, '#697b38'],
        [0.04, '#899963'],
        [0.06, '#84955d'],
        [0.08, '#77884a'],
        [0.1, '#6c7e3b'],
        [0.14, '#6a7b39'],
        [0.2, '#697b38'],
        [0.24, '#697b38'],
        [0.56, '#697b38'],
        [0.66, '#697b38'],
        [0.76, '#697b38'],
        [0.86, '#697b38'],
        [0.92, '#697a3c'],
        [0.94, '#52602e'],
        [1, '#414e20'],
      ],
      shade: [0x5e, 0x76, 0x30],
      shadeOpacity: { left: 1, right: 1 },
    },
    unfocused: {
      lit: ['#81905d', '#a9b591', '#95a377'],
      shaded: ['#6d7954', '#6d7952', '#6d7952'],
      strip: [
        [0, '#929e7a'],
        [0.03, '#99a384'],
        [0.06, '#aab399'],
        [0.08, '#afb79e'],
        [0.14, '#9fa98c'],
        [0.17, '#99a384'],
        [0.25, '#919c7c'],
        [0.56, '#959f7f'],
        [0.81, '#a2ac8e'],
        [0.89, '#9fa98a'],
        [0.94, '#929d7c'],
        [0.97, '#909a79'],
        [1, '#b7bdab'],
      ],
      shade: [0x5e, 0x76, 0x30],
      shadeOpacity: { left: 0.3, right: 0.4 },
    },
  },
  buttonTint: '#7f8f55',
  selection: '#6c794e',
  selectedPicture: { color: '#6c794e', opacity: 0.5 },
  marquee: { line: '#6c794e', fill: 'rgb(108 121 78 / 0.3)' },
  taskbar: [
    [0, '#414c25'],
    [0.03, '#6c794d'],
    [0.06, '#7a8858'],
    [0.1, '#869368'],
    [0.12, '#7b8959'],
    [0.15, '#6b7a46'],
    [0.18, '#6b7a43'],
    [0.2, '#6a7a41'],
    [0.23, '#6a7a40'],
    [0.38, '#6a7a3f'],
    [0.54, '#6a7a40'],
    [0.86, '#6a7a40'],
    [0.89, '#6a7a40'],
    [0.92, '#6a7a41'],
    [0.95, '#63723d'],
    [0.98, '#546133'],
  ],
  start: {
    face: [
      [0, '#2f3a0b'],
      [0.06, '#9fb073'],
      [0.22, '#75893f'],
      [0.4, '#708539'],
      [0.58, '#768b3f'],
      [0.72, '#788d41'],
      [0.88, '#73883d'],
      [1, '#667a37'],
    ],
    edges:
      'linear-gradient(to right, rgb(255 255 255 / 0.3) 0, rgb(255 255 255 / 0) 6px, rgb(74 92 32 / 0) calc(100% - 16px), #4a5c20 100%)',
  },
  browserBar: { desktop: '#6a7a40', light: '#697b38', dark: '#414e20' },
  tokens: changedTokens(blue.tokens, oliveTokens),
}
