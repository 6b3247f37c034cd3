/** The words of another owner, as the files in `src/content` hold them. They leave out what may be left out. */
export const SITE = `import type { SiteWords } from '../owner/types.ts'

export const site: SiteWords = {
  name: 'Κήπος',
  address: 'https://kipos.example/garden',
  language: 'el',
  description: 'Notes of Ελένη 山田 on trees.',
  owner: {
    name: 'Ελένη 山田',
    role: 'Gardener',
    bio: ['I plant trees.'],
  },
  blog: {
    heading: 'Garden notes',
    description: 'Notes on trees and on soil, in every month of the year, by Ελένη.',
  },
  licence: { kind: 'own', name: 'Reading only', terms: ['You may read these notes.'] },
  assistant: null,
  logo: { image: 'mark', alt: 'A leaf' },
  icon: 'leaf',
  counting: {
    name: 'Leaf Count',
    script: 'https://cdn.stats.example/leaf.js?v=1',
    endpoint: 'https://stats.example',
    why: 'Which notes are read.',
    data: { garden: 'kipos' },
  },
}
`

export const POST = `---
slug: 'first-tree'
title: 'Γειά σου Κόσμε: 日本語の木'
excerpt: 'Μια πρώτη δοκιμή.'
date: '2026-01-31'
updated: '2026-02-01'
category: 'Σημειώσεις'
tags: ['日本語', 'C++']
series: 'Trees'
aliases: ['old-tree']
image:
  src: 'avatar'
  alt: 'A portrait.'
---

Plain {braces} and 5 < 6 are text here. これは日本語です。

## Μέρος πρώτο

More words.
`

export const LATER = POST.replace("slug: 'first-tree'", "slug: 'later-tree'")
  .replace("'2026-01-31'", "'2099-01-31'")
  .replace("updated: '2026-02-01'\n", '')
  .replace("series: 'Trees'\naliases: ['old-tree']\n", '')
  .replace('More words.', 'Words of a day to come.')

/** A page of the owner's own. */
export const NOW = `---
title: 'Now: Άνοιξη'
description: 'What I do in these months.'
updated: '2026-02-01'
---

I plant [trees](/blog/first-tree), and [count](/trees.csv) them.

## Μετά

Then I water them.
`

/** An article with all that articles may hold, in a language that is not the site's. */
export const FEATURES = `---
slug: 'rechnen'
title: 'Rechnen mit Bäumen'
excerpt: 'Wie hoch ein Baum ist, ohne ihn zu fällen.'
date: '2026-02-03'
lang: 'de'
series: 'Trees'
category: 'Σημειώσεις'
tags: ['日本語']
authors:
  - name: 'Ελένη 山田'
    role: 'Gardener'
  - name: 'Ada Ast'
    url: 'https://ada.example/'
image:
  src: 'avatar'
  alt: 'Ein Porträt.'
---

Ein "Baum" wächst, und sein Schatten mit ihm.[^schatten] Er kostet $5 oder $6, und mit $$h$$ für die Höhe
gilt $$h = s \\cdot \\tan\\alpha$$.[^winkel]

## Die Höhe

$$
\\begin{aligned}
h &= \\frac{s}{\\sqrt{1 + \\cot^2\\alpha}} \\\\
  &\\approx \\sum_{i=1}^{n} h_i
\\end{aligned}
$$

![Ein Baum neben einem Haus.](avatar 'Ein Baum, der "mitwächst".')

\`\`\`ts title="src/baum.ts" {1,3-4}
const schatten = 12
const winkel = Math.PI / 4
export function höhe(): number {
  return schatten * Math.tan(winkel)
}
\`\`\`

Noch einmal der Schatten.[^schatten]

[^schatten]: Gemessen am Mittag, siehe [die Liste](/blog).

[^winkel]: In Grad:

    - 45
    - 60
`
