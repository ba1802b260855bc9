import Box from '@mui/material/Box'
import TextField from '@mui/material/TextField'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { toolTexts as texts } from '../../../i18n/fr/cart-tools'
import { useDebounced } from '../../admin/list/use-debounced'
import { useAllowed } from '../../fields/engine'
import { CartChooser } from '../../trade/CartChooser'
import { CartsDock } from '../../trade/CartsDock'
import { SpanSelect, usualSpan } from '../../trade/SpanSelect'
import { useCartStore } from '../../trade/use-cart-store'
import { givenOf, useMember } from '../../trade/use-member'
import { QuantitiesContext } from '../../trade/use-quantities'
import { useToolCalls } from '../../trade/use-tool-calls'
import { EmptyState } from '../../widgets/EmptyState'
import { ErrorState } from '../../widgets/ErrorState'
import { TableSkeleton } from '../../widgets/TableSkeleton'
import { useUrlValues } from '../../widgets/use-url-values'
import { HistoryTable } from './HistoryTable'

const first = { search: '', span: String(usualSpan) }

/** « Historiques d'achats »: what is bought, at what rhythm and price, and straight back into the carts (domain §5.10). */
export function HistoryScreen() {
  const member = useMember()
  const calls = useToolCalls()
  const store = useCartStore()
  const allowed = useAllowed()
  const [{ search, span }, choose] = useUrlValues(first)
  const days = Number(span)
  const { text, type, flush } = useDebounced(search, (typed) => choose({ search: typed }))
  const { data, isError, error, refetch } = useQuery({
    queryKey: ['habits', member, search, days],
    queryFn: ({ signal }) =>
      calls.habits({ ...givenOf(member), search: search || undefined, days }, { signal }),
    placeholderData: keepPreviousData,
  })
  return (
    <QuantitiesContext value={store}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mb: 2 }}>
        <Box sx={{ flex: '1 1 240px' }}>
          <Box component="h1" sx={{ typography: 'h1', m: 0 }}>
            {texts.history}
          </Box>
          <Box role="status" sx={{ typography: 'body2', color: 'text.secondary', minHeight: 20 }}>
            {data && texts.historyOf({ smart_count: data.weeks })}
          </Box>
        </Box>
        {allowed('viewCart') && <CartsDock />}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mb: 2 }}>
        <TextField
          type="search"
          placeholder={texts.search}
          value={text}
          onChange={({ target }) => type(target.value)}
          onKeyDown={({ key }) => key === 'Enter' && flush()}
          sx={{ flex: '1 1 260px', width: 'auto', m: 0 }}
          slotProps={{ htmlInput: { 'aria-label': texts.search } }}
        />
        <SpanSelect value={days} onChange={(chosen) => choose({ span: String(chosen) })} />
      </Box>
      {isError && !data && <ErrorState text={error.message} onRetry={() => void refetch()} />}
      {!data && !isError && <TableSkeleton rows={8} columns={6} />}
      {data?.data.length === 0 && <EmptyState title={texts.historyNone} text={texts.historyNoneText} />}
      {data && data.data.length > 0 && <HistoryTable rows={data.data} mayOrder={allowed('addCartArticle')} />}
      <CartChooser store={store} />
    </QuantitiesContext>
  )
}
