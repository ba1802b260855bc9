import { supplier } from '../../resources/directory/supplier'
import { sentStatuses } from '../../resources/orders/states'
import { f } from '../../resources/schema/f'
import type { Answer } from '../../resources/schema/infer'
import { many, pick } from '../../resources/schema/pick'
import { type Call, defineCall } from '../api/call'
import { type Work, workOf } from '../api/work'
import { columnsOf } from '../database/select'
import { memberOf } from '../trade/member'

const named = pick(supplier, ['id', 'name', 'email', 'phone'])
const columns = columnsOf(named, 's')
const card = {
  ...named,
  orders_nb: f.int({ label: 'Commandes', required: true }),
  last_order: f.dateTime({ label: 'Dernière commande' }),
}
type Card = Answer<typeof card>

const sql = (column: string) => `
  select ${columns}, count(*)::int as orders_nb, max(o.sending_order_date) as last_order
  from "order" o join supplier s on s.id = o.supplier_id
  where o.${column} = $1 and o.status = any($2::text[]) and not o.is_cancelled and o."deletedAt" is null and s."deletedAt" is null
  group by ${columns}, s.name__fold order by s.name__fold, s.id`

/** Suppliers that a member may claim from: those with a sent or received order (domain §3.9). */
async function claimable(work: Work, id: number, isGroup: boolean): Promise<Card[]> {
  await memberOf(work, id, isGroup)
  return work.tx.query<Card>(sql(isGroup ? '"groupAdherent_id"' : 'adherent_id'), [id, sentStatuses])
}

export const litigationSuppliersCall: Call = defineCall(
  'GET /supplier/litigation/adherent/{id}',
  'viewLitigation',
  {
    shape: {
      summary: "Fournisseurs d'un adhérent auprès desquels un litige peut être ouvert",
      tag: 'Fournisseurs',
      listed: true,
      answers: { data: many('Fournisseurs', card) },
      params: { id: f.int({ label: 'Adhérent', required: true, min: 1 }) },
      query: { is_group: f.bool({ label: "L'adhérent est un groupe" }) },
    },
    run: ({ context, actor, params, query }) =>
      context.db.read(actor, async (tx) => {
        const data = await claimable(
          workOf(context.db, tx, context.now()),
          params.id,
          query.is_group === true,
        )
        return { data }
      }),
  },
)
