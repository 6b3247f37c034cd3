/** Scripts that put no spaces between words, as parts of a character class. */

/** Lines break between any two letters. */
export const BREAKING_ANYWHERE = String.raw`\p{sc=Han}\p{sc=Hira}\p{sc=Kana}`
/** Only a dictionary tells where a word ends. */
export const BREAKING_BY_WORDS = String.raw`\p{sc=Thai}\p{sc=Laoo}\p{sc=Khmr}\p{sc=Mymr}`

const LETTER = `[${BREAKING_ANYWHERE}${BREAKING_BY_WORDS}]`

const MARK = String.raw`[\p{M}ー\u0E30\u0E32\u0E33\u0E45\u0E46\u0EB0\u0EB2\u0EB3\u0EC6]`

/** A letter with what may not be parted from it: a vowel beside it, marks, stacked letters, closing consonants. */
export const SPACELESS_LETTER = String.raw`[\u0E40-\u0E44\u0EC0-\u0EC4]?${LETTER}(?:[\u17D2\u1039]${LETTER}|[\u1000-\u102A](?=\u1037?\u103A)|${MARK})*`

export const SPACELESS = new RegExp(LETTER, 'u')
