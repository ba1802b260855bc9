import Autocomplete from '@mui/material/Autocomplete'
import TextField from '@mui/material/TextField'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { standardTexts as texts } from '../../../i18n/fr/cart-tools'
import type { SearchAnswer } from '../../../providers/search'
import { useDebounced } from '../../admin/list/use-debounced'
import { useEngine } from '../../fields/engine'
import { useMember } from '../shop/use-member'
import type { EditedLine } from './use-standard-editing'

interface Found {
  id: number
  label: string
  ref_supplier: string
  order_minimum: string | null
  Supplier?: { name?: string; label?: string } | null
  Order_management?: { label?: string } | null
}

interface Props {
  isAdmin: boolean
  taken: readonly EditedLine[]
  onPick: (line: EditedLine) => void
}

const supplierOf = ({ Supplier }: Found) => Supplier?.name ?? Supplier?.label ?? ''

const lineOf = (found: Found): EditedLine => ({
  id: -found.id,
  article_id: found.id,
  product_not_in_catalog_id: null,
  label: found.label,
  ref_supplier: found.ref_supplier,
  supplier: supplierOf(found),
  unit: found.Order_management?.label ?? '',
  quantity: found.order_minimum && Number(found.order_minimum) > 0 ? found.order_minimum : '1',
  reason: null,
})

/** Articles that match, among those that the member sees; among all for the back office. */
function useFound(q: string, isAdmin: boolean) {
  const { http } = useEngine()
  const member = useMember()
  const whose = isAdmin ? {} : { adherent_id: member.id, is_group: member.isGroup }
  return useQuery({
    queryKey: ['article-picker', q, whose],
    queryFn: ({ signal }) =>
      http.put<SearchAnswer<Found>>(
        '/search/product',
        {
          model: 'Article',
          fields: [],
          offset: 0,
          limit: 20,
          orders: [],
          enableMode: 'enabled',
          params: { q, ...whose },
        },
        { signal },
      ),
    enabled: q.length > 1,
    placeholderData: keepPreviousData,
  })
}

/** Finds an article by its label or reference, and adds it. */
export function ArticlePicker({ isAdmin, taken, onPick }: Props) {
  const [q, setQ] = useState('')
  const { text, type, flush } = useDebounced(q, setQ)
  const { data, isFetching } = useFound(q, isAdmin)
  const isFree = ({ id }: Found) => taken.every(({ article_id }) => article_id !== id)
  return (
    <Autocomplete<Found>
      value={null}
      inputValue={text}
      options={q.length > 1 ? (data?.data ?? []).filter(isFree) : []}
      loading={isFetching}
      filterOptions={(options) => options}
      getOptionKey={({ id }) => id}
      getOptionLabel={({ label, ref_supplier, ...row }) =>
        `${label} — ${supplierOf({ label, ref_supplier, ...row })} (${ref_supplier})`
      }
      onInputChange={(_event, next, reason) => reason === 'input' && type(next)}
      onChange={(_event, found) => {
        if (!found) return
        onPick(lineOf(found))
        flush('')
      }}
      renderInput={(params) => (
        <TextField {...params} label={texts.add} placeholder={texts.find} sx={{ m: 0 }} />
      )}
    />
  )
}
