import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { Failure, readJson, root, run, say, step } from './tools.mjs'

/**
 * Whether what npm noted as installed is what the lockfile asks for.
 * @param {any} wanted package-lock.json
 * @param {any} present node_modules/.package-lock.json
 */
export function isSameInstallation(wanted, present) {
  return Object.entries(wanted.packages).every(([path, asked]) => {
    const found = present.packages[path]
    return path === '' || (found ? found.version === asked.version : asked.optional || asked.peer)
  })
}

function isInstalled() {
  const note = join(root, 'node_modules', '.package-lock.json')
  return existsSync(note) && isSameInstallation(readJson(join(root, 'package-lock.json')), readJson(note))
}

/** The npm that runs us, or the one on the path. @param {string[]} args */
function npm(args) {
  const script = process.env.npm_execpath
  if (script?.endsWith('.js')) return run(process.execPath, [script, ...args])
  return run(process.platform === 'win32' ? 'npm.cmd' : 'npm', args)
}

/** Installs the dependencies when they are missing or differ from the lockfile. */
export async function ensureInstalled() {
  if (isInstalled()) return say('Installation des dépendances : déjà faite')
  await step('Installation des dépendances (npm ci, une à deux minutes la première fois)', async () => {
    const code = await npm(['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'])
    if (code !== 0)
      throw new Failure("L'installation des dépendances a échoué : lisez le message de npm ci-dessus.")
  })
}
