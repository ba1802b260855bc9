/** The share that an article's own supplier is known by, of all that it sends. */
export const sentShareSql = (article: string): string =>
  `left join usable_share sent on sent.article_id is null and sent.supplier_id = ${article}.supplier_id and sent."deletedAt" is null`

/** The share of an article of its own supplier, where it has one. */
export const ownShareSql = (article: string): string =>
  `select 1 from usable_share own where own.article_id = ${article}.id and own.supplier_id = ${article}.supplier_id and own."deletedAt" is null`

/** The shares that an article's own supplier is known by, of the article and of all that it sends: few, joined once for many articles. */
export const sharesSql = (article: string): string =>
  `left join usable_share own on own.article_id = ${article}.id and own.supplier_id = ${article}.supplier_id and own."deletedAt" is null
   ${sentShareSql(article)}`

/** What of an article beside `sharesSql` could be used: its own share, else its supplier's, else all of it. */
export const shareSql = 'coalesce(own.share, sent.share, 1)'

/** The share of an article with what it is made of, as one value. */
export const usableSql = (article: string): string =>
  `(select json_build_object('share', u.share::text, 'short', u.short::text, 'claimed', u.claimed::text, 'lines', u.lines,
      'of', case when u.article_id is null then 'supplier' else 'article' end)
    from usable_share u where u.supplier_id = ${article}.supplier_id and (u.article_id = ${article}.id or u.article_id is null) and u."deletedAt" is null
    order by u.article_id nulls last limit 1)`
