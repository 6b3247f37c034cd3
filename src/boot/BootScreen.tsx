/** What `/` shows before the program runs, or without scripts. The build renders it. */
import type { Post } from 'virtual:posts'
import { customPages } from 'virtual:custom-pages'
import { desktopIcons } from 'virtual:desktop-icons'
import { owner } from 'virtual:owner'
import { langMark } from '../owner/language.ts'
import { languageOf, OWNERS_WORDS } from '../owner/siteLanguage.ts'
import { pageTitle } from '../owner/pageTitle.ts'
import { projects } from 'virtual:projects'
import { hasResume, site } from 'virtual:site'
import styles from './BootScreen.module.css'
import { pagesWithoutIcon } from '../owner/linkedPages.ts'
import { hrefOf } from '../owner/base.ts'
import { BLOG_PATH, HELP_PATH, LICENCE_PATH, postPath, RESUME_PATH } from '../owner/paths.ts'

/** When the browsers of the baseline in vite.config.ts were new. */
const BROWSERS_SINCE = '2023'

/** Every visitor of `/` loads its document, so it lists only a few posts. */
const SHOWN_POSTS = 9

export interface BootScreenProps {
  readonly posts: readonly Pick<Post, 'slug' | 'title' | 'excerpt' | 'lang'>[]
  readonly placeholder: string
  readonly emblem: string
}

export function BootScreen({ posts, placeholder, emblem }: BootScreenProps) {
  return (
    <>
      <div className={styles.picture} aria-hidden="true">
        <img className={styles.wallpaper} src={placeholder} alt="" />
        <p className={styles.welcome} {...OWNERS_WORDS}>
          {owner.name}
          <small>{owner.role}</small>
        </p>
        <div className={styles.statusBar} />
        <div className={styles.bar}>
          <span className={styles.start}>
            <img className={styles.emblem} src={emblem} alt="" />
          </span>
        </div>
      </div>
      <main className={styles.list}>
        <h1 {...OWNERS_WORDS}>{pageTitle}</h1>
        <p {...OWNERS_WORDS}>{site.description}</p>
        <p>
          The desktop could not be loaded. It needs JavaScript and a browser of {BROWSERS_SINCE} or
          later, but you can read everything on this site without it.{' '}
          <a className={styles.again} href={hrefOf('/')}>
            Try Again
          </a>
        </p>
        <Articles posts={posts} />
        <Apps />
        <Elsewhere />
      </main>
    </>
  )
}

/** The first Tab stop on `/`: a link to the plain pages, visible while focused, with the keys that lead on. */
export function PlainSiteLink() {
  return (
    <nav aria-label="Without the desktop" className={styles.plain}>
      <a href={hrefOf(BLOG_PATH)} aria-describedby="first-keys">
        Plain site
      </a>
      <p id="first-keys">F1 opens Help with all keys. F6 goes to the next part of the desktop.</p>
    </nav>
  )
}

function Articles({ posts }: Pick<BootScreenProps, 'posts'>) {
  return (
    <section aria-labelledby="articles">
      <h2 id="articles">Articles</h2>
      {posts.length === 0 && <p>There are no articles yet.</p>}
      <ul>
        {posts.slice(0, SHOWN_POSTS).map((post) => (
          <li key={post.slug} {...langMark(languageOf(post))}>
            <a href={hrefOf(postPath(post.slug))}>{post.title}</a>
            <p>{post.excerpt}</p>
          </li>
        ))}
        {posts.length > SHOWN_POSTS && (
          <li>
            <a href={hrefOf(BLOG_PATH)}>All {posts.length} articles</a>
          </li>
        )}
      </ul>
    </section>
  )
}

/** Apps with a page of their own link to it; the others are only named. */
function Apps() {
  return (
    <section aria-labelledby="apps">
      <h2 id="apps">Apps</h2>
      <ul className={styles.apps}>
        {desktopIcons.map(({ id, title, link }) => (
          <li key={id}>
            {link === undefined ? <span>{title}</span> : <a href={hrefOf(link)}>{title}</a>}
          </li>
        ))}
        {hasResume && !desktopIcons.some(({ link }) => link === RESUME_PATH) && (
          <li>
            <a href={hrefOf(RESUME_PATH)}>Résumé</a>
          </li>
        )}
        {pagesWithoutIcon(customPages, desktopIcons).map((page) => (
          <li key={page.path} {...langMark(languageOf(page))}>
            <a href={hrefOf(page.path)}>{page.title}</a>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Elsewhere() {
  const links = [
    ...projects.flatMap(({ title, demo, repository }) => {
      const url = demo ?? repository
      return url === undefined ? [] : [{ label: title, url, mark: OWNERS_WORDS }]
    }),
    ...site.profiles.map(({ label, url }) => ({ label, url, mark: OWNERS_WORDS })),
    { label: 'Help', url: HELP_PATH, mark: {} },
    { label: 'Licence', url: LICENCE_PATH, mark: {} },
  ]
  return (
    <section aria-labelledby="links">
      <h2 id="links">Links</h2>
      <ul>
        {links.map(({ label, url, mark }) => (
          <li key={url}>
            <a href={hrefOf(url)} {...mark}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
