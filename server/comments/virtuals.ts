import type { Registry } from '../../resources/registry'
import { isStored, titleFields } from '../../resources/schema/resource'
import { literal, quote, tableOf } from '../database/naming'
import { todaySql } from '../database/perimeter'
import type { Virtuals } from '../database/virtual'

/** Whoever asks. */
const userSql = `(select nullif(current_setting('app.user', true), '')::bigint)`

/** What the row that a comment is about is called: by its title, else by its number. */
function rowTitleSql({ all }: Registry, alias: string): string {
  const branches = all
    .filter(({ comments }) => comments)
    .map((resource) => {
      const titles = titleFields(resource).filter((name) => {
        const field = resource.fields[name]
        return field && isStored(field)
      })
      const title = titles.map((name) => `nullif(o.${quote(name)}::text, '')`).join(', ')
      return `when ${literal(resource.name)} then (select nullif(concat_ws(' ', ${title}), '') from ${quote(tableOf(resource))} o where o.id = ${alias}.entity_id)`
    })
  const found = branches.length ? `case ${alias}.target ${branches.join(' ')} end` : 'null'
  return `left(coalesce(${found}, 'n° ' || ${alias}.entity_id), 300)`
}

/** What a comment is to whoever reads it. */
export const commentVirtuals = (registry: Registry): Virtuals => ({
  comment: {
    row_title: { sql: (alias) => rowTitleSql(registry, alias) },
    state: {
      sql: (alias) =>
        `case when ${alias}.assignee_id is null or ${alias}.removed_at is not null then null when ${alias}.done_at is not null then 'done'
          when ${alias}.due_on < ${todaySql} then 'late' else 'todo' end`,
    },
    for_me: { sql: (alias) => `coalesce(${alias}.assignee_id = ${userSql}, false)` },
    mentions_me: {
      sql: (alias) =>
        `exists (select 1 from comment_mention_ids m where m.comment_id = ${alias}.id and m.user_id = ${userSql})`,
    },
    followed: {
      sql: (alias) =>
        `exists (select 1 from comment_follow f where f.target = ${alias}.target and f.entity_id = ${alias}.entity_id and f.user_id = ${userSql})`,
    },
  },
})
