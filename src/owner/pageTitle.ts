/** The title and only first-level heading of the desktop and the phone's grid. */
import { site } from '../content/site.ts'

export const pageTitle = `${site.name}: ${site.owner.name}, ${site.owner.role.toLowerCase()}`
