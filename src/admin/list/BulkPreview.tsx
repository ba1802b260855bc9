import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { officeTexts as texts } from '../../../i18n/fr/office'
import { recordTitle } from '../form/title-of'
import { FieldValue } from '../show/FieldValue'
import type { ListRow } from './columns'
import { useListScreen } from './list-screen'

/** Rows of a preview. */
const shown = 5

interface Previewed {
  name: string
  value: unknown
  rows: readonly ListRow[]
  before: readonly ListRow[]
  /** How many rows are found, where these are the first ones alone. */
  found: number | undefined
}

/** The first rows that get another value, and how many have it already. */
export function BulkPreview({ name, value, rows, before, found }: Previewed) {
  const { resource } = useListScreen()
  const same = rows.length - before.length
  return (
    <Box component="section" aria-label={texts.preview} sx={{ mt: 2, typography: 'body2' }}>
      <Typography variant="subtitle2" component="p" role="status">
        {found === undefined
          ? [texts.changes({ smart_count: before.length }), same > 0 && texts.same({ smart_count: same })]
              .filter(Boolean)
              .join(', ')
          : (before.length ? texts.foundChanges : texts.foundSame)({ n: found.toLocaleString('fr-FR') })}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {before.slice(0, shown).map((row) => (
          <Box component="li" key={row.id} sx={{ py: 0.75, borderBottom: 1, borderColor: 'divider' }}>
            <Box component="span" sx={{ fontWeight: 600 }}>
              {recordTitle(resource, row)}
            </Box>
            {' : '}
            <Box component="span" sx={{ color: 'text.secondary' }}>
              <FieldValue resource={resource} name={name} value={row[name]} record={row} />
            </Box>
            {' → '}
            <FieldValue resource={resource} name={name} value={value} record={{}} />
          </Box>
        ))}
      </Box>
      {found === undefined && before.length > shown && (
        <Box sx={{ color: 'text.secondary', mt: 0.5 }}>
          {texts.more({ smart_count: before.length - shown })}
        </Box>
      )}
    </Box>
  )
}
