import { useGetList } from 'react-admin'
import type { ReadRow } from '../../../../resources/schema/unknown-row'
import type { ReferencingLine, Side } from './referencing-row'

const perPage = 100
const ownerOf = {
  adherent: 'adherent_id',
  groupadherent: 'groupAdherent_id',
  supplier: 'supplier_id',
} as const

/** The referencings of a record, a page at a time; on a member's first page, those of its group follow. */
export function useReferencings(side: Side, record: ReadRow, page: number) {
  const question = (filter: ReadRow) => ({
    filter,
    pagination: { page, perPage },
    sort: { field: 'id', order: 'ASC' as const },
    meta: { toMany: ['Family'] },
  })
  const own = useGetList<ReferencingLine>('referencing', question({ [ownerOf[side]]: record.id }))
  const group = side === 'adherent' ? record.groupAdherent_id : null
  const ofGroup = useGetList<ReferencingLine>(
    'referencing',
    question({ groupAdherent_id: group, state: 'active' }),
    { enabled: typeof group === 'number' && page === 1 },
  )
  const rows = own.data && [...own.data, ...(typeof group === 'number' ? (ofGroup.data ?? []) : [])]
  const pages = Math.ceil((own.total ?? 0) / perPage)
  return { rows, pages, error: own.error, refetch: own.refetch }
}
