import type { BrowserContext } from 'playwright-core'

/** The next pages of a browser profile have no stream of changes, so that their network comes to rest. */
export const withoutStream = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    const open = window.fetch
    window.fetch = (asked, options) =>
      String(asked).startsWith('/api/live?') ? Promise.reject(new TypeError()) : open(asked, options)
  })
