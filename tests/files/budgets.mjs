/**
 * How much a visit may load before anybody presses anything, in compressed bytes (gzip, as the server's
 * copies are): JavaScript unless it says otherwise. Data only. Lower them when less is loaded; raise one
 * only for something that visitors get for it.
 */
export const BUDGETS = {
  /**
   * `/` on a phone: the grid of apps, the box that opens the search and is typed into from the first tap on,
   * shortcuts to the owner's work, the manifests of all apps, what hears a finger that rests on an icon, and the view
   * of messages, which is fetched ahead. It follows the browser's text size, requests lost files again, scrolls a
   * hidden text back to its place, and tells typing from going round by keys. What it shares with interactive figures is
   * a file of its own. Quiet, and the look that was chosen in Display Properties, are there from the first frame.
   * Control Panel has an icon. A press on a heading of an article copies its address. A double tap on the clock opens
   * a calendar, which has an icon of its own. The next window of Paint goes on with a picture that was closed. What has
   * opened a menu closes it again.
   */
  phone: 121_000,
  /** `/` on a screen: the desktop with Pixi, menus and apps apart. */
  desktop: 345_000,
  /** Every other page is text: what runs there copies code and keeps pages for later. */
  page: 8_000,
  /**
   * The document of `/` itself, which carries the first styles, the script that starts the rest, what links that open
   * a new tab say, the taskbar's tips, what gives the first paint the visitor's scheme, ground and size, and where
   * the icons are, for which the first frame waits.
   */
  startDocument: 17_150,
  /**
   * What the assistant answers with where it does so in the browser, names of technologies and words of general meaning
   * included, what a follow-up may mean, and what it answers from on the sample.
   */
  answers: 129_000,
  /** What the sample is searched with, which is loaded when somebody searches. */
  searchIndex: 40_000,
}
