import { scannedCode } from '../../../resources/catalogue/scanned-code'
import { groupedBy } from '../../../resources/schema/grouped-by'
import { codeKey } from '../../../resources/schema/reading/codes'
import type { Work } from '../../api/work'
import type { NamedArticle } from './named-articles'

/** References are compared whole, as they are written or tidied; barcodes by their digits, on the unit or on its packaging. */
const codedSql = `
  select g.code, a.id, a.label, a.ref_supplier, v.name as supplier, coalesce(u.label, '') as unit, 0 as times, 0 as rank
  from (select a.id, g.code from unnest($1::text[], $2::text[]) as g(code, key) join article a on fold(a.ref_supplier) in (fold(g.code), g.key)
      where a."deletedAt" is null and a.supplier_id = any($5::bigint[])
    union select a.id, g.code from unnest($3::text[], $4::text[]) as g(code, gtin) join article a on g.gtin in (a.gtin, a.packaging_gtin)
      where a."deletedAt" is null and a.supplier_id = any($5::bigint[])) g
  join article a on a.id = g.id join supplier v on v.id = a.supplier_id left join unit u on u.id = a.order_management
  order by a.id`

/** The articles that bear some codes, by what was typed of each. */
export async function codedArticles(
  work: Work,
  codes: readonly string[],
  suppliers: readonly number[],
): Promise<ReadonlyMap<string, NamedArticle[]>> {
  const barcodes = codes.flatMap((code) => {
    const gtin = scannedCode(code)?.gtin
    return gtin ? [{ code, gtin }] : []
  })
  const rows = await work.tx.query<NamedArticle & { code: string; [column: string]: unknown }>(codedSql, [
    codes,
    codes.map(codeKey),
    barcodes.map(({ code }) => code),
    barcodes.map(({ gtin }) => gtin),
    suppliers,
  ])
  return groupedBy(rows, ({ code }) => code)
}
