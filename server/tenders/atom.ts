import { noticeTexts } from '../../i18n/fr/public-notices'
import { frenchMoment } from '../../resources/schema/date-text'
import { publicCall } from '../api/call'
import { siteAddress } from '../mail/product'
import { escapeXml } from '../spreadsheet/sheet-xml'
import { ask, limitSql, type NoticeRow, shownSql } from './shown-notices'

interface Told extends Omit<NoticeRow, 'cpv' | 'procedure' | 'award_text' | 'tender_status'> {
  updated: string
}

const feedSql = `select n.id, n.reference, n.object, n.status, n.buyer, ${limitSql} as closing_date, n.publication_date, n."updatedAt" as updated
  ${shownSql} order by n."updatedAt" desc, n.id desc limit 100`

const moment = (text: string) => new Date(text).toISOString()

/** The public notices as an Atom feed (RFC 4287), the latest change first. */
export const atomFeed = publicCall(
  'GET /public-notices/feed',
  {
    summary: 'Avis de marché publiés, en flux Atom',
    tag: 'Avis de marché public',
    file: 'application/atom+xml',
  },
  async ({ context, reply }) => {
    const notices = await ask<Told>(context, feedSql)
    const home = siteAddress(context.config, '/public-notices')
    const updated = notices[0]?.updated ?? context.now().toISOString()
    const entries = notices.map((one) => {
      const address = siteAddress(context.config, `/public-notices/notices/${one.id}`)
      const summary = `${one.buyer} – ${noticeTexts.feedClosing({ when: frenchMoment(one.closing_date) })}`
      return [
        `<entry><id>${escapeXml(address)}</id><title>${escapeXml(`${one.reference} – ${one.object}`)}</title>`,
        `<link href="${escapeXml(address)}"/><published>${moment(one.publication_date)}</published>`,
        `<updated>${moment(one.updated)}</updated><author><name>${escapeXml(one.buyer)}</name></author>`,
        `<summary>${escapeXml(summary)}</summary></entry>`,
      ].join('')
    })
    reply.type('application/atom+xml; charset=utf-8')
    return reply.send(
      [
        '<?xml version="1.0" encoding="utf-8"?>',
        `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="fr"><id>${escapeXml(home)}</id>`,
        `<title>${escapeXml(noticeTexts.feedTitle)}</title><link href="${escapeXml(home)}"/>`,
        `<link rel="self" href="${escapeXml(siteAddress(context.config, '/api/public-notices/feed'))}"/>`,
        `<updated>${moment(updated)}</updated>`,
        ...entries,
        '</feed>',
      ].join('\n'),
    )
  },
)
