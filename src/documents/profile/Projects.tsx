import { pictures } from 'virtual:pictures'
import { projects } from 'virtual:projects'
import type { Project } from '../../owner/types.ts'
import { hrefOf } from '../../owner/base.ts'
import { postPath } from '../../owner/paths.ts'
import { projectIds } from '../../owner/sections.ts'
import { OWNERS_WORDS } from '../../owner/siteLanguage.ts'
import { OwnersWords } from '../OwnersWords.tsx'
import { Picture } from '../Picture.tsx'
import { TagList } from '../TagList.tsx'
import styles from './projects.module.css'

interface ProjectsProps {
  readonly level: 1 | 2
}

export function Projects({ level }: ProjectsProps) {
  const ids = projectIds(projects)
  return (
    <div className={styles.grid}>
      {projects.map((project, index) => (
        <ProjectCard key={project.title} id={ids[index]} project={project} level={level} />
      ))}
    </div>
  )
}

interface ProjectCardProps extends ProjectsProps {
  readonly id: string | undefined
  readonly project: Project
}

function ProjectCard({ id, project, level }: ProjectCardProps) {
  const Title = level === 1 ? 'h3' : 'h4'
  const picture = pictures[project.image]
  return (
    <article className={styles.card} aria-labelledby={id}>
      <Title id={id} className={styles.title} {...OWNERS_WORDS}>
        {project.title}
      </Title>
      {picture && (
        <div className={styles.picture} {...OWNERS_WORDS}>
          <Picture
            source={picture}
            alt={project.alt}
            sizes="(min-width: 1010px) 466px, (min-width: 690px) 50vw, 100vw"
          />
        </div>
      )}
      <div className={styles.text}>
        <p {...OWNERS_WORDS}>{project.description}</p>
        <TagList tags={project.tech} label="Made with" mark={OWNERS_WORDS} />
        <ProjectLinks project={project} />
      </div>
    </article>
  )
}

function ProjectLinks({ project }: Pick<ProjectCardProps, 'project'>) {
  const { title, demo, repository, caseStudy } = project
  if (demo === undefined && repository === undefined && caseStudy === undefined) return null
  return (
    <p className={styles.links}>
      {[
        { url: demo, text: 'Open the demo' },
        { url: repository, text: 'See the code' },
      ].map(
        ({ url, text }) =>
          url !== undefined && (
            <a
              key={text}
              className={url.startsWith('/') ? undefined : styles.outside}
              href={hrefOf(url)}
              rel="noopener"
            >
              {text}
              <span className="visually-hidden">
                {' '}
                of <OwnersWords>{title}</OwnersWords>
              </span>
            </a>
          ),
      )}
      {caseStudy !== undefined && (
        <a href={hrefOf(postPath(caseStudy))}>
          Read the related article
          <span className="visually-hidden">
            {' '}
            (<OwnersWords>{title}</OwnersWords>)
          </span>
        </a>
      )}
    </p>
  )
}
