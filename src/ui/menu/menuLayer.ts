/** Where open menus are put in the page. Says nothing of what they look like. */
import { createContext } from 'react'

/** What open menus are put into: above every window, never clipped. Without one: the body. */
export const MenuLayerContext = createContext<HTMLElement | null>(null)
