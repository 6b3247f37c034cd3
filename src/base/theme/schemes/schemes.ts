import { highContrast } from './highContrast.ts'
import { olive } from './olive.ts'
import { silver } from './silver.ts'
import type { Theme } from '../theme.ts'

/** What a visitor may choose besides the theme that the site is built with. */
export const SCHEMES: readonly Theme[] = [olive, silver, highContrast]
