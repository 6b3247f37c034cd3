import { Fragment } from 'react'
import { site } from 'virtual:site'
import { keyGroups } from '../../help/keys.ts'
import { Chord } from './Chord.tsx'
import styles from './help.module.css'

export function KeysTable() {
  return (
    <table className={styles.keys}>
      <caption className="visually-hidden">All keys</caption>
      <thead>
        <tr>
          <th scope="col">Keys</th>
          <th scope="col">What they do</th>
        </tr>
      </thead>
      {keyGroups(site.withoutApps).map(({ title, rows }) => (
        <tbody key={title}>
          <tr>
            <th scope="rowgroup" colSpan={2}>
              {title}
            </th>
          </tr>
          {rows.map(({ keys, does }) => (
            <tr key={does}>
              <th scope="row">
                {keys.map((chord, index) => (
                  <Fragment key={chord}>
                    {index > 0 && ' or '}
                    <Chord keys={chord} />
                  </Fragment>
                ))}
              </th>
              <td>{does}</td>
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  )
}
