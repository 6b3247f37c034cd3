/** Where open menus are put in the page. Says nothing of what they look like. */
import { createContext } from 'react'

/**
 * The element that open menus become children of. It must be above every window and may not clip.
 * Without one they go to the end of the body.
 */
export const MenuLayerContext = createContext<HTMLElement | null>(null)
