export const ASSISTANT_APP = 'Assistant'

export const ASSISTANT_NAME = 'Assistant'

/** Where questions are answered. */
export const ANSWERED_BY = ['service', 'browser'] as const

/** What a language model gets to know, in the words of the help, the cookie preferences and the assistant. */
export function onLanguageModel(isUsed: boolean): string {
  return isUsed
    ? 'To word an answer, the service passes the question, those before it and passages of this site to a language model, which may be another company’s.'
    : 'No language model sees what you type.'
}
