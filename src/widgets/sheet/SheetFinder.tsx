import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { sheetTexts as texts } from '../../../i18n/fr/sheet'
import type { FoundRows } from './use-found-rows'

/** Rows from which on one looks for one. */
const fewest = 8

/** Finds the rows of a long sheet: by words, by family, those without an answer. */
export function SheetFinder<Row>({ found }: { found: FoundRows<Row> }) {
  const { shown, all, left, sought, seek, family, families, chooseFamily, isLeftOnly, showLeft } = found
  if (all < fewest) return null
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mb: 1 }}>
      <TextField
        type="search"
        label={texts.find}
        value={sought}
        onChange={({ target }) => seek(target.value)}
        sx={{ flex: '1 1 220px', maxWidth: 360 }}
      />
      {families.length > 1 && (
        <TextField
          select
          label={texts.family}
          value={family}
          onChange={({ target }) => chooseFamily(target.value)}
          sx={{ flex: '1 1 180px', maxWidth: 280 }}
        >
          <MenuItem value="">{texts.anyFamily}</MenuItem>
          {families.map((name) => (
            <MenuItem key={name} value={name}>
              {name}
            </MenuItem>
          ))}
        </TextField>
      )}
      <Chip
        label={texts.left({ n: left })}
        color={isLeftOnly ? 'primary' : 'default'}
        variant={isLeftOnly ? 'filled' : 'outlined'}
        aria-pressed={isLeftOnly}
        disabled={!left && !isLeftOnly}
        onClick={() => showLeft(!isLeftOnly)}
      />
      <Box role="status" sx={{ typography: 'body2', color: 'text.secondary' }}>
        {shown.length < all ? texts.shown({ smart_count: shown.length, all }) : ''}
      </Box>
    </Box>
  )
}
