import { referencingRefusals } from '../../i18n/fr/trade'
import { termsAnswer as termsTold } from '../../resources/directory/answers'
import { platformFor, referencingFor } from '../../resources/directory/serving'
import { deliveryOf } from '../../resources/directory/terms'
import { f } from '../../resources/schema/f'
import { parisDay } from '../../resources/schema/paris-time'
import { type Call, defineCall } from '../api/call'
import { ApiError } from '../api/error'
import { type Work, workOf } from '../api/work'
import { readTerms } from '../trade/delivery-terms'
import { memberOf } from '../trade/member'
import { readPlatforms, readReferencings } from '../trade/serving'

const id = (label: string) => f.int({ label, required: true, min: 1 })

/** The referencing of a member at a supplier today, and the platform that serves it; err404 when it has none. */
export async function servingOf(
  work: Work,
  asked: { supplierId: number; adherentId: number; isGroup: boolean },
) {
  const { supplierId, adherentId, isGroup } = asked
  const member = await memberOf(work, adherentId, isGroup)
  const rows = await readReferencings(work.tx, member, supplierId)
  const referencing = referencingFor(rows, member, { supplierId, day: parisDay(work.now) })
  if (!referencing) throw new ApiError('err404', { display: referencingRefusals.none })
  return { referencing, platform: platformFor(await readPlatforms(work.tx, [supplierId]), referencing) }
}

async function sendingModeOf(work: Work, supplierId: number, mode: string | null): Promise<number> {
  if (mode) return Number(mode)
  const [row] = await work.tx.query<{ mode: string | null }>(
    'select default_sending_mode as mode from supplier where id = $1',
    [supplierId],
  )
  return Number(row?.mode ?? 2)
}

/** The terms of a supplier for a member, as §3.8 of the domain shows them, with what may be asked for a day. */
export async function termsAnswer(
  work: Work,
  asked: { supplierId: number; adherentId: number; isGroup: boolean; deliveryDate?: string | null },
) {
  const { referencing, platform } = await servingOf(work, asked)
  const { terms, calendar } = await readTerms(work.tx, {
    platformId: platform?.id ?? null,
    overrideId: referencing.terms_override_id,
    to: { id: asked.adherentId, isGroup: asked.isGroup },
  })
  return {
    supplier_id: asked.supplierId,
    platform_id: platform?.id ?? null,
    client_number: referencing.client_number,
    sending_mode: await sendingModeOf(work, asked.supplierId, referencing.sending_mode),
    minimum_ht: terms.minimum_ht,
    block_below_minimum: terms.block_below_minimum,
    franco_ht: terms.franco_ht,
    shipping_ht: terms.shipping_ht,
    shipping_rate: terms.shipping_rate,
    delivery_days: terms.delivery_days.map(Number),
    ...deliveryOf(terms, calendar, { now: work.now, asked: asked.deliveryDate }),
  }
}

export const termsCall: Call = defineCall(
  'GET /supplier/terms/{supplierId}/{adherentId}/{isGroup}',
  'signedIn',
  {
    shape: {
      summary: "Conditions d'un fournisseur pour un adhérent, et dates de livraison possibles",
      tag: 'Fournisseurs',
      params: {
        supplierId: id('Fournisseur'),
        adherentId: id('Adhérent'),
        isGroup: f.bool({ label: "L'adhérent est un groupe", required: true }),
      },
      query: { deliveryDate: f.date({ label: 'Date de livraison souhaitée' }) },
      answers: termsTold,
    },
    run: ({ context, actor, params, query }) =>
      context.db.read(actor, (tx) =>
        termsAnswer(workOf(context.db, tx, context.now()), { ...params, deliveryDate: query.deliveryDate }),
      ),
  },
)
