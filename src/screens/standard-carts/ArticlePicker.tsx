import Autocomplete from '@mui/material/Autocomplete'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { standardTexts as texts } from '../../../i18n/fr/cart-tools'
import type { SearchAnswer } from '../../../providers/search'
import type { article } from '../../../resources/catalogue/article'
import type { RowOf } from '../../../resources/schema/infer'
import { useEngine } from '../../fields/engine'
import { useMember } from '../../trade/use-member'
import { useFound, useTypeAhead } from '../../widgets/type-ahead'
import type { EditedLine } from './use-standard-editing'

interface Found extends RowOf<typeof article, 'id' | 'label' | 'ref_supplier' | 'order_minimum'> {
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
function useArticles(text: string, isAdmin: boolean) {
  const { http } = useEngine()
  const member = useMember()
  const whose = isAdmin ? {} : { adherent_id: member.id, is_group: member.isGroup }
  return useFound({
    key: ['article-picker', whose],
    text,
    ask: (q, signal) =>
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
    isAsked: (q) => q.length > 1,
  })
}

/** Finds an article by its label or reference, and adds it. */
export function ArticlePicker({ isAdmin, taken, onPick }: Props) {
  const [text, setText] = useState('')
  const { answer, isKnown, isFetching } = useArticles(text, isAdmin)
  const options = (answer?.data ?? []).filter(({ id }) => taken.every(({ article_id }) => article_id !== id))
  const { isWaiting, onKeyDown } = useTypeAhead<Found>({
    text,
    setText,
    first: isKnown ? (options[0] ?? null) : undefined,
    take: (found, typed) => {
      onPick(lineOf(found))
      return typed
    },
  })
  return (
    <Autocomplete<Found>
      value={null}
      inputValue={text}
      options={options}
      autoHighlight
      loading={isFetching || isWaiting}
      onKeyDown={onKeyDown}
      filterOptions={(all) => all}
      getOptionKey={({ id }) => id}
      getOptionLabel={({ label, ref_supplier, ...row }) =>
        `${label} — ${supplierOf({ label, ref_supplier, ...row })} (${ref_supplier})`
      }
      onInputChange={(_event, next, reason) => reason === 'input' && setText(next)}
      onChange={(_event, found) => {
        if (!found) return
        onPick(lineOf(found))
        setText('')
      }}
      renderInput={(params) => (
        <TextField {...params} label={texts.add} placeholder={texts.find} sx={{ m: 0 }} />
      )}
    />
  )
}
