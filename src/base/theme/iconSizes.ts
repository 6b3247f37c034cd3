/** Icon sizes that several modules share, in CSS pixels. */

/** Up to this size the 16 px drawing is clearer. */
export const SMALL_UP_TO = 20

/** Sizes in START by list; its nested menus use 16. */
export const START_ICON_SIZES = { programs: 30, allPrograms: 18, places: 22, session: 22 } as const
