// @ts-check
/**
 * `npm run check:imports`: reads the imports of src once and checks them against the room table
 * (imports.mjs) and against the rules for folders (folders.mjs). Prints what breaks a rule, with the
 * rule's reason, and exits with 1 if anything does.
 */
import { cruise } from 'dependency-cruiser'
import rules from './imports.mjs'
import { deepImports, folderCycles } from './folders.mjs'
import { ROOMS } from './rooms.mjs'

const { options = {}, forbidden = [] } = rules
const { tsConfig: _unused, ...settings } = options
const { output } = await cruise(['src'], { ...settings, validate: true, ruleSet: { forbidden } })
const { modules, summary } = /** @type {import('dependency-cruiser').ICruiseResult} */ (output)

const reasons = new Map(forbidden.map((rule) => [rule.name, rule.comment ?? '']))
const broken = summary.violations.map(
  ({ rule, from, to }) => `${from} → ${to}: ${rule.name}. ${reasons.get(rule.name) ?? ''}`,
)
const imports = modules
  .flatMap(({ source, dependencies }) =>
    dependencies.map(({ resolved }) => ({ from: source, to: resolved })),
  )
  .filter(({ from, to }) => from.startsWith('src/') && to.startsWith('src/'))
const offered = new Set(
  ROOMS.flatMap(({ name, offers = [] }) => [
    name,
    ...offers.map((folder) => `${name}/${folder}`),
  ]).map((folder) => `src/${folder}`),
)
const findings = [...broken, ...folderCycles(imports), ...deepImports(imports, offered)]

for (const finding of findings) console.error(finding)
console.log(`${imports.length} imports checked, ${findings.length} findings`)
process.exitCode = findings.length > 0 ? 1 : 0
