import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import { accountTexts } from '../../../../i18n/fr/people'
import { rowsOf } from '../../../admin/form/initial-values'

const nameOf = ({ name, label, first_name, last_name }: Readonly<Record<string, unknown>>): string =>
  String(name ?? label ?? [first_name, last_name].filter(Boolean).join(' '))

/** A label and the names of some rows, not to be changed here. */
export function ReadOnlyList({ label, rows }: { label: string; rows: unknown }) {
  const list = Array.isArray(rows) ? rowsOf(rows) : rowsOf([rows])
  return (
    <Box>
      <Box component="dt" sx={{ typography: 'body2', fontWeight: 500, mb: 0.75 }}>
        {label}
      </Box>
      <Box component="dd" sx={{ m: 0, display: 'flex', flexWrap: 'wrap', gap: 0.75 }}>
        {list.map((row) => (
          <Chip key={String(row.id)} size="small" label={nameOf(row)} />
        ))}
        {list.length === 0 && (
          <Box component="span" sx={{ typography: 'body2', color: 'text.secondary' }}>
            {accountTexts.nothingIn}
          </Box>
        )}
      </Box>
    </Box>
  )
}

export const readOnlyLists = {
  m: 0,
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(240px, 100%), 1fr))',
}
