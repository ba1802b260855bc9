/** What the installation calls itself; the server writes it into the page. */
export interface Product {
  name: string
  organisation: string
}

const content = (page: Document, name: string): string | undefined =>
  page.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content.trim() || undefined

/** Reads the product's identity from the page's `meta` elements, with the default names. */
export function readProduct(page: Document): Product {
  return {
    name: content(page, 'product-name') ?? 'Portail Achats',
    organisation: content(page, 'organisation') ?? 'Valaé',
  }
}

/** Version of the product, from the specification. */
export const productVersion = '2.5.11'

/** The title of a page: the product's name and the route's title. */
export const pageTitle = (product: Product, title?: string): string =>
  title ? `${product.name} – ${title}` : product.name
