import Autocomplete from '@mui/material/Autocomplete'
import Box from '@mui/material/Box'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { unitWord } from '../../../i18n/fr/orders'
import { substitutionTexts as texts } from '../../../i18n/fr/substitutions'
import { type ProposedArticle, proposedOf } from '../../../resources/orders/confirmation'
import type { SubstituteOption } from '../../../resources/orders/substitution'
import { useOrderCalls } from '../../trade/use-order-calls'
import { useFound, useTypeAhead } from '../../widgets/type-ahead'

interface Props {
  order: number
  line: number
  proposed: ProposedArticle | null
  error: string | undefined
  onChange: (proposed: ProposedArticle | null) => void
}

/** Another article of the supplier's catalogue, with the quantity and the price that are proposed. */
export function ProposedInput({ order, line, proposed, error, onChange }: Props) {
  const calls = useOrderCalls()
  const [text, setText] = useState(proposed?.label ?? '')
  const search = useFound({
    key: ['order', 'substitutes', order, line],
    text: text === proposed?.label ? '' : text,
    ask: (asked, signal) => calls.substitutes({ id: order, line_id: line, search: asked }, { signal }),
    isAsked: () => true,
  })
  const options = search.answer?.data ?? []
  const { isWaiting, onKeyDown } = useTypeAhead<SubstituteOption>({
    text,
    setText,
    first: search.isKnown ? (options[0] ?? null) : undefined,
    take: (found) => {
      onChange(proposedOf(found))
      return found.label
    },
  })
  const change = (patch: Partial<ProposedArticle>) => proposed && onChange({ ...proposed, ...patch })
  return (
    <Box
      sx={{ gridColumn: '1 / -1', display: 'grid', gap: 1, gridTemplateColumns: { sm: '1fr 130px 130px' } }}
    >
      <Autocomplete<SubstituteOption, false, false, false>
        options={options}
        value={null}
        inputValue={text}
        autoHighlight
        loading={search.isFetching || isWaiting}
        onKeyDown={onKeyDown}
        loadingText="…"
        noOptionsText={texts.none}
        filterOptions={(all) => all}
        getOptionLabel={({ label }) => label}
        getOptionKey={({ article_id }) => article_id}
        groupBy={({ same_product }) => (same_product ? texts.sameProduct : texts.articleHelp)}
        onInputChange={(_, next, why) => {
          if (why === 'input' || why === 'clear') setText(next)
        }}
        onChange={(_, found) => {
          if (!found) return
          setText(found.label)
          onChange(proposedOf(found))
        }}
        renderInput={(params) => (
          <TextField
            {...params}
            label={texts.article}
            error={error !== undefined}
            helperText={error}
            sx={{ m: 0 }}
          />
        )}
      />
      {proposed && (
        <>
          <TextField
            label={texts.proposedQuantity(unitWord(proposed.unit))}
            value={proposed.quantity}
            sx={{ m: 0 }}
            onChange={({ target }) => change({ quantity: target.value })}
            slotProps={{ htmlInput: { inputMode: 'decimal' } }}
          />
          <TextField
            label={texts.proposedPrice(unitWord(proposed.billing))}
            value={proposed.price}
            sx={{ m: 0 }}
            onChange={({ target }) => change({ price: target.value })}
            slotProps={{ htmlInput: { inputMode: 'decimal' } }}
          />
        </>
      )}
    </Box>
  )
}
