import { TaskCard, TaskLink } from '../../ui/pane/TaskPane.tsx'

interface SectionsCardProps {
  readonly sections: readonly { readonly title: string; readonly id: string }[]
}

/** The sections of the page, in the pane of its window. */
export function SectionsCard({ sections }: SectionsCardProps) {
  if (sections.length === 0) return null
  return (
    <TaskCard title="On This Page">
      {sections.map(({ title, id }) => (
        <TaskLink key={id} icon="file-text" href={`#${id}`}>
          {title}
        </TaskLink>
      ))}
    </TaskCard>
  )
}
