import { shell } from '../i18n/fr/shell'
import type { Page } from './pages'

/** The colours of the frame, as the browser paints them around an installed application. */
const colors = { theme_color: '#0e5e5c', background_color: '#f6f8f7' }

const icon = (size: number) => ({
  src: `/icons/portail-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose: 'any',
})

const nameOf = (page: Page): string | undefined => {
  const key = `shell.app.${page}`
  return key in shell ? shell[key as keyof typeof shell] : undefined
}

/**
 * What a phone or a desk needs to install an application: its name, its first page and its icons (W3C « Web Application
 * Manifest »). Its scope is the whole origin: the login page is at the root.
 */
export function manifestOf(page: Page, { productName }: { productName: string }) {
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
    icons: [icon(192), icon(512)],
  }
}

/** The elements of a page's head by which the browser finds it. */
export const manifestLinks = (page: Page): string =>
  [
    `<link rel="manifest" href="/${page}/manifest.webmanifest" />`,
    '<link rel="apple-touch-icon" href="/icons/portail-180.png" />',
    `<meta name="theme-color" content="${colors.theme_color}" />`,
  ].join('')
