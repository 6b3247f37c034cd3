/** Measures of the desktop in CSS pixels: the same in every theme. Imports nothing. */

export const TASKBAR_HEIGHT = 30

/** The visible frame at the left, right and bottom edge of a window. */
export const FRAME_WIDTH = 3
/** The bar that is dragged; it begins below the frame's top edge. */
export const TITLE_BAR_HEIGHT = 25
/** The painted strip: title bar plus the frame's top edge. */
export const TITLE_STRIP_HEIGHT = 28
/** How far the shade at either end of a title strip reaches. */
export const SIDE_SHADE_WIDTH = 15
/** Radius of a frame's round shoulders; the bottom corners are square. */
export const SHOULDER_RADIUS = 8
export const MIN_WINDOW_SIZE = 40

export const SCROLLBAR_WIDTH = 17

/** A window's stacking index on the page is this plus its position among the shown windows. */
export const STACKING_BASE = 10

/** From this viewport width up the desktop is shown; below it the grid of apps. */
export const DESKTOP_MIN_WIDTH = 768
/** A viewport that is lower is a phone's, held sideways, if fingers use it. */
export const DESKTOP_MIN_HEIGHT = 500
/** Apps that ask for it open maximized below this viewport width. */
export const MAXIMIZE_BELOW = 800

/** Desktop icons: the first of them, and the parts of each. */
export const ICON_COLUMN_LEFT = 40
export const ICON_COLUMN_TOP = 40
export const ICON_CELL_WIDTH = 70
export const ICON_PICTURE_SIZE = 30
export const ICON_LABEL_GAP = 5
export const ICON_LABEL_LINE = 14
/** An icon whose label has two lines, the most that a label has. */
export const ICON_CELL_HEIGHT = ICON_PICTURE_SIZE + ICON_LABEL_GAP + 2 * ICON_LABEL_LINE
/** From one place of the grid of icons to the next: 30 px lie between icons whose labels have one line. */
export const ICON_COLUMN_PITCH = ICON_CELL_WIDTH + 30
export const ICON_ROW_PITCH = ICON_PICTURE_SIZE + ICON_LABEL_GAP + ICON_LABEL_LINE + 30

/**
 * Window buttons: 22x22 cells, each with a margin to its right, in a group with margins of its own
 * that is centred in the title bar. Their boxes come from the scene (windowLayout.ts).
 */
export const BUTTON_CELL = 22
export const BUTTON_GAP = 1
export const BUTTONS_RIGHT = 1
export const BUTTONS_TOP = -1

/** The small icon at the left end of a title bar, its distance to the bar's edge and to the text. */
export const TITLE_ICON_SIZE = 16
export const TITLE_ICON_LEFT = 1
export const TITLE_ICON_GAP = 3
/** What stays free between the title's text and the first button. */
export const TITLE_BUTTONS_GAP = 4
