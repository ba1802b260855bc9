import { quantityWords } from '../../i18n/fr/orders'
import { pickingTexts as texts } from '../../i18n/fr/picking'
import type { Picking } from '../../resources/orders/picking-answer'
import { pickingEndpoints } from '../../resources/orders/picking-endpoints'
import { frenchDay } from '../../resources/schema/date-text'
import { parisDay } from '../../resources/schema/paris-time'
import type { Call } from '../api/call'
import { serve } from '../api/serve'
import { reading } from '../api/with-work'
import { type Sheet, sheetPdf } from '../trade/sheet-pdf'
import { readPicking } from './picking'

/** The list on paper: an article a line, what goes to whom below it, room to tick by hand. */
const pickingSheet = ({ day, orders, lines }: Picking, author: string): Sheet => ({
  title: texts.title({ day: frenchDay(day) }),
  author,
  over: author,
  facts: [[texts.orders, orders.map(({ number, name }) => `${number} ${name}`).join(', ')]],
  columns: [
    { title: texts.reference, share: 16 },
    { title: texts.article, share: 36 },
    { title: texts.forWhom, share: 30 },
    { title: texts.quantity, share: 18, align: 'right' },
  ],
  groups: [
    {
      rows: lines.map(({ ref_supplier, label, unit, quantity, orders: parts }) => [
        ref_supplier ?? '',
        label,
        parts.map((part) => `${part.name} : ${quantityWords(part.quantity, '').trim()}`).join('\n'),
        quantityWords(quantity, unit),
      ]),
    },
  ],
  roomy: true,
})

/** What a supplier has to prepare for a day, on screen and on paper. */
export const pickingCalls: Call[] = serve(pickingEndpoints, {
  list: ({ work, query: { day } }) => readPicking(work, day ?? parisDay(work.now)),
  pdf: async ({ context, actor, query }) => {
    const day = query.day ?? parisDay(context.now())
    const picking = await reading(context, actor, (work) => readPicking(work, day))
    return {
      name: texts.file({ day }),
      book: await sheetPdf(pickingSheet(picking, context.config.organisation)),
    }
  },
})
