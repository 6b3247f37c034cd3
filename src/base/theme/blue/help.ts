export const help = {
  'help-band':
    'linear-gradient(to bottom, #6f9bec 0%, #3a72d6 5%, #2f66cd 45%, #2559bf 78%, #1b47a3 95%, #12337d 100%)',
  'help-band-ink': '#fff',
  'help-band-shadow': '1px 1px 1px rgb(0 0 0 / 0.5)',
  'help-band-line': 'linear-gradient(to right, #da884a, rgb(218 136 74 / 0) 70%)',
  'help-pane': 'linear-gradient(to bottom, #dbe5fb 0%, #c3d3f7 100%)',
  'help-pane-ink': '#0c327d',
  'help-pane-line': '#8ba7e0',
  'help-pick': '#316ac5',
  'help-pick-ink': '#fff',
} as const
