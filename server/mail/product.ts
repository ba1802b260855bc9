import type { MailProduct } from '../../i18n/fr/mails'
import type { Config } from '../config'

/** How the installation calls itself in its mails. */
export const mailProduct = ({ productName, organisation }: Config): MailProduct => ({
  productName,
  organisation,
})

/** The full address of a page of the installation. */
export const siteAddress = ({ publicUrl, port }: Config, path: string): string =>
  `${publicUrl ?? `http://localhost:${port}`}${path}`

/** The full address of a page, for a link in a mail; the token stands in its query. */
export const pageAddress = (config: Config, path: string, token: string): string =>
  `${siteAddress(config, path)}?token=${encodeURIComponent(token)}`
