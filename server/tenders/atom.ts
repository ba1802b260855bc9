import { noticeTexts } from '../../i18n/fr/public-notices'
import { frenchMoment } from '../../resources/schema/date-text'
import { publicCall } from '../api/call'
import { siteAddress } from '../mail/product'
import { ask, type ShownNotice, shownSql } from './shown-notices'

interface Told extends ShownNotice {
  buyer: string
  publication_date: string
  updated: string
}

const feedSql = `select n.id, n.reference, n.object, n.status, n.buyer, n.closing_date, n.publication_date, n."updatedAt" as updated
  ${shownSql} order by n."updatedAt" desc, n.id desc limit 100`

const marks = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' } as const

/** A text as XML holds it: characters that XML forbids are left out. */
const xml = (text: string): string =>
  text
    // biome-ignore lint/suspicious/noControlCharactersInRegex: XML 1.0 has no place for them
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
    .replace(/[&<>"']/g, (mark) => marks[mark as keyof typeof marks])
const moment = (text: string) => new Date(text).toISOString()

/** The public notices as an Atom feed (RFC 4287), the latest change first. */
export const atomFeed = publicCall(
  'GET /public-notices/feed',
  { summary: 'Avis de marché publiés, en flux Atom', tag: 'Avis de marché public' },
  async ({ context, reply }) => {
    const notices = await ask<Told>(context, feedSql)
    const home = siteAddress(context.config, '/public-notices')
    const updated = notices[0]?.updated ?? context.now().toISOString()
    const entries = notices.map((one) => {
      const address = siteAddress(context.config, `/public-notices/notices/${one.id}`)
      const summary = `${one.buyer} – ${noticeTexts.feedClosing(frenchMoment(one.closing_date))}`
      return [
        `<entry><id>${xml(address)}</id><title>${xml(`${one.reference} – ${one.object}`)}</title>`,
        `<link href="${xml(address)}"/><published>${moment(one.publication_date)}</published>`,
        `<updated>${moment(one.updated)}</updated><author><name>${xml(one.buyer)}</name></author>`,
        `<summary>${xml(summary)}</summary></entry>`,
      ].join('')
    })
    reply.type('application/atom+xml; charset=utf-8')
    return reply.send(
      [
        '<?xml version="1.0" encoding="utf-8"?>',
        `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="fr"><id>${xml(home)}</id>`,
        `<title>${xml(noticeTexts.feedTitle)}</title><link href="${xml(home)}"/>`,
        `<link rel="self" href="${xml(siteAddress(context.config, '/api/public-notices/feed'))}"/>`,
        `<updated>${moment(updated)}</updated>`,
        ...entries,
        '</feed>',
      ].join('\n'),
    )
  },
)
