import { applications, type Page, sourceHtml } from '../server/pages'
import { languagesOf } from './languages.mjs'

const example = process.env.EXAMPLE

/** What is built: the portal, or the example that `EXAMPLE` names, with the same login page. */
export const site = {
  pages: ['login', ...(example ? [example] : applications)] as readonly Page[],
  outDir: example ? `dist/examples/${example}/client` : 'dist/client',
  /** Its dictionaries besides French, by language. */
  languages: languagesOf(example),
  htmlOf: (page: Page): string =>
    example && page !== 'login' ? `examples/${page}/index.html` : sourceHtml(page),
}
