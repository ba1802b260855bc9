import Search from '@mui/icons-material/Search'
import Box from '@mui/material/Box'
import FormControlLabel from '@mui/material/FormControlLabel'
import InputAdornment from '@mui/material/InputAdornment'
import MenuItem from '@mui/material/MenuItem'
import Switch from '@mui/material/Switch'
import TextField from '@mui/material/TextField'
import { stockScreenTexts } from '../../../i18n/fr/stock-screens'
import type { StateRow } from '../../../resources/stock/answers'
import { useDebounced } from '../../admin/list/use-debounced'
import { modesOf, type StateFilter } from './state-filter'

const texts = stockScreenTexts.state

interface Props {
  rows: readonly StateRow[]
  filter: StateFilter
  onChange: (changed: Partial<StateFilter>) => void
}

/** Search, storage mode, what is low or gone. */
export function StateToolbar({ rows, filter, onChange }: Props) {
  const { text, type, flush } = useDebounced(filter.text, (typed) => onChange({ text: typed }))
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, flex: '1 1 520px' }}>
      <TextField
        type="search"
        size="small"
        value={text}
        placeholder={texts.search}
        onChange={({ target }) => type(target.value)}
        onKeyDown={({ key }) => key === 'Enter' && flush()}
        sx={{ flex: { xs: '1 1 100%', sm: '1 1 220px' }, maxWidth: { sm: 420 } }}
        slotProps={{
          htmlInput: { 'aria-label': texts.search },
          input: {
            startAdornment: (
              <InputAdornment position="start">
                <Search fontSize="small" aria-hidden />
              </InputAdornment>
            ),
          },
        }}
      />
      <TextField
        select
        size="small"
        label={texts.mode}
        value={filter.mode}
        onChange={({ target }) => onChange({ mode: target.value })}
        sx={{ flex: { xs: '1 1 150px', sm: '0 1 210px' } }}
        slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
      >
        <MenuItem value="">{texts.all}</MenuItem>
        {modesOf(rows).map((mode) => (
          <MenuItem key={mode} value={mode}>
            {mode}
          </MenuItem>
        ))}
      </TextField>
      <FormControlLabel
        control={
          <Switch
            checked={filter.below !== ''}
            onChange={(_, isOn) => onChange({ below: isOn ? '1' : '' })}
          />
        }
        label={texts.onlyBelow}
      />
      <FormControlLabel
        control={
          <Switch checked={filter.zero !== ''} onChange={(_, isOn) => onChange({ zero: isOn ? '1' : '' })} />
        }
        label={texts.zero}
      />
    </Box>
  )
}
