export const ASSISTANT_APP = 'Assistant'

/** The default name of the assistant. */
export const ASSISTANT_NAME = 'Assistant'
