import { existsSync, statfsSync } from 'node:fs'
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium } from 'playwright-core'
import { findChromium } from '../../scripts/chromium.mjs'

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-sync',
  '--disable-background-networking',
  '--disable-component-update',
  // Nobody looks at the pages: they are drawn the cheap way.
  '--disable-gpu-compositing',
  '--disable-software-rasterizer',
  '--disable-lcd-text',
  '--num-raster-threads=1',
  // A page lives for seconds: what the optimising compilers would win is less than what they cost.
  '--js-flags=--no-maglev --no-turbofan',
  '--in-process-gpu',
]

/** How long a page is waited for, in milliseconds: a machine that other work keeps busy takes three times what it takes alone. */
const patience = 75_000

/** Pages share their memory there, where it has room: as files under /tmp it would go through the disk. */
function hasSharedMemory(): boolean {
  if (!existsSync('/dev/shm')) return false
  const { bavail, bsize } = statfsSync('/dev/shm')
  return bavail * bsize >= 2 ** 30
}

/** The browser of this worker: it stays for the worker's other files, and ends with it. */
let launched: Promise<Browser> | undefined

async function workersBrowser(): Promise<Browser> {
  if (!(await launched)?.isConnected())
    launched = chromium.launch({
      executablePath: findChromium(),
      args: flags,
      ignoreDefaultArgs: hasSharedMemory() ? ['--disable-dev-shm-usage'] : [],
    })
  return launched as Promise<Browser>
}

const own = new Set(['127.0.0.1', 'localhost'])
/** Third parties that a page of this worker called. */
const strangers = new Set<string>()

/**
 * A fresh profile of the worker's browser; no page of any walk may call a third party. The product's service worker, which loads
 * what a dock needs beside each page, comes only where a test asks for it (`serviceWorkers: 'allow'`).
 */
export async function newProfile(options: BrowserContextOptions = {}): Promise<BrowserContext> {
  const context = await (await workersBrowser()).newContext({ serviceWorkers: 'block', ...options })
  context.setDefaultTimeout(patience)
  context.on('request', (request) => {
    const { protocol, hostname, origin } = new URL(request.url())
    if (/^(http|ws)s?:/.test(protocol) && !own.has(hostname)) strangers.add(origin)
  })
  return context
}

/** The third parties that pages called since this was asked last. */
export function strangersCalled(): string[] {
  const called = [...strangers]
  strangers.clear()
  return called
}
