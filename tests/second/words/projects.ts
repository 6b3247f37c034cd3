import type { Project } from '../../../src/owner/types.ts'

export const projects: readonly Project[] = [
  {
    title: 'LONG-Project',
    image: 'avatar',
    alt: 'A tree.',
    description: 'LONG-Description',
    tech: ['LONG-Tech'],
    repository: 'https://code.example/',
    caseStudy: 'long',
  },
]
