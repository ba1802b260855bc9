import type { TestApp } from '../../kit/open-app'
import { addArticle } from '../pricing/kit'
import { sql } from '../tenders/kit'

/** No contract and no rebate but those that a test makes. */
export async function withoutContracts(on: TestApp): Promise<void> {
  await sql(on, 'delete from supplier_contract_rfa_rate_ids')
  await sql(on, 'update rfarate set active = false, supplier_contract_id = null')
  await sql(on, 'delete from supplier_contract')
}

/** A rebate of S2 on carrots, 1 % and 5 % from 1,000 on, and the carrot of S5, which sells the same product. */
export async function carrotScene(on: TestApp): Promise<{ carrot: number; s5: number; other: number }> {
  const one = async (text: string, values: unknown[] = []) =>
    Number((await sql<{ id: number }>(on, text, values))[0]?.id ?? 0)
  const rate = await one(
    `insert into rfarate (label, supplier_id, company_id, catalog_id, mode, active) values ('RFA primeurs', 2, 2, 1, 'whole', true) returning id`,
  )
  for (const [from, percent] of [
    ['0', '1'],
    ['1000', '5'],
  ])
    await sql(on, 'insert into rfatier (rfarate_id, from_ht, rate) values ($1, $2, $3)', [
      rate,
      from,
      percent,
    ])
  const carrot = await one(`select id from article where label = 'Carotte vrac'`)
  const s5 = await one(`select id from supplier where name like 'Grossiste%' order by id limit 1`)
  const other = await addArticle(on, {
    like: carrot,
    label: 'Carotte grossiste',
    ref: 'G-1',
    supplier: s5,
    price: '2.0000',
  })
  return { carrot, s5, other }
}
