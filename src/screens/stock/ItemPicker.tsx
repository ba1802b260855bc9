import Autocomplete from '@mui/material/Autocomplete'
import Box from '@mui/material/Box'
import TextField from '@mui/material/TextField'
import { type Ref, useState } from 'react'
import { stockScreenTexts } from '../../../i18n/fr/stock-screens'
import type { FoundItem } from '../../../resources/stock/answers'
import { withUnit } from '../../trade/amounts'
import { useStockMember } from '../../trade/use-stock'
import { useFound, useTypeAhead } from '../../widgets/type-ahead'
import { useStockCalls } from './use-stock-calls'

const texts = stockScreenTexts.voucher

interface Props {
  label: string
  /** Only what there is some of. */
  held?: boolean
  inputRef?: Ref<HTMLInputElement>
  helperText?: string
  /** Given what was typed after it, before it was found; answers what of that is left for the search. */
  onPick: (found: FoundItem, typed: string) => string | undefined
}

/** Finds an article by name or reference; Enter takes the first one found. */
export function ItemPicker({ label, held = false, inputRef, helperText, onPick }: Props) {
  const member = useStockMember()
  const calls = useStockCalls()
  const [text, setText] = useState('')
  const { asked, answer, isKnown, isFetching } = useFound({
    key: ['stock', 'find', member, held],
    text,
    ask: (search, signal) => calls.find({ adherentId: member, search, held }, { signal }),
    isAsked: (search) => member > 0 && (held || search.length > 1),
  })
  const options = answer?.data ?? []
  const { isWaiting, onKeyDown } = useTypeAhead<FoundItem>({
    text,
    setText,
    first: isKnown ? (asked ? (options[0] ?? null) : null) : undefined,
    take: (found, typed) => onPick(found, typed) ?? '',
  })
  return (
    <Autocomplete<FoundItem, false, false, false>
      options={options}
      value={null}
      inputValue={text}
      autoHighlight
      blurOnSelect={false}
      clearOnBlur={false}
      loading={isFetching || isWaiting}
      onKeyDown={onKeyDown}
      filterOptions={(all) => all}
      getOptionLabel={({ item }) => item.label}
      getOptionKey={({ key }) => key}
      isOptionEqualToValue={(a, b) => a.key === b.key}
      noOptionsText={asked.length > 1 || held ? texts.noOption : texts.typeMore}
      loadingText="…"
      onInputChange={(_, next, why) => {
        if (why !== 'reset' && why !== 'selectOption') setText(next)
      }}
      onChange={(_, found) => {
        if (!found) return
        setText('')
        onPick(found, '')
      }}
      renderOption={({ key, ...props }, { item, quantity }) => (
        <Box component="li" key={key} {...props} sx={{ display: 'flex', gap: 2, alignItems: 'baseline' }}>
          <Box sx={{ flex: 1, minWidth: 0 }}>
            {item.label}
            <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
              {[item.ref_supplier, item.supplier].filter(Boolean).join(' · ')}
            </Box>
          </Box>
          <Box sx={{ typography: 'body2', whiteSpace: 'nowrap', color: 'text.secondary' }}>
            {withUnit(quantity, item.unit)}
          </Box>
        </Box>
      )}
      renderInput={(params) => (
        <TextField {...params} label={label} inputRef={inputRef} helperText={helperText} size="small" />
      )}
      sx={{ width: '100%', maxWidth: 560 }}
    />
  )
}
