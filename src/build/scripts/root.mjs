/** Where the project lies on this machine. */
import { fileURLToPath } from 'node:url'

/** Absolute path of the repository's root, with a separator at the end. */
export const ROOT = fileURLToPath(new URL('../../..', import.meta.url))
