/** Scroll bars: their track, and the thumb and the two buttons, which are drawn alike. */
export const scrollBars = {
  'scroll-thumb-plain': '#bfd4fc',
  'scroll-track-plain': '#f3f1ec',
  'scroll-track-vertical': 'linear-gradient(to right, #f3f1ec, #fdfdfa)',
  'scroll-track-horizontal': 'linear-gradient(to bottom, #f3f1ec, #fdfdfa)',
  'scroll-edge': '#fff',
  // One pixel right and below.
  'scroll-shade': '#84a5d5',
  'scroll-thumb-vertical': 'linear-gradient(to right, #c0d1f7, #bfd4fc, #bbccf4)',
  'scroll-thumb-horizontal': 'linear-gradient(to bottom, #c0d1f7, #bfd4fc, #bbccf4)',
  'scroll-thumb-vertical-hover': 'linear-gradient(to right, #d6e7ff, #cae0ff)',
  'scroll-thumb-horizontal-hover': 'linear-gradient(to bottom, #d6e7ff, #cae0ff)',
  'scroll-thumb-vertical-pressed': 'linear-gradient(to right, #9fb4ec, #96b0ec)',
  'scroll-thumb-horizontal-pressed': 'linear-gradient(to bottom, #9fb4ec, #96b0ec)',
  'scroll-grip-light': '#eef4fe',
  'scroll-grip-dark': '#8cb0f8',
  'scroll-button': 'linear-gradient(135deg, #dce6fe, #bfd4fc 45%, #aec8f7)',
  'scroll-button-hover': 'linear-gradient(135deg, #fdfeff, #d6e7ff 45%, #b9daff)',
  'scroll-button-pressed': 'linear-gradient(135deg, #96b0ec, #9fb4ec 45%, #bfd4fc)',
  'scroll-button-disabled': '#edede6',
  'scroll-veil': 'rgb(240 240 235 / 0.7)',
  'scroll-shade-disabled': '#dcdcd3',
} as const
