/**
 * Both canvas (`createSkin`) and style sheets (cssTokens.ts) use these values, so they cannot
 * differ.
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

export type Color = string

/** Offsets range from 0, the start of the gradient, to 1, its end. */
export type GradientStop = readonly [offset: number, color: Color]

export type EdgeColors = readonly [outer: Color, middle: Color, inner: Color]

export interface FrameColors {
  /** Left and top. */
  readonly lit: EdgeColors
  /** Right and bottom. */
  readonly shaded: EdgeColors
  readonly strip: readonly GradientStop[]
  /** The shade that falls inwards at both ends of the strip. */
  readonly shade: readonly [red: number, green: number, blue: number]
  /** The shade's opacity at the outer edge; it is transparent at the inner one. */
  readonly shadeOpacity: { readonly left: number; readonly right: number }
}

/** The part that the canvas uses; the desktop's code loads only this. */
export interface CanvasTheme {
  readonly frame: Readonly<Record<'focused' | 'unfocused', FrameColors>>
  readonly titleText: Color
  /** Offset by one pixel to the right and down. */
  readonly titleShadow: Color
  /** For disabled buttons in the title bar of an unfocused window. */
  readonly unfocusedButtonOpacity: number
  readonly labelText: Color
  readonly labelShadow: Color
  /** Behind labels that are not selected, or null for the wallpaper. */
  readonly labelGround: Color | null
  readonly selection: Color
  readonly selectedText: Color
  /** The picture of a selected icon is drawn at this opacity over its silhouette in this color. */
  readonly selectedPicture: { readonly color: Color; readonly opacity: number }
  readonly missingPicture: Color
  /** The dotted outline and the tint inside it. */
  readonly marquee: { readonly line: Color; readonly fill: Color }
  readonly snow: Color
}

/** Custom properties by name, without the leading dashes. */
export type Tokens<Name extends string = string> = Readonly<Record<Name, string>>

/**
 * A style sheet includes a part through `@tokens PART;`. Every theme has the same tokens as blue.
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
  readonly taskbar: readonly GradientStop[]
  /** The button's face from top to bottom, and an overlay for its two ends. */
  readonly start: { readonly face: readonly GradientStop[]; readonly edges: string }
  /** The browser's own toolbars: on the desktop, and on pages in either color scheme. */
  readonly browserBar: Readonly<Record<'desktop' | 'light' | 'dark', Color>>
  /** The social cards: a desktop window with the page's title and text. */
  readonly card: Readonly<
    Record<
      'paper' | 'kicker' | 'title' | 'text' | 'windowShadow' | 'letterShadow' | 'button',
      Color
    >
  >
  readonly tokens: TokenParts
}
