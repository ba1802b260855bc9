import { readFileSync } from 'node:fs'

/** Beside the sources `files/`, beside what is built `seed/`. */
const folder = new URL(import.meta.url.endsWith('.ts') ? './files/' : './seed/', import.meta.url)

/** The bytes of a file that the seed brings along; `name` = its path within `server/seed/files`. */
export const seedFile = (name: string): Buffer => readFileSync(new URL(name, folder))
