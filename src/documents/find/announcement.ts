/** How long results stay the same before they are announced: longer than between two letters of a slow typist. */
export const ANNOUNCED_AFTER_MS = 1000
