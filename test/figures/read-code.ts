import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Code } from '../kit/architecture'
import { rooms } from '../kit/architecture-table'

/** All but the test whose planted breaches look like imports. */
const isCode = (path: string): boolean =>
  /\.(ts|tsx|mjs|css)$/.test(path) && !path.endsWith('.d.ts') && path !== 'test/architecture.test.ts'

/** The code of the project, as it stands. */
export function readCode(): Code {
  const paths = Object.keys(rooms).flatMap((room) =>
    readdirSync(room, { recursive: true, encoding: 'utf8' }).map((path) => join(room, path)),
  )
  const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'))
  return {
    files: new Map(paths.filter(isCode).map((path) => [path, readFileSync(path, 'utf8')])),
    dependencies: Object.keys(dependencies),
    development: Object.keys(devDependencies),
  }
}
