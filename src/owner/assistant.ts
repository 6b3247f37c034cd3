/** The names of the assistant. */

/** The name by which icons and entries of START open the assistant. */
export const ASSISTANT_APP = 'Assistant'

/** The name of an assistant that the owner gives none. */
export const ASSISTANT_NAME = 'Assistant'
