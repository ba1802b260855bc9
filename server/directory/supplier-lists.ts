import { supplier } from '../../resources/directory/supplier'
import { f } from '../../resources/schema/f'
import { parisDay } from '../../resources/schema/paris-time'
import { type Call, defineCall } from '../api/call'
import { idList } from '../api/id-list'
import { pageSchema, rowsSchema } from '../api/schemas'
import { workOf } from '../api/work'
import { supplierCards } from './supplier-card'

const tag = 'Fournisseurs'
const id = (label: string) => f.int({ label, required: true, min: 1 })

/** Suppliers whose contract runs at some day between two, on these services and catalogues; a tacit one goes on until denounced. */
const running = `
  select distinct c.supplier_id as id from supplier_contract c
  where c."deletedAt" is null and ($1::bigint[] is null or c.company_id = any($1)) and ($2::bigint[] is null or c.catalog_id = any($2))
    and c.start_date <= $4::date and (c.denounced_date is null or c.denounced_date >= $3::date)
    and (c.contract_type in ('cdi', 'tacit') or c.end_date is null or c.end_date >= $3::date)`

/** The specification's own lists of suppliers (domain §3.6). */
export const supplierLists: Call[] = [
  defineCall('GET /supplier/company', 'viewSupplier', {
    shape: {
      summary: "Fournisseurs d'un service",
      tag,
      listed: true,
      query: { company_id: id('Service') },
      answer: pageSchema(rowsSchema(supplier)),
    },
    run: ({ context, actor, query }) =>
      context.db.read(actor, async (tx) => ({
        data: await supplierCards(workOf(context.db, tx, context.now()), [
          { name: 'company_ids', operator: 'in', value: [query.company_id] },
        ]),
      })),
  }),
  defineCall('GET /supplier/catalog', 'signedIn', {
    shape: {
      summary: "Fournisseurs référencés d'un catalogue",
      tag,
      listed: true,
      query: { catalogId: id('Catalogue') },
      answer: pageSchema(rowsSchema(supplier)),
    },
    run: ({ context, actor, query }) =>
      context.db.read(actor, async (tx) => ({
        data: await supplierCards(workOf(context.db, tx, context.now()), [
          { name: 'catalog_ids', operator: 'in', value: [query.catalogId] },
          { name: 'supplier_status_id', operator: 'eq', value: 1 },
        ]),
      })),
  }),
  defineCall('GET /supplier/companycatalog', 'viewSupplier', {
    shape: {
      summary: 'Fournisseurs sous contrat, par services et catalogues, entre deux dates',
      tag,
      listed: true,
      query: {
        companies_id: f.json({ label: 'Services' }),
        catalogs_id: f.json({ label: 'Catalogues' }),
        start_date: f.date({ label: 'Du' }),
        end_date: f.date({ label: 'Au' }),
      },
      answer: pageSchema(rowsSchema(supplier)),
    },
    run: ({ context, actor, query }) =>
      context.db.read(actor, async (tx) => {
        const today = parisDay(context.now())
        const from = query.start_date ?? today
        const rows = await tx.query<{ id: number }>(running, [
          idList('companies_id', query.companies_id) ?? null,
          idList('catalogs_id', query.catalogs_id) ?? null,
          from,
          query.end_date ?? (from > today ? from : today),
        ])
        const ids = rows.map((row) => row.id)
        return {
          data: await supplierCards(workOf(context.db, tx, context.now()), [
            { name: 'id', operator: 'in', value: ids },
          ]),
        }
      }),
  }),
]
