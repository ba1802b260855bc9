import { f } from '../../resources/schema/f'
import { pick } from '../../resources/schema/pick'
import { success } from '../../resources/schema/told'
import { inventory, inventoryStates } from '../../resources/stock/inventory'
import { inventoriesAnswer, inventoryAnswer } from '../../resources/stock/inventory-answers'
import { type Call, defineCall } from '../api/call'
import { workOf } from '../api/work'
import { createInventory } from './create-inventory'
import { listInventories, readInventory } from './read-inventories'
import { countFields, saveInventory } from './save-inventory'
import { deleteInventory, validateInventory } from './validate-inventory'

const tag = 'Inventaires'
const adherentId = f.int({ label: 'Adhérent', required: true, min: 1 })
const id = f.int({ label: 'Inventaire', required: true, min: 1 })
const label = (required: boolean) => f.text({ label: 'Libellé', max: 120, required })

export const inventoryCalls: Call[] = [
  defineCall('GET /stock/{adherentId}/inventory', 'viewInventory', {
    shape: {
      summary: "Inventaires d'un adhérent",
      tag,
      answers: inventoriesAnswer,
      params: { adherentId },
      query: {
        state: f.select(inventoryStates, { label: 'État' }),
        offset: f.int({ label: 'À partir de', default: 0, min: 0 }),
        limit: f.int({ label: 'Nombre', default: 25, min: 1, max: 100 }),
      },
    },
    run: ({ context, actor, params, query }) =>
      context.db.read(actor, (tx) =>
        listInventories(workOf(context.db, tx, context.now()), {
          ...params,
          state: query.state,
          offset: query.offset ?? 0,
          limit: query.limit ?? 25,
        }),
      ),
  }),
  defineCall('GET /stock/inventory/{id}', 'viewInventory', {
    shape: { summary: 'Un inventaire et ses lignes', tag, answers: inventoryAnswer, params: { id } },
    run: ({ context, actor, params }) =>
      context.db.read(actor, (tx) => readInventory(workOf(context.db, tx, context.now()), params.id)),
  }),
  defineCall('POST /stock/{adherentId}/inventory', 'saveInventory', {
    shape: {
      summary: 'Ouvrir un inventaire',
      tag,
      answers: inventoryAnswer,
      params: { adherentId },
      body: {
        label: label(true),
        ...pick(inventory, ['inventory_date', 'storagemode_ids', 'family_ids']),
      },
    },
    run: ({ context, actor, params, body }) =>
      context.db.write(actor, async (tx) => {
        const work = workOf(context.db, tx, context.now())
        return readInventory(work, await createInventory(work, params.adherentId, body))
      }),
  }),
  defineCall('PUT /stock/inventory/{id}', 'saveInventory', {
    shape: {
      summary: 'Enregistrer des quantités comptées, les lignes changées seulement',
      tag,
      answers: inventoryAnswer,
      params: { id },
      body: { label: label(false), lines: f.rows(countFields, { label: 'Lignes', max: 2000 }) },
    },
    run: ({ context, actor, params, body }) =>
      context.db.write(actor, async (tx) => {
        const work = workOf(context.db, tx, context.now())
        await saveInventory(work, params.id, body)
        return readInventory(work, params.id)
      }),
  }),
  defineCall('PUT /stock/inventory/{id}/validate', 'validateInventory', {
    shape: {
      summary: 'Valider un inventaire : les écarts bougent le stock, la période est close',
      tag,
      answers: inventoryAnswer,
      params: { id },
      body: { zero_uncounted: f.bool({ label: 'Mettre à zéro les non comptés' }) },
    },
    run: ({ context, actor, params, body }) =>
      context.db.write(actor, async (tx) => {
        const work = workOf(context.db, tx, context.now())
        await validateInventory(work, params.id, { zero_uncounted: body.zero_uncounted === true })
        return readInventory(work, params.id)
      }),
  }),
  defineCall('DELETE /stock/inventory/{id}', 'deleteInventory', {
    shape: { summary: 'Supprimer un inventaire non validé', tag, params: { id }, answers: success },
    run: ({ context, actor, params }) =>
      context.db.write(actor, async (tx) => {
        await deleteInventory(workOf(context.db, tx, context.now()), params.id)
        return { success: true }
      }),
  }),
]
