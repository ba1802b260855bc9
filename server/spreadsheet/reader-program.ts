import { fileURLToPath } from 'node:url'

const isSource = import.meta.url.endsWith('.ts')
const file = `./read-workbook-worker.${isSource ? 'ts' : 'js'}`

/** What node is told to run the reader: its source as it stands, or what the build made of it. */
export const readerProgram: readonly string[] = [
  ...(isSource ? ['--import', 'tsx'] : []),
  fileURLToPath(new URL(file, import.meta.url)),
]
