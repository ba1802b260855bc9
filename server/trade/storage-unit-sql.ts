/**
 * In which unit a member keeps an article, from the rows `adherent_article`, `article` and `adherent` joined under these names:
 * the unit that the member set on the article, else the article's, else the member's default (domain §3.4, §4.3, §4.4). The
 * row that names the unit gives its coefficient too.
 */
export function storageUnitSql(own: string, article: string, member: string) {
  const [ownUnit, itsUnit, memberUnit] = [own, article, member].map((row) => `${row}.storage_management`)
  const [ownCoef, itsCoef, memberCoef] = [own, article, member].map((row) => `${row}.coef_storage_management`)
  return {
    unit: `coalesce(${ownUnit}, ${itsUnit}, ${memberUnit})`,
    coef: `coalesce(case when ${ownUnit} is not null then coalesce(${ownCoef}, ${itsCoef})
      when ${itsUnit} is not null or ${memberUnit} is null then ${itsCoef} else ${memberCoef} end, 1)`,
    /** Who says it: `own`, `article` or `member`; null where nobody does. */
    source: `case when ${ownUnit} is not null then 'own' when ${itsUnit} is not null then 'article'
      when ${memberUnit} is not null then 'member' end`,
  }
}
