import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { Failure, run, say, step } from './tools.mjs'

const usual = [
  // The same engine without the window's own pages: a fifth less work.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** The browser of the tests: what CHROMIUM names, else the lightest one that is there. */
export function findChromium() {
  const given = process.env.CHROMIUM
  if (given && !existsSync(given)) throw new Failure(`CHROMIUM indique ${given}, qui n'existe pas.`)
  return given ?? usual.find((path) => existsSync(path))
}

const canInstall = () => process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0

async function install() {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  await run('apt-get', ['update', '-qq'], env)
  await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], env)
}

/** Finds a Chromium for the browser tests, or installs Debian's; its path is left in CHROMIUM. */
export async function ensureChromium() {
  if (!findChromium() && canInstall()) await step('Installation de Chromium (paquet Debian)', install)
  const found = findChromium()
  if (!found) {
    throw new Failure(
      'Aucun navigateur Chromium trouvé pour les tests : installez « chromium » ou indiquez son chemin dans CHROMIUM.',
    )
  }
  process.env.CHROMIUM = found
  say(`Navigateur des tests : ${found}`)
}
