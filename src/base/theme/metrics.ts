/** Measures of the desktop in CSS pixels, the same in every theme. */

export const TASKBAR_HEIGHT = 30

/** The visible frame at a window's left, right and bottom edges. */
export const FRAME_WIDTH = 3
/** The draggable bar, which begins below the frame's top edge. */
export const TITLE_BAR_HEIGHT = 25
/** The painted strip: the title bar plus the frame's top edge. */
export const TITLE_STRIP_HEIGHT = 28
export const SIDE_SHADE_WIDTH = 15
/** Only the upper corners of a frame are round. */
export const SHOULDER_RADIUS = 8
export const MIN_WINDOW_SIZE = 40

export const SCROLLBAR_WIDTH = 17

/** A window's z-index is this plus its position among the shown windows. */
export const STACKING_BASE = 10

/** Below this viewport width the grid of apps is shown. */
export const DESKTOP_MIN_WIDTH = 768
/** A touch screen with a lower viewport is a phone held sideways. */
export const DESKTOP_MIN_HEIGHT = 500
/** Below this viewport width some apps open maximized. */
export const MAXIMIZE_BELOW = 800

export const ICON_COLUMN_LEFT = 10
export const ICON_COLUMN_TOP = 10
export const ICON_CELL_WIDTH = 75
export const ICON_PICTURE_SIZE = 32
export const ICON_LABEL_GAP = 5
export const ICON_LABEL_LINE = 14
/** For a label of two lines, the maximum. */
export const ICON_CELL_HEIGHT = ICON_PICTURE_SIZE + ICON_LABEL_GAP + 2 * ICON_LABEL_LINE
/** The pitch of the icon grid, which is the era's default: 32 px of icon and 43 px of spacing. */
export const ICON_COLUMN_PITCH = 75
export const ICON_ROW_PITCH = 75

/** Button cells have a margin to their right, in a group with margins of its own. */
export const BUTTON_CELL = 22
export const BUTTON_GAP = 1
export const BUTTONS_RIGHT = 1
export const BUTTONS_TOP = -1

/** The title bar's icon, and its distances to the bar's edge and the text. */
export const TITLE_ICON_SIZE = 16
export const TITLE_ICON_LEFT = 1
export const TITLE_ICON_GAP = 3
export const TITLE_BUTTONS_GAP = 4
