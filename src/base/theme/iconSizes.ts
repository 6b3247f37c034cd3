/** How large icons are where more than one part of the program has to know, in CSS pixels. */

/** Up to this size the drawing for 16 px is the clearer one. */
export const SMALL_UP_TO = 20

/** Of what START shows when it opens, by its lists; the menus inside show theirs at 16. */
export const START_ICON_SIZES = { programs: 30, allPrograms: 18, places: 22, session: 22 } as const
