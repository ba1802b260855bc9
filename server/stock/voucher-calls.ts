import { f } from '../../resources/schema/f'
import { asked } from '../../resources/schema/pick'
import { success } from '../../resources/schema/told'
import { movedVoucher, voucherAnswer, vouchersAnswer } from '../../resources/stock/answers'
import { stockVoucher, voucherStates } from '../../resources/stock/voucher'
import type { Call } from '../api/call'
import { defineCall } from '../api/call'
import { workOf } from '../api/work'
import { listVouchers, readVoucher } from './read-vouchers'
import { cancelVoucher, createVoucher, deleteVoucher, updateVoucher, validateVoucher } from './save-voucher'
import { withWarned } from './voucher-guards'
import { headFields, lineFields } from './voucher-input'

const tag = 'Bons de stock'
const adherentId = f.int({ label: 'Adhérent', required: true, min: 1 })
const id = f.int({ label: 'Bon', required: true, min: 1 })
const lines = f.rows(lineFields, { label: 'Lignes', max: 1000 })
const validate = f.bool({ label: 'Valider aussitôt' })

const direction = asked(stockVoucher.fields.direction)

/** The vouchers' calls: who may do what follows from their direction, entry or exit. */
export const voucherCalls: Call[] = [
  defineCall('GET /stock/{adherentId}/voucher', 'signedIn', {
    shape: {
      summary: "Bons d'entrée ou de sortie d'un adhérent",
      tag,
      answers: vouchersAnswer,
      params: { adherentId },
      query: {
        direction,
        state: f.select(voucherStates, { label: 'État' }),
        reasonId: f.int({ label: 'Motif' }),
        from: f.date({ label: 'Du' }),
        to: f.date({ label: 'Au' }),
        search: f.text({ label: 'Recherche', max: 100 }),
        offset: f.int({ label: 'À partir de', default: 0, min: 0 }),
        limit: f.int({ label: 'Nombre', default: 25, min: 1, max: 100 }),
      },
    },
    run: ({ context, actor, params, query }) =>
      context.db.read(actor, (tx) =>
        listVouchers(workOf(context.db, tx, context.now()), {
          ...params,
          ...query,
          offset: query.offset ?? 0,
          limit: query.limit ?? 25,
        }),
      ),
  }),
  defineCall('GET /stock/voucher/{id}', 'signedIn', {
    shape: { summary: 'Un bon et ses lignes', tag, answers: voucherAnswer, params: { id } },
    run: ({ context, actor, params }) =>
      context.db.read(actor, (tx) => readVoucher(workOf(context.db, tx, context.now()), params.id)),
  }),
  defineCall('POST /stock/{adherentId}/voucher', 'signedIn', {
    shape: {
      summary: "Créer un bon d'entrée ou de sortie",
      tag,
      answers: movedVoucher,
      params: { adherentId },
      body: {
        ...headFields,
        direction,
        lines,
        validate,
      },
    },
    run: ({ context, actor, params, body: { direction, ...body } }) =>
      context.db.write(actor, async (tx) => {
        const work = workOf(context.db, tx, context.now())
        const id = await createVoucher(work, { ...params, direction, body })
        return withWarned(work, await readVoucher(work, id))
      }),
  }),
  defineCall('PUT /stock/voucher/{id}', 'signedIn', {
    shape: {
      summary: 'Modifier un bon en brouillon',
      tag,
      answers: movedVoucher,
      params: { id },
      body: {
        ...headFields,
        lines,
        validate,
        lock_version: f.int({ label: 'Version', required: true, min: 0 }),
      },
    },
    run: ({ context, actor, params, body }) =>
      context.db.write(actor, async (tx) => {
        const work = workOf(context.db, tx, context.now())
        await updateVoucher(work, params.id, body)
        return withWarned(work, await readVoucher(work, params.id))
      }),
  }),
  ...(
    [
      ['PUT /stock/voucher/{id}/validate', 'Valider un bon : le stock bouge', validateVoucher],
      [
        'PUT /stock/voucher/{id}/cancel',
        'Annuler un bon validé par des mouvements contraires',
        cancelVoucher,
      ],
    ] as const
  ).map(([call, summary, act]) =>
    defineCall(call, 'signedIn', {
      shape: { summary, tag, answers: movedVoucher, params: { id } },
      run: ({ context, actor, params }) =>
        context.db.write(actor, async (tx) => {
          const work = workOf(context.db, tx, context.now())
          await act(work, params.id)
          return withWarned(work, await readVoucher(work, params.id))
        }),
    }),
  ),
  defineCall('DELETE /stock/voucher/{id}', 'signedIn', {
    shape: { summary: 'Supprimer un bon en brouillon', tag, params: { id }, answers: success },
    run: ({ context, actor, params }) =>
      context.db.write(actor, async (tx) => {
        await deleteVoucher(workOf(context.db, tx, context.now()), params.id)
        return { success: true }
      }),
  }),
]
