import type { DataProvider } from 'react-admin'
import type { ListRow } from './columns'
import type { ListQuestion } from './list-question'

/** The largest page that the server answers to a list. */
const pageMax = 100

interface Asked {
  provider: DataProvider
  name: string
  question: ListQuestion
  /** Rows at most. */
  limit: number
  signal?: AbortSignal
}

/** The first rows of a list's question, whatever the pages they stand on, in calls of a hundred. */
export async function readRows({ provider, name, question, limit, signal }: Asked): Promise<ListRow[]> {
  const rows: ListRow[] = []
  for (let page = 1; rows.length < limit; page++) {
    const pagination = { page, perPage: pageMax }
    const { data } = await provider.getList<ListRow>(name, { ...question, pagination, signal })
    rows.push(...data)
    if (data.length < pageMax) break
  }
  return rows.slice(0, limit)
}

/** The question of a list for the ids of its rows alone. */
export const idsOnly = (question: ListQuestion): ListQuestion => ({
  ...question,
  meta: { ...question.meta, toMany: [], associations: [] },
})
