import { pictures } from 'virtual:pictures'
import type { Author, Post } from 'virtual:posts'
import { site } from 'virtual:site'
import { Picture } from '../Picture.tsx'
import styles from './authors.module.css'

export function Authors({ authors }: Pick<Post, 'authors'>) {
  const [first, ...others] = authors
  if (first && others.length === 0) {
    return (
      <div className={styles.authors}>
        <OneAuthor author={first} />
      </div>
    )
  }
  return (
    <ul role="list" className={styles.authors} aria-label="Authors">
      {authors.map((author) => (
        <li key={author.name}>
          <OneAuthor author={author} />
        </li>
      ))}
    </ul>
  )
}

function OneAuthor({ author }: { readonly author: Author }) {
  const { avatar } = pictures
  const { name, role, url } = author
  return (
    <div className={styles.author}>
      {name === site.owner.name && avatar && (
        <div className={styles.portrait} data-ornament="">
          <Picture source={avatar} alt="" sizes="48px" />
        </div>
      )}
      <p className={styles.text}>
        <span className={styles.name}>
          {url === undefined ? (
            name
          ) : (
            <a href={url} rel="author">
              {name}
            </a>
          )}
        </span>
        {role !== undefined && <span className={styles.role}>{role}</span>}
      </p>
    </div>
  )
}
