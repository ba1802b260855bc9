/** What of an article could be used: its own share, else its supplier's, else all of it. */
export const shareSql = (article: string): string =>
  `coalesce((select u.share from usable_share u where u.article_id = ${article}.id and u."deletedAt" is null),
    (select u.share from usable_share u where u.article_id is null and u.supplier_id = ${article}.supplier_id and u."deletedAt" is null), 1)`

/** The same with what it is made of, as one value. */
export const usableSql = (article: string): string =>
  `(select json_build_object('share', u.share::text, 'short', u.short::text, 'claimed', u.claimed::text, 'lines', u.lines,
      'of', case when u.article_id is null then 'supplier' else 'article' end)
    from usable_share u where u.supplier_id = ${article}.supplier_id and (u.article_id = ${article}.id or u.article_id is null) and u."deletedAt" is null
    order by u.article_id nulls last limit 1)`
