import { isRow, type UnknownRow } from '../../resources/schema/unknown-row'
import { tenderDocument } from '../../resources/tenders/notice-papers'
import { repo } from '../api/repo'
import type { Work } from '../api/work'

interface Paper extends Record<string, unknown> {
  id: number
  kind: string
  label: string
  file_id: number
  public: boolean
  replaced_at: string | null
}

const papersSql = (by: 'tender_id' | 'public_notice_id') =>
  `select id, kind, label, file_id, public, replaced_at from tender_document where ${by} = $1 and "deletedAt" is null order by id for update`

const isReplaced = (paper: Paper, given: UnknownRow): boolean =>
  (given.file_id !== undefined && Number(given.file_id) !== paper.file_id) ||
  (paper.public && given.public === false)

/**
 * The documents to write for those that are given of something published: nothing that was public goes. One that is left out, or
 * given another file, stays as it was, marked as replaced; what comes instead is a document of its own.
 */
export async function keepPapers(
  work: Work,
  { by, id }: { by: 'tender_id' | 'public_notice_id'; id: number },
  given: readonly unknown[],
): Promise<UnknownRow[]> {
  const known = await work.tx.query<Paper>(papersSql(by), [id])
  const rows = given.filter(isRow)
  const paperOf = (row: UnknownRow) => known.find((paper) => paper.id === Number(row.id))
  const left = new Set(known.map((paper) => paper.id))
  const replaced: number[] = []
  const kept: UnknownRow[] = []
  const written = rows.map((row) => {
    const paper = paperOf(row)
    if (!paper) return row
    left.delete(paper.id)
    if (paper.replaced_at) return { id: paper.id }
    if (!isReplaced(paper, row)) return row
    replaced.push(paper.id)
    kept.push({ id: paper.id })
    const { id: _, lock_version: __, ...anew } = row
    return { kind: paper.kind, label: paper.label, public: paper.public, ...anew }
  })
  for (const paper of known)
    if (left.has(paper.id)) {
      if (!paper.replaced_at) replaced.push(paper.id)
      kept.push({ id: paper.id })
    }
  for (const one of replaced)
    await repo(work, tenderDocument).update(one, { replaced_at: work.now.toISOString() })
  return [...written, ...kept]
}
