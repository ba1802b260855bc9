import type { Registry } from '../../resources/registry'
import { literal, tableOf } from './naming'
import type { RowRight } from './perimeter'
import { type Policies, perimeterOf } from './policies'

/** The channel of changed rows. */
export const rowsChannel = 'portail_rows'

/** Rows of one statement beyond which none is told one by one: what shows them is read again by the clock. */
const mostRows = 20_000
/** Ids in one notification, whose payload is shorter than 8,000 bytes. */
const idsPerMessage = 700

/**
 * A trigger that tells the ids of written and removed rows at commit: `tell_rows(table, column, …)` tells the values of each
 * column of the changed rows as ids of the table before it. It is called by statement, its transition table is `changed`.
 */
export const rowsFunctionSql = `create or replace function tell_rows() returns trigger language plpgsql as $$
declare ids bigint[];
begin
  for pair in 0 .. tg_nargs - 1 by 2 loop
    execute format('select array_agg(distinct %1$I) from (select %1$I from changed where %1$I is not null limit ${mostRows + 1}) t', tg_argv[pair + 1]) into ids;
    continue when ids is null or cardinality(ids) > ${mostRows};
    for at in 1 .. cardinality(ids) by ${idsPerMessage} loop
      perform pg_notify('${rowsChannel}', tg_argv[pair] || ' ' || array_to_string(ids[at : at + ${idsPerMessage - 1}], ','));
    end loop;
  end loop;
  return null;
end $$`

/** A column whose values are ids of a table that counts as changed with the row: its own, or its parent's. */
export type ToldColumn = readonly [table: string, column: string]

/** The triggers that tell the changed rows of a table. */
export const rowsTriggerSql = (on: string, columns: readonly ToldColumn[]): string[] => {
  const told = columns.flat().map(literal).join(', ')
  const one = (event: string, side: 'new' | 'old') =>
    `create or replace trigger tell_rows_${event} after ${event} on ${on} referencing ${side} table as changed for each statement execute function tell_rows(${told})`
  return [one('insert', 'new'), one('update', 'new'), one('delete', 'old')]
}

/** The rows by whose right a row is seen: `{ through: field, to }`, alone or among others. */
function holdersOf(right: RowRight | undefined): ToldColumn[] {
  if (typeof right !== 'object') return []
  if ('through' in right) return [[right.to, right.through]]
  const parts = 'any' in right ? right.any : 'all' in right ? right.all : []
  return parts.flatMap(holdersOf)
}

/**
 * What a change of a row tells of: the row itself, and the rows that it is a part of – those that declare it as their children,
 * and those that a required reference leads to and whose readers alone may read it, as an order's lines.
 */
export function toldColumns(registry: Registry, policies: Policies, table: string): ToldColumn[] {
  const declared = registry.all.flatMap((resource) =>
    Object.values(resource.fields).flatMap(({ kind, to, by }): ToldColumn[] =>
      kind === 'children' && to && by && tableOf(registry.get(to)) === table ? [[tableOf(resource), by]] : [],
    ),
  )
  const held = registry.all
    .filter((resource) => tableOf(resource) === table && !resource.about)
    .flatMap((resource) =>
      Object.values(perimeterOf(policies, resource)?.read ?? {})
        .flatMap(holdersOf)
        .filter(([, field]) => resource.fields[field]?.required),
    )
  const parents = new Map([...declared, ...held].map((pair) => [pair.join(' '), pair]))
  return [[table, 'id'], ...parents.values()]
}
