/** Canvas (`createSkin`) and style sheets (cssTokens.ts) share these values, so they cannot differ. */
export type Color = string

/** Offsets range from 0, the start of the gradient, to 1, its end. */
export type GradientStop = readonly [offset: number, color: Color]

export type EdgeColors = readonly [outer: Color, middle: Color, inner: Color]

export interface FrameColors {
  readonly lit: EdgeColors
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
  readonly unfocusedTitleText: Color
  /** Offset by one pixel to the right and down. */
  readonly titleShadow: Color
  /** For disabled buttons in the title bar of an unfocused window. */
  readonly unfocusedButtonOpacity: number
  /** The hue and saturation of the buttons in title bars, except Close; absent: those of the drawings. */
  readonly buttonTint?: Color
  readonly labelText: Color
  readonly labelShadow: Color
  /** Behind labels that are not selected, or null for the wallpaper. */
  readonly labelGround: Color | null
  readonly selection: Color
  readonly selectedText: Color
  /** The picture of a selected icon is drawn at this opacity over its silhouette in this color. */
  readonly selectedPicture: { readonly color: Color; readonly opacity: number }
  readonly missingPicture: Color
  readonly marquee: { readonly line: Color; readonly fill: Color }
  readonly snow: Color
}

/** Custom properties by name, without the leading dashes. */
export type Tokens = Readonly<Record<string, string>>

/** A style sheet includes a part of the tokens through `@tokens PART;`. */
export type TokenPart =
  | 'base'
  | 'buttons'
  | 'checkBoxes'
  | 'scrollBars'
  | 'taskbar'
  | 'startMenu'
  | 'powerDialog'
  | 'notices'
  | 'menus'
  | 'windows'
  | 'explorer'
  | 'help'
  | 'searchEngine'
  | 'player'
  | 'minesweeper'
  | 'calculator'
  | 'dialogs'
  | 'taskManager'
  | 'chat'
  | 'phone'
  | 'documents'

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
      'paper' | 'pane' | 'kicker' | 'title' | 'text' | 'windowShadow' | 'letterShadow' | 'button',
      Color
    >
  >
  readonly tokens: Readonly<Record<TokenPart, Tokens>>
}
