/**
 * Silver. The era's system had #C0C0C0 for active title bars with the letters #0E1010, #FFFFFF for others with #A2A1A1,
 * #B2B4BF for selections and #E0DFE3 for faces ("Metallic" of its Luna theme); these values are
 * remembered, not measured. AA: the title of an unfocused window is darker than it was.
 */
import { blue } from '../blue.ts'
import type { Theme } from '../theme.ts'
import { changedTokens } from './changedTokens.ts'
import { silverTokens } from './silverTokens.ts'

export const silver: Theme = {
  ...blue,
  name: 'silver',
  frame: {
    focused: {
      lit: ['#8b8ca1', '#d5d6e0', '#b7b8c8'],
      shaded: ['#5c5d71', '#8b8ca1', '#a9aabc'],
      strip: [
        [0, '#8c8ea4'],
        [0.04, '#fdfdfe'],
        [0.08, '#f3f4f8'],
        [0.14, '#d3d5e0'],
        [0.24, '#c3c7d3'],
        [0.56, '#c0c2d0'],
        [0.76, '#d9dbe5'],
        [0.86, '#d3d5e0'],
        [0.92, '#b7b9c8'],
        [0.94, '#9a9cb0'],
        [1, '#8e8fa5'],
      ],
      shade: [0x8e, 0x8f, 0xa5],
      shadeOpacity: { left: 0.8, right: 0.8 },
    },
    unfocused: {
      lit: ['#b3b4c1', '#ededf2', '#dcdde5'],
      shaded: ['#8c8da0', '#b3b4c1', '#cbccd7'],
      strip: [
        [0, '#b3b4c1'],
        [0.04, '#fdfdfe'],
        [0.14, '#ededf2'],
        [0.56, '#e6e7ee'],
        [0.86, '#efeff4'],
        [0.94, '#d3d4de'],
        [1, '#c3c4d0'],
      ],
      shade: [0xb3, 0xb4, 0xc1],
      shadeOpacity: { left: 0.3, right: 0.4 },
    },
  },
  titleText: '#0e1010',
  unfocusedTitleText: '#5a5b6c',
  titleShadow: 'rgb(255 255 255 / 0.7)',
  buttonTint: '#7f8197',
  selection: '#b2b4bf',
  selectedText: '#000',
  selectedPicture: { color: '#9a9cb0', opacity: 0.5 },
  missingPicture: '#e0dfe3',
  marquee: { line: '#6c6d80', fill: 'rgb(142 143 165 / 0.35)' },
  taskbar: [
    [0, '#77788f'],
    [0.03, '#b7b9c8'],
    [0.06, '#f3f4f8'],
    [0.1, '#fbfbfd'],
    [0.15, '#e0e2ea'],
    [0.23, '#cfd1dc'],
    [0.38, '#c8cad7'],
    [0.54, '#cdcfdb'],
    [0.86, '#d5d7e1'],
    [0.92, '#c0c2d0'],
    [0.95, '#a9abbd'],
    [0.98, '#8e8fa5'],
  ],
  browserBar: { desktop: '#cdcfdb', light: '#c3c7d3', dark: '#3f404e' },
  tokens: changedTokens(blue.tokens, silverTokens),
}
