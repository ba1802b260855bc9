import { useGetList } from 'react-admin'
import { fold } from '../../../../resources/schema/fold'
import type { RowOf } from '../../../../resources/schema/infer'
import type { productnotincatalog, suppliernotincatalog } from '../../../../resources/settings/members'
import { useAdherent } from '../../../layout/adherent-context'

type Common = 'id' | 'lock_version' | 'label' | 'active' | 'adherent_id' | 'groupAdherent_id'

export interface OutsideRow extends Record<string, unknown>, RowOf<typeof productnotincatalog, Common> {}

export interface OutsideProduct
  extends OutsideRow,
    RowOf<typeof productnotincatalog, 'price_ht' | 'ref_supplier'> {
  Supplier?: { name: string } | null
  Supplier_not_in_catalog?: { label: string } | null
  Unit?: { label: string; abbreviation: string | null } | null
  Family?: { label: string } | null
  Catalog?: { label: string } | null
}

export interface OutsideSupplier
  extends OutsideRow,
    RowOf<typeof suppliernotincatalog, 'email' | 'phone' | 'address' | 'zip_code'> {
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
