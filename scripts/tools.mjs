import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The project's folder. */
export const root = resolve(fileURLToPath(import.meta.url), '../..')

/** @param {string} text */
export const say = (text) => void process.stdout.write(`${text}\n`)

/** A failure already told to the person: no stack is shown. */
export class Failure extends Error {}

/** @param {string} file @returns {any} */
export const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'))

const oldestNode = [20, 11]

/** Refuses a Node.js that is too old, in plain words. */
export function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  const [wantedMajor = 0, wantedMinor = 0] = oldestNode
  if (major > wantedMajor || (major === wantedMajor && minor >= wantedMinor)) return
  throw new Failure(
    `Node.js ${oldestNode.join('.')} ou plus récent est nécessaire (version présente : ${process.versions.node}).`,
  )
}

const seconds = (/** @type {number} */ from) =>
  ((performance.now() - from) / 1000).toLocaleString('fr-FR', { maximumFractionDigits: 1 })

/**
 * Tells a step, does it, tells how long it took.
 * @template T
 * @param {string} title
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function step(title, work) {
  const from = performance.now()
  say(`${title}…`)
  const result = await work()
  say(`${title} : fait en ${seconds(from)} s`)
  return result
}

/**
 * Runs a command with its output on the screen; answers its exit code.
 * @param {string} command
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Promise<number>}
 */
export function run(command, args, env = process.env) {
  return new Promise((done, fail) => {
    const child = spawn(command, args, { cwd: root, env, stdio: 'inherit' })
    child.on('error', fail)
    child.on('exit', (code) => done(code ?? 1))
  })
}

/** @param {string} name @param {string} file The command of an installed package, run by this Node.js. */
export const bin = (name, file) => join(root, 'node_modules', name, file)

/** @param {string} path @returns {string[]} */
function filesUnder(path) {
  if (!existsSync(path)) return []
  if (statSync(path).isFile()) return [path]
  return readdirSync(path, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => filesUnder(join(path, entry.name)))
}

/**
 * One hash of the names and contents of these files and folders.
 * @param {string[]} paths
 */
export function contentHash(paths) {
  const hash = createHash('sha256')
  for (const file of paths.flatMap((path) => filesUnder(join(root, path)))) {
    hash
      .update(`${relative(root, file)}\0`)
      .update(readFileSync(file))
      .update('\0')
  }
  return hash.digest('hex')
}

/**
 * Runs a script's main function; a failure ends the process with code 1.
 * @param {() => Promise<unknown>} main
 */
export function runMain(main) {
  main().catch((error) => {
    process.stderr.write(`\n${error instanceof Failure ? error.message : (error?.stack ?? error)}\n`)
    process.exit(1)
  })
}
