export const chat = {
  'chat-assistant': '#5c6a80',
  'chat-visitor': '#6a6a5a',
  'chat-counter': '#5a584c',
  'chat-placeholder': '#6a6a6a',
  'chat-group-border': '#d0d0bf',
  'chat-group-label': '#0046d5',
  'chat-field-disabled': '#f3f1e7',
} as const
