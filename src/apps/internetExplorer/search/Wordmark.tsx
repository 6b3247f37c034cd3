/**
 * The site's own wordmark, shown when the logo of the search engine does not load: letters of one
 * round stroke, and a daisy for the "o". It is part of the code, so it needs no request of its own.
 */

/** Large letters on a baseline of 61, 28 high; colours of the icons, all 3:1 on the page's ground. */
const LETTERS = [
  { color: 'var(--search-blue)', path: 'M8 61V17L27 45 46 17V61' },
  { color: 'var(--search-red)', path: 'M60 47H87A14 14 0 1 0 82.5 57.2' },
  { color: 'var(--search-amber)', path: 'M129 47a14 14 0 1 1-28 0a14 14 0 1 1 28 0M129 33V61' },
  { color: 'var(--search-green)', path: 'M173 47a14 14 0 1 1-28 0a14 14 0 1 1 28 0M173 13V61' },
  { color: 'var(--search-blue)', path: 'M231 33L239.5 61 248 38 256.5 61 265 33' },
] as const

/** "search", 10 high, at the right below. */
const SEARCH =
  'M200 78.500C199 76.3 193.5 76.3 193.5 79.400C193.5 82.8 200.5 81.2 200.5 84.600C200.5 87.8 194 87.7 193 85.4' +
  'M205 82H215A5 5 0 1 0 213.4 85.7' +
  'M229 82a5 5 0 1 1-10 0a5 5 0 1 1 10 0M229 77V87' +
  'M234 87V77M234 82A5 5 0 0 1 240 77.6' +
  'M251.3 78.500A5 5 0 1 0 251.3 85.5' +
  'M257 71V87M257 82A4.5 4.5 0 0 1 266 82V87'

const DAISY = { x: 204, y: 47 }
const PETALS = [0, 45, 90, 135, 180, 225, 270, 315]

/** 272x92 in proportion. Without a label it is decoration. */
export function Wordmark({ label }: { readonly label: string | undefined }) {
  const meaning = label === undefined ? { 'aria-hidden': true } : { role: 'img' }
  return (
    <svg viewBox="0 0 272 92" width="100%" height="100%" aria-label={label} {...meaning}>
      <g fill="none" strokeLinecap="round" strokeLinejoin="round" strokeWidth="10">
        {LETTERS.map(({ color, path }, index) => (
          <path key={index} stroke={color} d={path} />
        ))}
      </g>
      <path
        fill="none"
        stroke="var(--search-quiet)"
        strokeLinecap="round"
        strokeLinejoin="round"
        strokeWidth="2.6"
        d={SEARCH}
      />
      <g transform={`translate(${DAISY.x} ${DAISY.y})`}>
        {PETALS.map((angle) => (
          <ellipse
            key={angle}
            cy="-12"
            rx="5.2"
            ry="7.5"
            fill="var(--search-petal)"
            transform={`rotate(${angle})`}
          />
        ))}
        <circle
          r="7"
          fill="var(--search-daisy)"
          stroke="var(--search-daisy-edge)"
          strokeWidth="1.2"
        />
      </g>
    </svg>
  )
}
