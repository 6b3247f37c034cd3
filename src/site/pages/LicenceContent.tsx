import { wordsLicence } from '../../owner/wordsLicence.ts'
import { site } from 'virtual:site'
import ownLicence from '../../../LICENSE?raw'
import styles from './licence.module.css'
import type { BundledSoftware } from '../buildFacts.ts'
import { hrefOf } from '../../owner/base.ts'
import { OWNERS_WORDS } from '../../owner/siteLanguage.ts'

interface SoftwareProps {
  readonly software: readonly BundledSoftware[]
}

const CC_BY = 'https://creativecommons.org/licenses/by/4.0/'

export function LicenceContent({ software }: SoftwareProps) {
  const fonts = software.filter(({ kind }) => kind === 'font')
  const libraries = software.filter(({ kind }) => kind === 'library')
  return (
    <div className={styles.licence}>
      <h1 className={styles.title}>Licence</h1>
      {site.licence.kind === 'CC BY 4.0' && (
        <p className={styles.lead}>
          Take whatever is useful: the code and the words are free, and so is everything they build
          on.
        </p>
      )}
      <h2>Code</h2>
      <p>
        The program of {site.name} is under the MIT licence. Code in an article has the licence of
        the article’s words, below.
      </p>
      <FullText name="MIT licence" text={ownLicence} />
      <h2>Words and pictures</h2>
      <WordsLicence />
      <h2>Icons and sounds</h2>
      <p>
        The icons, sounds and wallpaper that come with the desktop are by the Meadow authors, under{' '}
        <a href={CC_BY} rel="license noopener">
          Creative Commons Attribution 4.0 International
        </a>
        .
      </p>
      <h2>Fonts</h2>
      <p>The site uses these fonts, reduced to the characters that it needs.</p>
      <SoftwareList software={fonts} />
      <h2>Libraries</h2>
      <p>
        The code that browsers load and the site’s server contain parts of these packages. The build
        lists what it actually bundled.
      </p>
      <SoftwareList software={libraries} />
    </div>
  )
}

function WordsLicence() {
  const { licence, owner } = site
  if (licence.kind === 'own') {
    return licence.terms.map((text) => (
      <p key={text} {...OWNERS_WORDS}>
        {text}
      </p>
    ))
  }
  if (licence.kind === 'all rights reserved') {
    return (
      <p>
        {owner.name} reserves all rights in the articles and pictures. You may link to them, and
        quote from them as the law allows.
      </p>
    )
  }
  return (
    <p>
      Articles and pictures are under{' '}
      <a href={hrefOf(wordsLicence.url)} rel="license noopener">
        Creative Commons Attribution 4.0 International
      </a>{' '}
      (CC BY 4.0). You may share and adapt them, even commercially, if you credit {owner.name}, link
      to the licence and say what you changed.
    </p>
  )
}

function SoftwareList({ software }: SoftwareProps) {
  return (
    <ul role="list" className={styles.list}>
      {software.map((entry) => (
        <li key={`${entry.name} ${entry.version}`} className={styles.entry}>
          <span className={styles.name}>
            {entry.homepage ? (
              <a href={entry.homepage} rel="noopener">
                {entry.name}
              </a>
            ) : (
              entry.name
            )}
            {entry.version && <span className={styles.version}> {entry.version}</span>}
          </span>{' '}
          <span className={styles.terms}>{entry.licence}</span>
          {entry.text && <FullText name={`licence of ${entry.name}`} text={entry.text} />}
        </li>
      ))}
    </ul>
  )
}

function FullText({ name, text }: { readonly name: string; readonly text: string }) {
  return (
    <details className={styles.full}>
      <summary>
        Full text<span className="visually-hidden"> of the {name}</span>
      </summary>
      <pre className={styles.text}>{text.trim()}</pre>
    </details>
  )
}
