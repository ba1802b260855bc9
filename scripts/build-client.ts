import { execFileSync } from 'node:child_process'
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { clientTypes, type Description } from './client-types'

const root = fileURLToPath(new URL('..', import.meta.url))

/** Builds the package of the client in a folder (`dist/` inside it) from a description of the API. */
export function buildClient(folder: string, description: Description): void {
  writeFileSync(join(folder, 'src/schema.ts'), clientTypes(description))
  rmSync(join(folder, 'dist'), { recursive: true, force: true })
  execFileSync(process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), '-p', folder], {
    stdio: 'inherit',
  })
}
