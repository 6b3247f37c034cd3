/**
 * What a theme is: every color, gradient and shadow of the site as one typed value. The canvas draws
 * with it (`createSkin`), and the style sheets' custom properties are made from it (cssTokens.ts), so
 * the two cannot differ. Measures are the same in every theme: metrics.ts.
 */
import type { base } from './blue/base.ts'
import type { buttons } from './blue/buttons.ts'
import type { chat } from './blue/chat.ts'
import type { checkBoxes } from './blue/checkBoxes.ts'
import type { documents } from './blue/documents.ts'
import type { explorer } from './blue/explorer.ts'
import type { help } from './blue/help.ts'
import type { menus } from './blue/menus.ts'
import type { notices } from './blue/notices.ts'
import type { phone } from './blue/phone.ts'
import type { player } from './blue/player.ts'
import type { powerDialog } from './blue/powerDialog.ts'
import type { scrollBars } from './blue/scrollBars.ts'
import type { searchEngine } from './blue/searchEngine.ts'
import type { startMenu } from './blue/startMenu.ts'
import type { taskbar } from './blue/taskbar.ts'
import type { windows } from './blue/windows.ts'

/** A color as CSS and canvases write it. */
export type Color = string

/** A color at an offset from 0, where the gradient starts, to 1, where it ends. */
export type GradientStop = readonly [offset: number, color: Color]

/** The three lines of a frame's edge, from the outermost inwards. */
export type EdgeColors = readonly [outer: Color, middle: Color, inner: Color]

/** How the frame of a window looks while the window is focused, or while it is not. */
export interface FrameColors {
  /** The edge that is lit, at the left and the top. */
  readonly lit: EdgeColors
  /** The edge in the shade, at the right and the bottom. */
  readonly shaded: EdgeColors
  /** The title strip, from top to bottom. */
  readonly strip: readonly GradientStop[]
  /** Red, green and blue of the shade that falls inwards over both ends of the strip. */
  readonly shade: readonly [red: number, green: number, blue: number]
  /** How opaque the shade is at the outer edge; it is clear at the inner one. */
  readonly shadeOpacity: { readonly left: number; readonly right: number }
}

/** The part of a theme that the canvas draws with. The desktop's code loads this part alone. */
export interface CanvasTheme {
  readonly frame: Readonly<Record<'focused' | 'unfocused', FrameColors>>
  readonly titleText: Color
  /** Falls one pixel right and down from the letters of a title. */
  readonly titleShadow: Color
  /** How opaque a disabled button is in the title bar of a window that is not focused. */
  readonly unfocusedButtonOpacity: number
  readonly labelText: Color
  readonly labelShadow: Color
  /** Behind the label of a selected icon. */
  readonly selection: Color
  /** A selected icon's picture is drawn this opaque over a shadow of itself in this color. */
  readonly selectedPicture: { readonly color: Color; readonly opacity: number }
  /** Stands where a picture is missing. */
  readonly missingPicture: Color
  /** The dots around the marquee, and what tints the things inside it. */
  readonly marquee: { readonly line: Color; readonly fill: Color }
  readonly snow: Color
}

/** Values of custom properties by their names without the leading dashes. */
export type Tokens<Name extends string = string> = Readonly<Record<Name, string>>

/**
 * The tokens of each part of the site. A part goes to the documents that need it: its style sheet says
 * `@tokens PART;`. Every theme has the tokens that blue has.
 */
export interface TokenParts {
  readonly base: Tokens<keyof typeof base>
  readonly buttons: Tokens<keyof typeof buttons>
  readonly checkBoxes: Tokens<keyof typeof checkBoxes>
  readonly scrollBars: Tokens<keyof typeof scrollBars>
  readonly taskbar: Tokens<keyof typeof taskbar>
  readonly startMenu: Tokens<keyof typeof startMenu>
  readonly powerDialog: Tokens<keyof typeof powerDialog>
  readonly notices: Tokens<keyof typeof notices>
  readonly menus: Tokens<keyof typeof menus>
  readonly windows: Tokens<keyof typeof windows>
  readonly explorer: Tokens<keyof typeof explorer>
  readonly help: Tokens<keyof typeof help>
  readonly searchEngine: Tokens<keyof typeof searchEngine>
  readonly player: Tokens<keyof typeof player>
  readonly chat: Tokens<keyof typeof chat>
  readonly phone: Tokens<keyof typeof phone>
  readonly documents: Tokens<keyof typeof documents>
}

export interface Theme extends CanvasTheme {
  readonly name: string
  /** The bar at the screen's bottom, from top to bottom. */
  readonly taskbar: readonly GradientStop[]
  /** The START button: its face from top to bottom, and what is laid over its two ends. */
  readonly start: { readonly face: readonly GradientStop[]; readonly edges: string }
  /** The browser's own bars: beside the desktop, and beside a page in either color scheme. */
  readonly browserBar: Readonly<Record<'desktop' | 'light' | 'dark', Color>>
  /** The pictures of links to the site: a window on the desktop with the page's words in it. */
  readonly card: Readonly<
    Record<
      'paper' | 'kicker' | 'title' | 'text' | 'windowShadow' | 'letterShadow' | 'button',
      Color
    >
  >
  readonly tokens: TokenParts
}
