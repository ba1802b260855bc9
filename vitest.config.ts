import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

/** Files of one worker load the product once; the reader of workbooks is built, not compiled at each file that it reads. */
const onServer = {
  globalSetup: ['test/kit/database-server.ts'],
  isolate: false,
  alias: { './reader-program': fileURLToPath(new URL('test/kit/reader-program.ts', import.meta.url)) },
}

const elsewhere = ['test/server/**', 'test/e2e/**', 'test/bench/**']
/** What speaks another language, or stands in for a part of the browser for its whole file: each file has its own world. */
const alone = [
  'test/admin/english.test.tsx',
  'test/languages-loaded.test.ts',
  'test/providers/*.test.ts',
  'test/layout/lazy-screen.test.ts',
  'test/screens/receptions/kept-drafts.test.ts',
]

/** What draws without asking a server. */
const widgets = ['test/widgets/*.test.tsx']

/** What draws. */
const drawn = ['test/**/*.test.tsx']

/** Projects: `unit` (no database), `widgets` and `drawn` (the same, with a page's document), `alone` (each file in a world of its own), `server` (a real PostgreSQL) and `e2e` (a real browser as well). */
export default defineConfig({
  test: {
    // A browser test waits a fifth of its time: three of them keep two cores busy.
    maxWorkers: 3,
    setupFiles: ['test/kit/processor-time.ts'],
    // What is waited for ends the wait: limits are those of a machine that is three times slower.
    expect: { poll: { timeout: 60_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['test/**/*.test.ts'],
          exclude: [...elsewhere, ...drawn, ...alone],
          isolate: false,
          testTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'widgets',
          include: widgets,
          isolate: false,
          setupFiles: ['test/kit/clear-page.ts'],
          testTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'drawn',
          include: drawn,
          exclude: [...elsewhere, ...widgets, ...alone],
          isolate: false,
          setupFiles: ['test/kit/clear-page.ts', 'test/kit/clear-network.ts'],
          // Beside browsers, the first drawing of a form may take seconds.
          testTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'alone',
          include: alone,
          exclude: elsewhere,
          testTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          include: ['test/server/**/*.test.ts'],
          ...onServer,
          testTimeout: 120_000,
          hookTimeout: 240_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'e2e',
          include: ['test/e2e/**/*.test.ts'],
          ...onServer,
          testTimeout: 300_000,
          hookTimeout: 300_000,
        },
      },
    ],
  },
})
