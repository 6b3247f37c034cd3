import { expect, it } from 'vitest'
import { jobIds, projectIds } from '../../../src/owner/sections.ts'

it('jobs and projects have ids of their words, each its own', () => {
  const job = { role: 'Senior engineer', organization: 'Café Ü' }
  expect(jobIds([job, { ...job, role: 'Intern' }, job])).toEqual([
    'job-senior-engineer-at-cafe-u',
    'job-intern-at-cafe-u',
    'job-senior-engineer-at-cafe-u-2',
  ])
  expect(projectIds([{ title: '日本' }, { title: '中国' }])).toEqual(['project', 'project-2'])
})
