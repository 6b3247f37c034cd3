/** The title and only first-level heading of the desktop and the phone's grid. */
import { site } from 'virtual:site'

export const pageTitle = `${site.name}: ${site.owner.name}, ${site.owner.role.toLowerCase()}`
