import { hiddenLink, type MailText } from '../../i18n/fr/mails'
import type { emailOutbox } from '../../resources/content/email-outbox'
import type { RowOf } from '../../resources/schema/infer'
import type { Config } from '../config'
import { seal, unseal } from '../seal'
import { safe } from './layout'

type Place = Pick<Config, 'dataDir' | 'secretKey'>

const use = 'mail'
const isSecret = (address: string) => /[?&]token=/.test(address)

/**
 * A mail as it is kept: who reads the outbox does not read a link that opens an account or decides an order. Its address is
 * sealed beside, for the mail of this key only, until the mail leaves.
 */
export function hideLink(
  config: Place,
  mail: MailText,
  key: string,
): { mail: MailText; sealed: string | null } {
  const { link } = mail
  if (!link || !isSecret(link.address)) return { mail, sealed: null }
  return {
    mail: { ...mail, link: { ...link, address: hiddenLink } },
    sealed: seal(config, use, { place: key, text: link.address }),
  }
}

type Kept = RowOf<typeof emailOutbox, 'text' | 'html' | 'sealed_link' | 'unique_key'>

/** The texts of a kept mail with its link in its place again; throws when the server's secret is another one. */
export function revealLink(
  config: Place,
  { text, html, sealed_link, unique_key }: Kept,
): { text: string; html: string | null } {
  if (sealed_link === null) return { text, html }
  const address = unseal(config, use, { place: unique_key, sealed: sealed_link })
  if (address === undefined)
    throw new Error('Lien illisible : SECRET_KEY a changé depuis que cet e-mail est écrit')
  return {
    text: text.replaceAll(hiddenLink, () => address),
    html: html?.replaceAll(safe(hiddenLink), () => safe(address)) ?? null,
  }
}

const readable = /https?:\/\/[^\s"<>]*[?&](?:amp;)?token=[\w.-]+/g

/** A text of before links were sealed, without them. */
export const withoutLinks = (text: string | null): string | null =>
  text?.replace(readable, () => hiddenLink) ?? null

/** The link that a mail of before links were sealed shows, sealed; null where it shows none. */
export const sealShown = (
  config: Place,
  { text, unique_key }: Pick<Kept, 'text' | 'unique_key'>,
): string | null => {
  const [address] = text.match(readable) ?? []
  return address === undefined ? null : seal(config, use, { place: unique_key, text: address })
}
