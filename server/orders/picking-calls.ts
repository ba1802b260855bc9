import { quantityWords } from '../../i18n/fr/orders'
import { pickingTexts as texts } from '../../i18n/fr/picking'
import { type Picking, pickingAnswer } from '../../resources/orders/picking-answer'
import { frenchDay } from '../../resources/schema/date-text'
import { f } from '../../resources/schema/f'
import { parisDay } from '../../resources/schema/paris-time'
import { type Call, defineCall } from '../api/call'
import { attachment } from '../api/files/disposition'
import { workOf } from '../api/work'
import { type Sheet, sheetPdf } from '../trade/sheet-pdf'
import { tag } from './fields'
import { readPicking } from './picking'

const query = { day: f.date({ label: 'Jour de livraison' }) }

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
export const pickingCalls: Call[] = [
  defineCall('GET /order/picking', 'viewSupplierOrders', {
    shape: {
      summary: 'Ce qui est à préparer pour un jour, article par article',
      tag,
      query,
      answers: pickingAnswer,
    },
    run: ({ context, actor, query: { day } }) =>
      context.db.read(actor, (tx) => {
        const work = workOf(context.db, tx, context.now())
        return readPicking(work, day ?? parisDay(work.now))
      }),
  }),
  defineCall('GET /order/picking/pdf', 'viewSupplierOrders', {
    shape: { summary: 'La liste de préparation du jour, en PDF', tag, query, file: 'application/pdf' },
    run: async ({ context, actor, query: { day }, reply }) => {
      const asked = day ?? parisDay(context.now())
      const picking = await context.db.read(actor, (tx) =>
        readPicking(workOf(context.db, tx, context.now()), asked),
      )
      attachment(reply, texts.file({ day: asked }), 'application/pdf')
      return reply.send(await sheetPdf(pickingSheet(picking, context.config.organisation)))
    },
  }),
]
