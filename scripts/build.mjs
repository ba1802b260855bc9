import { cpSync, existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { languagesOf } from './languages.mjs'
import { precompress } from './precompress.mjs'
import { bin, contentHash, Failure, readJson, root, run, runMain, say, step } from './tools.mjs'

/** Where what is built stands. @param {string} [example] */
export const distOf = (example) => (example ? join('dist', 'examples', example) : 'dist')
const client = [
  'src',
  'providers',
  'resources',
  'i18n',
  'public',
  'vite.config.ts',
  'scripts/vite-pages.ts',
  'scripts/site.ts',
  'scripts/languages.mjs',
  'scripts/shared-chunks.ts',
  'scripts/service-worker.ts',
  'scripts/chunk-closure.ts',
  'scripts/first-files.ts',
  'scripts/endpoint-modules.ts',
  'scripts/light-endpoints.ts',
  'scripts/light-packages.ts',
  'scripts/start-images.ts',
]
/** Commands that a machine without the sources runs as well: `node dist/server/backup.js`. */
const commands = [
  ...['migrate', 'create-admin', 'backup', 'restore'],
  ...['resume', 'hold', 'rotate-secret', 'verify-journal'],
].map((name) => `scripts/${name}.ts`)
const shared = ['package-lock.json', 'tsconfig.json', 'scripts/build.mjs', 'scripts/precompress.mjs']

const sources = {
  client: [...client, 'server/pages.ts', 'server/start-images.ts', ...shared],
  server: ['server', 'resources', 'i18n', 'scripts/with-server.ts', ...commands, ...shared],
}

/** A command or a worker thread is an entry of its own: every `server/**\/*-worker.ts` is built as `dist/server/<name>.js`. */
export function serverEntries() {
  const workers = readdirSync(join(root, 'server'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('-worker.ts'))
    .map((file) => [basename(file, '.ts'), join('server', file)])
  const run = commands.map((file) => [basename(file, '.ts'), file])
  return Object.fromEntries([['main', 'server/main.ts'], ...workers, ...run])
}

/** How the server is built: each entry in one file, packages left where they are. @type {import('esbuild').BuildOptions} */
export const inOneFile = {
  absWorkingDir: root,
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  packages: 'external',
  sourcemap: true,
  logLevel: 'warning',
}

/** What the seed brings along stands beside the built server. @param {string} folder */
export const copySeedFiles = (folder) =>
  cpSync(join(root, 'server/seed/files'), join(folder, 'seed'), { recursive: true })

/** @param {string | undefined} example */
async function buildServer(example) {
  const esbuild = await import('esbuild')
  const main = example ? { main: `examples/${example}/main.ts` } : {}
  await esbuild.build({
    ...inOneFile,
    entryPoints: { ...serverEntries(), ...main },
    outdir: join(distOf(example), 'server'),
  })
  copySeedFiles(join(root, distOf(example), 'server'))
}

/** Each language besides French is a module of its own, which its pages alone read. @param {string | undefined} example */
async function buildLanguages(example) {
  const esbuild = await import('esbuild')
  const files = Object.entries(languagesOf(example)).flatMap(([code, file]) => [
    [`language-${code}`, file],
    // Smaller, for who is not signed in: `entry-page.ts` beside it, where there is one.
    ...[file.replace(/page\.ts$/, 'entry-page.ts')]
      .filter((entry) => entry !== file && existsSync(join(root, entry)))
      .map((entry) => [`language-${code}-entry`, entry]),
  ])
  await esbuild.build({
    absWorkingDir: root,
    entryPoints: Object.fromEntries(files),
    entryNames: '[name]-[hash]',
    outdir: join(distOf(example), 'client/assets'),
    ...{ bundle: true, minify: true, format: 'esm', target: 'es2022', logLevel: 'warning' },
  })
}

/** @param {string | undefined} example */
async function buildClient(example) {
  const env = { ...process.env, EXAMPLE: example, VITE_CONFIG_NATIVE_IGNORE_WARNING: 'true' }
  const code = await run(process.execPath, [bin('vite', 'bin/vite.js'), 'build', '--logLevel', 'warn'], env)
  if (code !== 0) throw new Failure('La construction des pages a échoué.')
  await buildLanguages(example)
  precompress(join(root, distOf(example), 'client'))
}

/**
 * Builds the pages and the server – of the portal, or of an example –, each only when its sources changed since its last build.
 * @param {string} [example]
 */
export async function ensureBuilt(example) {
  const own = example ? [`examples/${example}`] : []
  const stamp = join(root, distOf(example), 'stamp.json')
  const hashes = {
    client: contentHash([...sources.client, ...own]),
    server: contentHash([...sources.server, ...own]),
  }
  const built = existsSync(stamp) ? readJson(stamp) : {}
  if (built.client === hashes.client && built.server === hashes.server) return say('Construction : à jour')
  await step('Construction', async () => {
    if (built.server !== hashes.server) await buildServer(example)
    if (built.client !== hashes.client) await buildClient(example)
    mkdirSync(join(root, distOf(example)), { recursive: true })
    writeFileSync(stamp, `${JSON.stringify(hashes)}\n`)
  })
}

if (process.argv[1] === import.meta.filename) runMain(() => ensureBuilt(process.argv[2]))
