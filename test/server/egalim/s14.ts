import type { TestApp } from '../../kit/open-app'
import { sentOrder } from '../../kit/sent-order'
import { received } from '../pricing/kit'
import { sql } from '../tenders/kit'

export interface Bought {
  label: string
  family: string | null
  labels: readonly string[]
  amount: string
  day?: string
  adherent?: number
  status?: string
}

/** An article line that was received, of one amount without tax. */
export async function bought(on: TestApp, one: Bought): Promise<number> {
  const { label, family, labels, amount, day = '2026-03-04', adherent = 2, status = '450' } = one
  const [article] = await sql<{ id: number }>(on, `select id from article where label = 'Carotte vrac'`)
  const articles: [number, string][] = [[article?.id ?? 0, '1']]
  const order = await sentOrder(on, { adherent, status: '100', day, articles })
  await sql(
    on,
    `update order_line set label = $2, coef_order_management = 1, coef_billing = 1, price_ht = $3::numeric, line_ht = $3::numeric,
       snapshot = jsonb_build_object('labels', $4::text[], 'origin', 'FR', 'is_france', true, 'is_eea', true, 'egalim_family', $5::text)
     where order_id = $1`,
    [order.id, label, amount, labels, family],
  )
  await sql(on, `update "order" set status = $2 where id = $1`, [order.id, status])
  if (status === '450') await received(on, order.id, day)
  return order.id
}

const list: readonly [string, string | null, readonly string[], string][] = [
  ['Carotte bio', 'FRUITS_ET_LEGUMES', ['BIO'], '5400'],
  ['Pomme HVE', 'FRUITS_ET_LEGUMES', ['HVE_NIVEAU_2'], '3100'],
  ['Tomate', 'FRUITS_ET_LEGUMES', [], '2500'],
  ['Rôti Label Rouge', 'VIANDES_VOLAILLES', ['LABEL_ROUGE'], '6200'],
  ['Steak', 'VIANDES_VOLAILLES', [], '5800'],
  ['Colin MSC', 'PRODUITS_DE_LA_MER', ['MSC'], '2400'],
  ['Comté AOP bio', 'PRODUITS_LAITIERS', ['AOCAOP', 'BIO'], '1600'],
  ['Lait', 'PRODUITS_LAITIERS', ['LOCAL'], '4000'],
  ['Épicerie', 'AUTRES', [], '9000'],
  ['Nettoyant', null, ['ECOLABEL'], '3000'],
]

/** What member 2 received in 2026 (scenario S14). */
export async function receiveS14(on: TestApp): Promise<void> {
  await sql(
    on,
    `insert into label (label, code, egalim_group, egalim_rank, valid_to, active) values
       ('MSC', 'MSC', 'egalim', 7, null, true), ('HVE niveau 2', 'HVE_NIVEAU_2', 'egalim', 6, '2026-12-31', true)`,
  )
  for (const [label, family, labels, amount] of list) await bought(on, { label, family, labels, amount })
  await sql(
    on,
    `update adherent set siret = '99990001200017', region_group = 'metropole', egalim_state_owned = false where id = 2`,
  )
}
