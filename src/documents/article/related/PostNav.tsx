import type { ReactNode } from 'react'
import type { PostLink } from 'virtual:posts'
import { INTERFACE_LANGUAGE, langMark } from '../../../owner/language.ts'
import { languageOf } from '../../../owner/siteLanguage.ts'

interface PostNavProps {
  readonly label: string
  readonly isLandmark: boolean
  readonly around: string
  readonly className: string | undefined
  readonly children: ReactNode
}

export function PostNav({ label, isLandmark, around, className, children }: PostNavProps) {
  const mark = langMark(INTERFACE_LANGUAGE, around)
  return isLandmark ? (
    <nav className={className} aria-label={label} {...mark}>
      {children}
    </nav>
  ) : (
    <div className={className} role="group" aria-label={label} {...mark}>
      {children}
    </div>
  )
}

export function PostTitle({
  post,
  className,
}: {
  readonly post: PostLink
  readonly className?: string | undefined
}) {
  return (
    <span className={className} {...langMark(languageOf(post))}>
      {post.title}
    </span>
  )
}
