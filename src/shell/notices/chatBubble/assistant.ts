/** The assistant's window, as the pieces of the shell that reckon with it know it. */

/** Its name among the apps. */
export const ASSISTANT = 'Assistant'
