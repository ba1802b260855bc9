import { useGetList } from 'react-admin'
import { fold } from '../../../../resources/schema/fold'
import { useAdherent } from '../../../layout/adherent-context'

export interface OutsideRow extends Record<string, unknown> {
  id: number
  lock_version: number
  label: string
  active: boolean
  adherent_id: number | null
  groupAdherent_id: number | null
}

export interface OutsideProduct extends OutsideRow {
  price_ht: string
  ref_supplier: string | null
  Supplier?: { name: string } | null
  Supplier_not_in_catalog?: { label: string } | null
  Unit?: { label: string; abbreviation: string | null } | null
  Family?: { label: string } | null
  Catalog?: { label: string } | null
}

export interface OutsideSupplier extends OutsideRow {
  email: string | null
  phone: string | null
  address: string | null
  zip_code: string | null
  Municipality?: { label: string } | null
}

const byLabel = { pagination: { page: 1, perPage: 100 }, sort: { field: 'label', order: 'ASC' as const } }

/** The rows of the member chosen and of its group, or of the group chosen; those that hold the text. */
export function useOutside<T extends OutsideRow>(name: string, text: string) {
  const { selected } = useAdherent()
  const group = selected?.isGroup ? selected.id : selected?.groupAdherent_id
  const own = useGetList<T>(
    name,
    { ...byLabel, filter: { adherent_id: selected?.id } },
    { enabled: selected !== undefined && !selected.isGroup },
  )
  const shared = useGetList<T>(
    name,
    { ...byLabel, filter: { groupAdherent_id: group } },
    { enabled: group !== undefined && group !== null },
  )
  const all = [...(own.data ?? []), ...(shared.data ?? [])]
  const wanted = fold(text.trim())
  return {
    selected,
    rows: all.filter((row) => fold(JSON.stringify(Object.values(row))).includes(wanted)),
    isEmpty: all.length === 0,
    isPending: selected?.isGroup ? shared.isPending : own.isPending,
    error: own.error ?? shared.error,
    retry: () => void Promise.all([own.refetch(), shared.refetch()]),
  }
}
