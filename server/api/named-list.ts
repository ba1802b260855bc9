import { type NamedList, wordsIn } from '../../resources/schema/reading/names'
import { type AnyResource, titleFields } from '../../resources/schema/resource'
import { quote, tableOf } from '../database/naming'
import { Params } from '../database/params'
import { rowCondition } from '../database/query'
import type { Work } from './work'

/** The rows of a short list with all that names them. */
export async function namedList(work: Work, target: AnyResource): Promise<NamedList> {
  const params = new Params()
  const { words = [], percent } = target.named ?? {}
  const titles = titleFields(target)
  const columns = ['id', ...titles, ...words, ...(percent ? [percent] : [])].map((name) => `t.${quote(name)}`)
  const rights = rowCondition(work, target, { alias: 't', params })
  const rows = await work.tx.query<{ id: number } & Record<string, unknown>>(
    `select ${columns.join(', ')} from ${quote(tableOf(target))} t where ${rights}`,
    params.values,
  )
  return {
    label: target.label[0],
    rows: rows.map((row) => ({
      id: Number(row.id),
      names: [titles.map((name) => row[name]).join(' '), ...words.flatMap((name) => wordsIn(row[name]))],
      percent: percent ? (row[percent] as string | null) : null,
    })),
  }
}
