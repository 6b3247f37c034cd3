/** One sound, as the addresses of the two forms between which browsers need a choice. */
export interface Sound {
  readonly mp3: string
  readonly ogg: string
}
