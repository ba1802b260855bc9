import { rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { buildSync } from 'esbuild'

const program = resolve(`node_modules/.cache/read-workbook-${process.pid}.mjs`)
buildSync({
  entryPoints: ['server/spreadsheet/read-workbook-worker.ts'],
  outfile: program,
  bundle: true,
  platform: 'node',
  format: 'esm',
  packages: 'external',
})
process.once('exit', () => rmSync(program, { force: true }))

/** The reader as the build makes it, for the tests of one worker: compiling it at each file costs three times the reading. */
export const readerProgram: readonly string[] = [program]
