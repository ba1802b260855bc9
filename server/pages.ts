/** The HTML entries of the product: the login page at the root and one page an application. */
export const applications = ['back-office', 'front-office', 'tenders', 'public-notices'] as const
/** The login page, or an application's. */
export type Page = string

/** What the icon of an installed application opens at once, held down. */
export interface Shortcut {
  name: string
  /** Inside the application: `/carts`. */
  url: string
  /** A picture of `public/icons`, 96 pixels wide, without its size: `carts`. */
  icon: string
}

/** Where the pages are built, the applications in the browser, each at its own address, and what their icons open at once. */
export interface Pages {
  folder: string
  applications: readonly string[]
  shortcutsOf?: (page: Page) => readonly Shortcut[]
}

const loginPaths = [
  '/login',
  '/logout',
  '/security',
  '/downloadOrder',
  '/decideOrder',
  '/answerOrder',
  '/answerQuote',
  '/helpCenterList',
]
/** Screens of every application: asked for at the root, the entry opens them in the person's own application. */
const sharedPaths = ['/profile', '/passwordupdate', '/usermanagement']
const isUnder = (path: string, base: string): boolean => path === base || path.startsWith(`${base}/`)

/** The page that answers a path of the browser (a deep link included), or undefined when none does. */
export function pageOf(pathname: string, names: readonly string[] = applications): Page | undefined {
  const application = names.find((name) => isUnder(pathname, `/${name}`))
  if (application) return application
  return pathname === '/' || [...loginPaths, ...sharedPaths].some((base) => isUnder(pathname, base))
    ? 'login'
    : undefined
}

/** Where the build puts a page's HTML, relative to `dist/client`. */
export const builtHtml = (page: Page): string => (page === 'login' ? 'index.html' : `${page}/index.html`)

/** The files that the screens at some addresses need beside their page's, as the build tells them: relative to `dist/client`. */
export const firstFiles = 'first-files.json'

/** A page with the files that the screen at its address needs, asked for beside its own. */
export function withFirstFiles(
  html: string,
  pathname: string,
  told: Readonly<Record<string, readonly string[]>>,
): string {
  const files = Object.entries(told).flatMap(([address, names]) => (isUnder(pathname, address) ? names : []))
  const links = files
    .map((name) => `<link rel="modulepreload" crossorigin href="${escapeHtml(name)}">`)
    .join('')
  return html.replace('</head>', `${links}</head>`)
}

/** Where a page's HTML stands in the sources, relative to the project. */
export const sourceHtml = (page: Page): string =>
  page === 'login' ? 'src/login/index.html' : `src/apps/${page}/index.html`

/** A text as HTML holds it. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)

/** A page in another language: its dictionary, a module of its own, is read before the application. */
export const withLanguage = (html: string, { code, file }: { code: string; file: string }): string =>
  html
    .replace('<html lang="fr"', `<html lang="${escapeHtml(code)}"`)
    .replace(
      /<script(?= type="module")/,
      `<script type="module" crossorigin src="${escapeHtml(file)}"></script><script`,
    )

/** The language that somebody chose on this device. */
export const chosenLanguage = (cookies = ''): string | undefined =>
  /(?:^|; )language=([a-z]{2})(?:;|$)/.exec(cookies)?.[1]

/** Writes what the installation calls itself into a page: its title, and the `meta` elements that the browser's side reads. */
export function withIdentity(
  html: string,
  {
    productName,
    organisation,
    languages = [],
  }: { productName: string; organisation: string; languages?: readonly string[] },
): string {
  const meta = (name: string, content: string) => `<meta name="${name}" content="${escapeHtml(content)}" />`
  const head = `${meta('product-name', productName)}${meta('organisation', organisation)}${languages.length ? meta('languages', languages.join(' ')) : ''}</head>`
  return html.replaceAll('Portail Achats', escapeHtml(productName)).replace('</head>', head)
}
