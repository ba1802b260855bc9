import type { MailProduct } from '../../i18n/fr/mails'
import type { Config } from '../config'

/** How the installation calls itself in its mails. */
export const mailProduct = ({ productName, organisation }: Config): MailProduct => ({
  productName,
  organisation,
})

/** The full address of a page, for a link in a mail; the token stands in its query. */
export function pageAddress({ publicUrl, port }: Config, path: string, token: string): string {
  return `${publicUrl ?? `http://localhost:${port}`}${path}?token=${encodeURIComponent(token)}`
}
