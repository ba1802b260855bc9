import { messages } from '../../resources/schema/messages'
import type { AnswerLot } from '../../resources/tenders/answer'
import type { Context } from '../api/context'
import { ApiError, invalid } from '../api/error'
import { mustSee, type Reference } from '../api/must-see'
import type { Work } from '../api/work'
import { draftReaders, keepDraft } from './answer-access'
import { answeringSupplier, draftOf, isLate, isSavedAt, lockResponse, openConsultation } from './own-answer'

const referenced = {
  negotiation: 'unit',
  order_management: 'unit',
  billing: 'unit',
  origin_id: 'origin',
  rate_id: 'rate',
} as const

/** The rows that an answer names, one reference a resource and lot. */
function referencesOf(lots: readonly AnswerLot[]): Reference[] {
  return lots.flatMap(
    ({ lines, department_ids, zone_ids, municipality_ids, platform_ids }, at): Reference[] => {
      const name = `lots.${at}`
      const some = lines ?? []
      const ids = (values: readonly (number | null | undefined)[]) => [
        ...new Set(values.filter((one): one is number => typeof one === 'number')),
      ]
      return [
        { name: `${name}.department_ids`, to: 'department', ids: ids(department_ids ?? []) },
        { name: `${name}.zone_ids`, to: 'zone', ids: ids(zone_ids ?? []) },
        { name: `${name}.municipality_ids`, to: 'municipality', ids: ids(municipality_ids ?? []) },
        { name: `${name}.platform_ids`, to: 'platform', ids: ids(platform_ids ?? []) },
        { name: `${name}.lines`, to: 'label', ids: ids(some.flatMap(({ label_ids }) => label_ids ?? [])) },
        ...Object.entries(referenced).map(([field, to]) => ({
          name: `${name}.lines.${field}`,
          to,
          ids: ids(some.map((line) => line[field as keyof typeof referenced])),
        })),
      ].filter((one) => one.ids.length)
    },
  )
}

const expectedSql = `select l.id as lot, p.id from tender_family l join tender_product p on p.tender_family_id = l.id
  where l.tender_id = $1 and l."deletedAt" is null`

/** Lots and products are the tender's own, each once. */
async function refuseStrange(work: Work, tenderId: number, lots: readonly AnswerLot[]): Promise<void> {
  const rows = await work.tx.query<{ lot: number; id: number }>(expectedSql, [tenderId])
  const expected = new Map<number, Set<number>>()
  for (const { lot, id } of rows) expected.set(lot, (expected.get(lot) ?? new Set()).add(id))
  const seen = new Set<number>()
  for (const [at, lot] of lots.entries()) {
    const products = expected.get(lot.tender_family_id)
    if (!products || seen.has(lot.tender_family_id))
      throw invalid([{ name: `lots.${at}.tender_family_id`, message: messages.reference }])
    seen.add(lot.tender_family_id)
    const left = new Set(products)
    for (const [line, { tender_product_id }] of (lot.lines ?? []).entries())
      if (!left.delete(tender_product_id))
        throw invalid([{ name: `lots.${at}.lines.${line}.tender_product_id`, message: messages.reference }])
  }
}

export interface GivenAnswer {
  comment?: string | null
  lots: AnswerLot[]
  saved_at?: string | null
}

/** Keeps what a supplier has entered so far, sealed; who typed on an older draft is told so. */
export async function saveDraft(
  context: Context,
  work: Work,
  { tenderId, given }: { tenderId: number; given: GivenAnswer },
): Promise<{ saved_at: string } | { late: true }> {
  const supplier_id = answeringSupplier(work)
  const tender = await openConsultation(work, tenderId)
  if (isLate(tender, work.now)) return { late: true }
  await refuseStrange(work, tenderId, given.lots)
  const row = await lockResponse(work, tenderId, supplier_id)
  if (given.saved_at && row.saved_at && !isSavedAt(row, given.saved_at)) throw new ApiError('err409')
  await mustSee(work, referencesOf(given.lots))
  const { comment = null, lots } = given
  const readers = await draftReaders(context, work, row)
  const files = (await draftOf(context.config, work, row))?.files ?? []
  const content = { tender_id: tenderId, supplier_id, comment, lots, ...(files.length && { files }) }
  return keepDraft(context, work, { row, content, readers })
}
