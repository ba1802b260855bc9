import { exact, rounded, times } from '../../../../resources/schema/exact'
import { parisDay } from '../../../../resources/schema/paris-time'
import type { Dataset } from '../../dataset'
import type { AskedLot } from './answer-rows'
import type { DemoTender } from './demo-tender'
import type { OfferedProduct } from './offered'
import { type Cast, isAwarded, isOpened, momentOf, noteOf, tenderRow, volumeOf } from './tender-rows'

/** A tender of the demonstration with the ids of its rows. */
export interface MadeTender {
  id: number
  tender: DemoTender
  lots: readonly AskedLot[]
}
interface Making {
  tender: DemoTender
  offered: readonly OfferedProduct[]
  cast: Cast
  now: Date
}

const lotStatus = (tender: DemoTender): string => {
  if (tender.status === '500') return 'cancelled'
  return isAwarded(tender) ? 'awarded' : 'open'
}

/** The products that must have a price: the first ones of a lot. */
const mandatory = 4

function addLot(data: Dataset, of: Making & { id: number }, at: number): AskedLot[] {
  const { tender, id, now } = of
  const label = tender.families[at] ?? ''
  const products = of.offered.filter(({ family }) => family === label)
  const [first] = products
  if (!first) return []
  const { family_id } = first
  const applied = ['400', '450'].includes(tender.status)
  const [lot] = data.add('tender_family', [
    {
      tender_id: id,
      family_id,
      lot_number: at + 1,
      label,
      samples_required: at === 0,
      status: lotStatus(tender),
      applied_at: applied ? momentOf(now, tender.days.market[0], '00:15') : null,
    },
  ])
  const tender_family_id = lot?.id ?? 0
  const asked = products.map((product, place) => {
    const isMandatory = place < mandatory
    const [row] = data.add('tender_product', [
      {
        tender_family_id,
        product_id: product.product_id,
        volume: volumeOf(product),
        reference_price: rounded(times(exact(product.price), exact('1.04')), 4),
        mandatory: isMandatory,
      },
    ])
    return { id: row?.id ?? 0, offered: product, mandatory: isMandatory }
  })
  return [{ id: tender_family_id, family_id, label, products: asked }]
}

function addQuestions(data: Dataset, { tender, id, cast, now }: Making & { id: number }): void {
  for (const [at, { supplier, text, answer }] of (tender.questions ?? []).entries()) {
    const supplier_id = cast.suppliers.get(supplier)
    if (!supplier_id) continue
    const asked_at = momentOf(now, Math.max(tender.days.from + 1, -4) + at, '10:20')
    data.add('tender_question', [
      {
        tender_id: id,
        supplier_id,
        text,
        asked_at,
        answer,
        answered_at: answer ? momentOf(now, Math.max(tender.days.from + 2, -3) + at, '09:05') : null,
        published: answer !== undefined,
      },
    ])
  }
}

const evaluators = ['paul.achard@demo.example', 'louis.rey@demo.example'] as const

function addNotes(data: Dataset, { id, tender, lots }: MadeTender, cast: Cast): void {
  if (!isOpened(tender) || tender.cancelled) return
  for (const lot of lots)
    for (const { supplier } of tender.offers)
      for (const [place, email] of evaluators.entries()) {
        const [supplier_id, user_id] = [cast.suppliers.get(supplier), cast.users.get(email)]
        const isLeft = tender.status === '250' && lot !== lots[0] && place > 0
        if (!supplier_id || !user_id || isLeft) continue
        data.add('note', [
          {
            tender_id: id,
            tender_family_id: lot.id,
            family_id: lot.family_id,
            supplier_id,
            criterion: 'quality',
            value: noteOf(supplier_id, lot, place),
            user_id,
            note_type_id: 1,
          },
        ])
      }
}

/** The rows of a tender: itself, its lots with their products, who is invited, its questions and its evaluators' notes. */
export function addTender(data: Dataset, making: Making): MadeTender {
  const { tender, cast, now } = making
  const [row] = data.add('tender', [tenderRow(tender, now, cast)])
  const id = row?.id ?? 0
  const lots = tender.families.flatMap((_, at) => addLot(data, { ...making, id }, at))
  const invited_at = tender.status === '100' ? null : momentOf(now, tender.days.from, '08:00')
  for (const { supplier, state } of tender.offers) {
    const supplier_id = cast.suppliers.get(supplier)
    const reminder_count = state === 'none' && tender.days.from < -6 ? 1 : 0
    if (supplier_id) data.add('tender_supplier', [{ tender_id: id, supplier_id, invited_at, reminder_count }])
  }
  if (tender.isPublic)
    data.add(
      'tender_adherent',
      cast.members.map((adherent_id) => ({ tender_id: id, adherent_id })),
    )
  addQuestions(data, { ...making, id })
  const made = { id, tender, lots }
  addNotes(data, made, cast)
  return made
}

/** The year of a receipt. */
export const yearOf = (moment: string): string => parisDay(new Date(moment)).slice(0, 4)
