/** The schemas of the owner's words explain their fields, and editors must still find that in the types made of them. */
import path from 'node:path'
import ts from 'typescript'
import { expect, it } from 'vitest'
import { ROOT } from '../../../src/build/scripts/root.mjs'

const FILES = ['src/owner/types.ts', 'src/owner/resume.ts'].map((file) => path.join(ROOT, file))
const program = ts.createProgram(FILES, {
  strict: true,
  exactOptionalPropertyTypes: true,
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  allowImportingTsExtensions: true,
  noEmit: true,
  skipLibCheck: true,
  types: [],
})
const checker = program.getTypeChecker()

/** What an editor says of a field, by the name of its type and the names that lead to it. */
function explanationOf(typeName: string, ...fields: readonly string[]): string {
  const exported = program
    .getSourceFiles()
    .filter(({ fileName }) => FILES.includes(fileName))
    .flatMap((file) => checker.getExportsOfModule(checker.getSymbolAtLocation(file) as ts.Symbol))
  const symbol = exported.find(({ name }) => name === typeName)
  if (!symbol) throw new Error(`There is no type ${typeName}`)
  let type = checker.getDeclaredTypeOfSymbol(symbol)
  let field: ts.Symbol | undefined
  for (const name of fields) {
    field = checker.getNonNullableType(type).getProperty(name)
    if (!field) throw new Error(`${typeName} has no field ${name}`)
    type = checker.getNonNullableType(checker.getTypeOfSymbol(field))
    type = checker.getIndexTypeOfType(type, ts.IndexKind.Number) ?? type
  }
  return ts.displayPartsToString(field?.getDocumentationComment(checker))
}

it.each([
  [['SiteWords', 'hue'], /^Turns the blues/],
  [['SiteWords', 'owner', 'headline'], /^One line under the name/],
  [['SiteWords', 'counting', 'endpoint'], /without a path/],
  [['Project', 'demo'], /where the project can be tried/],
  [['DesktopIconEntry', 'id'], /never change it/],
  [['ResumeWords', 'experience', 'from'], /^A month, or a year/],
] as const)('%j', ([type, ...fields], words) => {
  expect(explanationOf(type, ...fields)).toMatch(words)
})
