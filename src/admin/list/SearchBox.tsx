import Close from '@mui/icons-material/Close'
import Search from '@mui/icons-material/Search'
import IconButton from '@mui/material/IconButton'
import InputAdornment from '@mui/material/InputAdornment'
import OutlinedInput from '@mui/material/OutlinedInput'
import type { Ref } from 'react'
import { listTexts } from '../../../i18n/fr/list'
import { searchFields } from '../../../resources/schema/derive'
import { useListScreen } from './list-screen'
import { useDebounced } from './use-debounced'

/** The quick search: looks in the declared fields as one types, the previous rows staying in view. */
export function SearchBox({ ref }: { ref?: Ref<HTMLInputElement> }) {
  const { resource, query, change } = useListScreen()
  const { text, type, flush } = useDebounced(query.q, (q) => change({ q }, { replace: true }))
  const fields = searchFields(resource).flatMap((name) => resource.fields[name]?.label ?? [])
  const label = listTexts.searchIn(fields.join(', '))
  return (
    <OutlinedInput
      size="small"
      type="search"
      inputRef={ref}
      value={text}
      placeholder={listTexts.search}
      title={label}
      onChange={({ target }) => type(target.value)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') flush()
        if (event.key === 'Escape' && text) {
          event.stopPropagation()
          flush('')
        }
      }}
      slotProps={{ input: { 'aria-label': label, 'aria-keyshortcuts': '/' } }}
      startAdornment={
        <InputAdornment position="start">
          <Search fontSize="small" aria-hidden />
        </InputAdornment>
      }
      endAdornment={
        text && (
          <IconButton size="small" edge="end" aria-label={listTexts.clearSearch} onClick={() => flush('')}>
            <Close fontSize="small" />
          </IconButton>
        )
      }
      sx={{
        flex: { xs: '1 1 100%', sm: '1 1 220px' },
        maxWidth: { sm: 380 },
        '& input::-webkit-search-cancel-button': { display: 'none' },
      }}
    />
  )
}
