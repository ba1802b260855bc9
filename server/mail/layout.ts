import { type MailProduct, type MailText, mailFooter } from '../../i18n/fr/mails'
import { lookup } from '../../resources/schema/lookup'

const entities: Readonly<Record<string, string>> = lookup({
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
})
/** A text as HTML writes it. */
export const safe = (text: string) => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign)

/** The mail as plain text. */
export function textOf(mail: MailText, product: MailProduct): string {
  const link = mail.link ? [`${mail.link.label} :\n${mail.link.address}`] : []
  return [...mail.paragraphs, ...link, ...(mail.notes ?? []), '-- ', mailFooter(product)].join('\n\n')
}

const paragraph = (text: string, style: string) => `<p style="margin:0 0 16px;${style}">${safe(text)}</p>`
const body = 'white-space:pre-line;font-size:16px;line-height:24px;color:#1d2733'
const small = 'white-space:pre-line;font-size:13px;line-height:20px;color:#56616e'

function button({ label, address }: NonNullable<MailText['link']>): string {
  const link = `<a href="${safe(address)}" style="display:inline-block;padding:12px 24px;border-radius:8px;background:#14532d;color:#ffffff;font-size:16px;text-decoration:none">${safe(label)}</a>`
  return `<p style="margin:24px 0">${link}</p>${paragraph(`Si le bouton ne fonctionne pas, copiez cette adresse : ${address}`, `${small};word-break:break-all`)}`
}

/** The mail as HTML: one column, no image, no script. */
export function htmlOf(mail: MailText, product: MailProduct): string {
  const parts = [
    ...mail.paragraphs.map((text) => paragraph(text, body)),
    ...(mail.link ? [button(mail.link)] : []),
    ...(mail.notes ?? []).map((text) => paragraph(text, small)),
  ]
  return `<!doctype html>
<html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${safe(mail.subject)}</title></head>
<body style="margin:0;padding:24px 12px;background:#f4f6f8;font-family:Arial,Helvetica,sans-serif">
<div style="max-width:560px;margin:0 auto;padding:32px 28px;background:#ffffff;border-radius:12px">
<p style="margin:0 0 24px;font-size:18px;font-weight:bold;color:#14532d">${safe(product.productName)}</p>
${parts.join('\n')}
<p style="margin:24px 0 0;padding-top:16px;border-top:1px solid #dfe4ea;${small}">${safe(mailFooter(product))}</p>
</div></body></html>`
}
