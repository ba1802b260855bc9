import { shell } from '../i18n/fr/shell'
import { escapeHtml, type Page, type Shortcut } from './pages'
import { ground, startLinks } from './start-images'

/** The colours of the frame, as the browser paints them around an installed application. */
const colors = { theme_color: '#0e5e5c', background_color: ground }

const icon = (name: string, size: number, purpose = 'any') => ({
  ...{ src: `/icons/${name}-${size}.png`, sizes: `${size}x${size}`, type: 'image/png', purpose },
})

const nameOf = (page: Page): string | undefined => {
  const key = `shell.app.${page}`
  return key in shell ? shell[key as keyof typeof shell] : undefined
}

/**
 * What a phone or a desk needs to install an application: its name, its first page and its icons (W3C « Web Application
 * Manifest »). Its scope is the whole origin: the login page is at the root.
 */
export function manifestOf(
  page: Page,
  { productName, shortcuts = [] }: { productName: string; shortcuts?: readonly Shortcut[] },
) {
  const own = nameOf(page)
  return {
    id: `/${page}/`,
    name: own ? `${productName} – ${own}` : productName,
    short_name: own ?? productName,
    start_url: `/${page}/`,
    scope: '/',
    display: 'standalone',
    lang: 'fr',
    ...colors,
    icons: [
      ...[icon('portail', 192), icon('portail', 512)],
      // Cut into any shape: the mark stands within the middle 80 %.
      ...[icon('maskable', 192, 'maskable'), icon('maskable', 512, 'maskable')],
    ],
    shortcuts: shortcuts.map(({ name, url, icon: picture }) => ({
      ...{ name, url: `/${page}${url}`, icons: [icon(picture, 96)] },
    })),
  }
}

/** The elements of a page's head by which the browser finds it. */
export const manifestLinks = (page: Page, { productName }: { productName: string }): string =>
  [
    `<link rel="manifest" href="/${page}/manifest.webmanifest" />`,
    '<link rel="apple-touch-icon" href="/icons/portail-180.png" />',
    `<meta name="theme-color" content="${colors.theme_color}" />`,
    // Safari's own words for the manifest's.
    '<meta name="mobile-web-app-capable" content="yes" />',
    '<meta name="apple-mobile-web-app-capable" content="yes" />',
    '<meta name="apple-mobile-web-app-status-bar-style" content="default" />',
    `<meta name="apple-mobile-web-app-title" content="${escapeHtml(nameOf(page) ?? productName)}" />`,
    startLinks,
  ].join('')
