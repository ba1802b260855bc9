import { mostQuickLines, quickEndpoints } from '../../resources/orders/quick-endpoints'
import type { BodyOf } from '../../resources/schema/endpoint'
import { messages } from '../../resources/schema/messages'
import { orderLines } from '../../resources/trade/said-line'
import type { Call } from '../api/call'
import { invalid } from '../api/error'
import { serve } from '../api/serve'
import { requireMember } from './may'
import { quickOrder } from './quick-order'
import { type QuickRow, rowsOfLines } from './quick-read'

type QuickBody = BodyOf<typeof quickEndpoints.order>

/** The rows of a quick order: a text, or rows read from a workbook; with what was chosen for them. */
function rowsOf({ text, rows, chosen }: Pick<QuickBody, 'text' | 'rows' | 'chosen'>): QuickRow[] {
  const given = rows
    ? rows.map(({ reference, quantity, article_id }, at): QuickRow => {
        const said = [{ name: reference ?? '', ...(quantity && { quantity }) }]
        return { line: at + 1, said, ...(article_id && { article_id }) }
      })
    : rowsOfLines(orderLines(text ?? ''))
  if (!given.length || given.length > mostQuickLines)
    throw invalid([
      { name: 'text', message: given.length ? messages.maxLines(mostQuickLines) : messages.required },
    ])
  const choices = new Map((chosen ?? []).map(({ line, ...choice }) => [line, choice]))
  return given.map((row) => ({ ...row, ...choices.get(row.line) }))
}

export const quickCalls: Call[] = serve(quickEndpoints, {
  order: ({ work, actor, body }) => {
    requireMember(actor)
    return quickOrder(work, {
      adherentId: body.adherentId,
      isGroup: body.isGroup === true,
      rows: rowsOf(body),
      commit: body.commit === true,
      confirmed: (body.confirmed ?? []).map(({ line }) => line),
    })
  },
})
