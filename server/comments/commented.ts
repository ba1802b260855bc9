import type { AnyResource } from '../../resources/schema/resource'
import { titleOf } from '../../resources/schema/resource'
import { ApiError, notFound } from '../api/error'
import { labels } from '../api/links'
import { seenAmong } from '../api/must-see'
import type { Work } from '../api/work'
import { canRead } from '../database/rights'

/** A row that is commented. */
export interface Commented {
  resource: AnyResource
  id: number
}

/** The row of a model that takes comments; one that is not there, and one that the actor does not read, is err404. */
export async function commentedRow(work: Work, model: string, id: number): Promise<Commented> {
  const resource = work.registry.find(model)
  if (!resource?.comments || !canRead(resource, work.actor)) throw new ApiError('err404')
  if (!(await seenAmong(work, resource, [id])).has(id)) throw notFound(resource)
  return { resource, id }
}

/** « Fournisseur Boucherie Martin ». */
export async function nameOfRow(work: Work, { resource, id }: Commented): Promise<string> {
  const title = (await labels(work, resource, [id])).get(id)
  return `${resource.label[0]} ${title || `n° ${id}`}`
}

/** What people are called, by their ids. */
export async function namesOf(work: Work, ids: readonly number[]): Promise<Map<number, string>> {
  const people = work.registry.get('user')
  const rows = await work.tx.query<{ id: number; first_name: string; last_name: string }>(
    'select id, first_name, last_name from "user" where id = any($1::bigint[])',
    [ids],
  )
  return new Map(rows.map((row) => [row.id, titleOf(people, { ...row })]))
}
