import { contractState, contractStates, lastDayOf } from '../../resources/directory/contract-state'
import { f } from '../../resources/schema/f'
import { parisDay } from '../../resources/schema/paris-time'
import { type Call, defineCall } from '../api/call'
import { ApiError } from '../api/error'
import { findRow } from '../api/read'
import { removeRow } from '../api/remove'
import { type Work, workOf } from '../api/work'
import { searchRows } from '../database/search'
import { readableSupplier } from './supplier-access'
import { listOf } from './supplier-card'

const tag = 'Contrats fournisseur'
const id = (label: string) => f.int({ label, required: true, min: 1 })
type Row = Record<string, unknown>

const day = (value: unknown) => (typeof value === 'string' ? value : null)

/** A contract with where it stands today and the day on which it really ends. */
function withState(row: Row, today: string): Row {
  const contract = {
    contract_type: String(row.contract_type),
    start_date: String(row.start_date),
    end_date: day(row.end_date),
    denounced_date: day(row.denounced_date),
  }
  const state = contractState(contract, today)
  return { ...row, state, state_label: contractStates[state], effective_end_date: lastDayOf(contract, today) }
}

async function contractsOf(work: Work, supplierId: number): Promise<Row[]> {
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
  await removeRow(work, resource, contractId)
}

/** A supplier's contracts, past and present. */
export const supplierContracts: Call[] = [
  defineCall(
    'GET /supplier/contract/history',
    'signedIn',
    {
      summary: "Contrats d'un fournisseur, du plus récent au plus ancien",
      tag,
      query: { supplier_id: id('Fournisseur') },
    },
    ({ context, actor, query }) =>
      context.db.read(actor, async (tx) =>
        listOf(await contractsOf(workOf(context.db, tx, context.now()), query.supplier_id)),
      ),
  ),
  defineCall(
    'DELETE /supplier/{supplierId}/contracts/{contractId}',
    'updateSupplier',
    {
      summary: 'Supprimer un contrat',
      tag,
      params: { supplierId: id('Fournisseur'), contractId: id('Contrat') },
    },
    async ({ context, actor, params }) => {
      await context.db.write(actor, (tx) =>
        removeContract(workOf(context.db, tx, context.now()), params.supplierId, params.contractId),
      )
      return { success: true }
    },
  ),
]
