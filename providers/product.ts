/** What the installation calls itself; the server writes it into the page. */
export interface Product {
  name: string
  organisation: string
  /** Address of the usage notice (PDF), when there is one. */
  noticeUrl: string | undefined
}

const content = (page: Document, name: string): string | undefined =>
  page.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content.trim() || undefined

/** Reads the product's identity from the page's `meta` elements, with the default names. */
export function readProduct(page: Document): Product {
  return {
    name: content(page, 'product-name') ?? 'Portail Achats',
    organisation: content(page, 'organisation') ?? 'Valaé',
    noticeUrl: content(page, 'usage-notice'),
  }
}

/** The title of a page: the product's name and the route's title. */
export const pageTitle = (product: Product, title?: string): string =>
  title ? `${product.name} – ${title}` : product.name
