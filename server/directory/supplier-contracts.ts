import { contractState, contractStates, lastDayOf } from '../../resources/directory/contract-state'
import { supplierContract } from '../../resources/directory/supplier-contract'
import { contractEndpoints } from '../../resources/directory/supplier-endpoints'
import { f } from '../../resources/schema/f'
import { parisDay } from '../../resources/schema/paris-time'
import { many, maybe, one, pick } from '../../resources/schema/pick'
import { told } from '../../resources/schema/told'
import type { UnknownRow } from '../../resources/schema/unknown-row'
import { type Call, defineCall } from '../api/call'
import { ApiError } from '../api/error'
import { fieldChange, fieldChanges } from '../api/history-answers'
import { changesOf } from '../api/history-queries'
import { findRow } from '../api/read'
import { removeRow } from '../api/remove'
import { answerSchema, pageSchema, rowsSchema } from '../api/schemas'
import { serve } from '../api/serve'
import { type Work, workOf } from '../api/work'
import { readableFields } from '../database/rights'
import { searchRows } from '../database/search'
import { readableSupplier } from './supplier-access'

const supplier = f.int({ label: 'Fournisseur', required: true, min: 1 })
const day = (value: unknown) => (typeof value === 'string' ? value : null)

/** A contract with where it stands today and the day on which it really ends. */
function withState(row: UnknownRow, today: string): UnknownRow {
  const contract = {
    contract_type: String(row.contract_type),
    start_date: String(row.start_date),
    end_date: day(row.end_date),
    denounced_date: day(row.denounced_date),
  }
  const state = contractState(contract, today)
  return { ...row, state, state_label: contractStates[state], effective_end_date: lastDayOf(contract, today) }
}

async function contractsOf(work: Work, supplierId: number): Promise<UnknownRow[]> {
  await readableSupplier(work, supplierId)
  const rows = await searchRows(work.tx, work, {
    resource: work.registry.get('supplier_contract'),
    filters: [{ name: 'supplier_id', operator: 'eq', value: supplierId }],
    orders: [['start_date', 'desc']],
    toMany: ['*'],
  })
  return rows.map((row) => withState(row, parisDay(work.now)))
}

async function removeContract(work: Work, supplierId: number, contractId: number): Promise<void> {
  const resource = work.registry.get('supplier_contract')
  const row = await findRow(work, resource, contractId)
  if (row?.supplier_id !== supplierId) throw new ApiError('err404')
  await removeRow(work, resource, { id: contractId })
}

/** What was changed of a supplier's contracts, deleted ones included, newest first. */
async function historyOf(work: Work, supplierId: number, page: { limit: number; offset: number }) {
  await readableSupplier(work, supplierId)
  const resource = work.registry.get('supplier_contract')
  const contracts = await work.tx.query<{ id: number; reference: string | null }>(
    'select id, reference from supplier_contract where supplier_id = $1',
    [supplierId],
  )
  const fields = readableFields(resource, work.actor).map(([name]) => name)
  const ids = contracts.map((contract) => contract.id)
  const found = await changesOf(work, resource, { ids, fields, ...page })
  const byId = new Map(contracts.map((contract) => [contract.id, contract]))
  const data = found.data.map(
    (change): UnknownRow => ({
      ...change,
      label: resource.fields[String(change.field)]?.label ?? change.field,
      Supplier_contract: byId.get(Number(change.entity_id)) ?? null,
    }),
  )
  return { ...found, data }
}

const contractChanges = {
  ...fieldChanges,
  data: many('Changements', {
    ...fieldChange,
    label: told.text('Libellé'),
    Supplier_contract: maybe(one('Contrat', pick(supplierContract, ['id', 'reference']))),
  }),
}

/** A supplier's contracts, past and present. */
export const supplierContracts: Call[] = [
  ...serve(
    contractEndpoints,
    {
      list: async ({ work, params: { id } }) => ({ data: await contractsOf(work, id) }),
      async remove({ work, params: { supplierId, contractId } }) {
        await removeContract(work, supplierId, contractId)
        return { success: true }
      },
    },
    { list: { answer: pageSchema(rowsSchema(supplierContract)) } },
  ),
  defineCall('GET /supplier/contract/history', 'signedIn', {
    shape: {
      summary: "Historique des contrats d'un fournisseur, du plus récent au plus ancien",
      tag: 'Contrats fournisseur',
      query: {
        supplier_id: supplier,
        limit: f.int({ label: 'Nombre de lignes', min: 1, max: 100 }),
        offset: f.int({ label: 'Début', min: 0 }),
      },
      answer: answerSchema(contractChanges),
    },
    run: ({ context, actor, query }) =>
      context.db.read(actor, (tx) =>
        historyOf(workOf(context.db, tx, context.now()), query.supplier_id, {
          limit: query.limit ?? 50,
          offset: query.offset ?? 0,
        }),
      ),
  }),
]
