import type { ReactNode } from 'react'
import { OWNERS_WORDS } from '../../owner/siteLanguage.ts'
import { wordsLicence } from '../../owner/wordsLicence.ts'
import { customPages } from 'virtual:custom-pages'
import { hasResume, site } from 'virtual:site'
import { OwnersWords } from '../../documents/OwnersWords.tsx'
import documentStyles from '../../documents/document.module.css'
import { NEW_TAB } from '../../ui/newTab.ts'
import { Logo } from './Logo.tsx'
import footerStyles from './footer.module.css'
import styles from './shell.module.css'
import { hrefOf } from '../../owner/base.ts'
import { ABOUT_PATH, BLOG_PATH, HELP_PATH, LICENCE_PATH, RESUME_PATH } from '../../owner/paths.ts'

interface BlogShellProps {
  readonly year: number
  readonly path: string
  /** Whether a desktop window shows the same content. */
  readonly hasWindow?: boolean
  readonly children: ReactNode
}

export function BlogShell(props: BlogShellProps) {
  const { year, path, hasWindow = false, children } = props
  return (
    <div className={`${documentStyles.document} ${styles.shell}`}>
      <a className={styles.skip} href="#content">
        Skip to content
      </a>
      <header className={styles.header}>
        <div className={styles.bar}>
          <a className={styles.logo} href={hrefOf(BLOG_PATH)} {...currentAt(BLOG_PATH, path)}>
            <Logo />
            <span {...OWNERS_WORDS}>{site.name}</span>
          </a>
          <nav className={styles.nav} aria-label="Site">
            <a href={hrefOf('/')} className={hasWindow ? styles.narrow : undefined}>
              Desktop
            </a>
            {hasWindow && (
              <a href={hrefOf(`/#${path}`)} className={styles.wide}>
                Open on the desktop
              </a>
            )}
            <a href={hrefOf(BLOG_PATH)} {...currentAt(BLOG_PATH, path)}>
              Blog
            </a>
            <a href={hrefOf(ABOUT_PATH)} {...currentAt(ABOUT_PATH, path)}>
              About
            </a>
            {hasResume && (
              <a href={hrefOf(RESUME_PATH)} {...currentAt(RESUME_PATH, path)}>
                Résumé
              </a>
            )}
            {customPages
              .filter(({ isLinked }) => isLinked)
              .map(({ path: address, title }) => (
                <a
                  key={address}
                  href={hrefOf(address)}
                  {...currentAt(address, path)}
                  {...OWNERS_WORDS}
                >
                  {title}
                </a>
              ))}
          </nav>
        </div>
      </header>
      <main id="content" className={styles.main} tabIndex={-1}>
        {children}
      </main>
      <Footer year={year} />
    </div>
  )
}

function currentAt(target: string, path: string): { 'aria-current'?: 'page' } {
  return target === path ? { 'aria-current': 'page' } : {}
}

function Footer({ year }: { readonly year: number }) {
  return (
    <footer className={footerStyles.footer}>
      <div className={footerStyles.foot}>
        <p>
          © <span data-part="year">{year}</span> {site.owner.name}.{' '}
          <a href={hrefOf(LICENCE_PATH)} {...NEW_TAB} rel="noopener noreferrer">
            {site.licence.kind === 'own' ? (
              <OwnersWords>{wordsLicence.notice}</OwnersWords>
            ) : (
              wordsLicence.notice
            )}
          </a>{' '}
          <a href={hrefOf(HELP_PATH)}>Help</a>
        </p>
        <p className={footerStyles.choices}>
          <span className={footerStyles.buttons}>
            <button type="button" className={footerStyles.button} data-part="color-scheme">
              Colour scheme
            </button>
            <button type="button" className={footerStyles.button} data-part="cookie-preferences">
              Cookie Preferences
            </button>
          </span>
          <span className={footerStyles.withoutScript}>
            Without JavaScript, this site stores nothing in your browser.
          </span>
          <span data-part="cookie-status" role="status" />
          <span data-part="scheme-word" aria-live="polite" className="visually-hidden" />
        </p>
      </div>
    </footer>
  )
}
