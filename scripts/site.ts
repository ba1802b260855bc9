import { applications, type Page, sourceHtml } from '../server/pages'

const example = process.env.EXAMPLE

/** What is built: the portal, or the example that `EXAMPLE` names, with the same login page. */
export const site = {
  pages: ['login', ...(example ? [example] : applications)] as readonly Page[],
  outDir: example ? `dist/examples/${example}/client` : 'dist/client',
  htmlOf: (page: Page): string =>
    example && page !== 'login' ? `examples/${page}/index.html` : sourceHtml(page),
}
