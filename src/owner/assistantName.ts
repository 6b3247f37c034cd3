import { site } from 'virtual:site'
import { ASSISTANT_NAME } from './assistant.ts'

export const assistantName = site.assistant?.name ?? ASSISTANT_NAME
