/** The assistant's messages, field and button. */
export const chat = {
  'chat-assistant': '#5c6a80',
  'chat-visitor': '#6a6a5a',
  'chat-counter': '#5a584c',
  'chat-placeholder': '#6a6a6a',
  'chat-field-disabled': '#f3f1e7',
  'chat-send': 'linear-gradient(#fff, #f3f1e7 60%, #dcd8c8)',
  'chat-send-edge': '#003c74',
  'chat-send-shadow': 'inset -1px -1px 1px rgb(0 0 0 / 0.12)',
  'chat-send-hover-shadow': 'inset 0 0 0 2px #f8b636',
  'chat-send-pressed': '#e3e0d2',
  'chat-send-pressed-shadow': 'inset 1px 1px 2px rgb(0 0 0 / 0.25)',
  'chat-send-disabled': '#f5f4ea',
  'chat-send-disabled-edge': '#c9c7ba',
  'chat-send-disabled-ink': '#6d6b60',
} as const
