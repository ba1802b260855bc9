import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { visuallyHidden } from '@mui/utils'
import { useQuery } from '@tanstack/react-query'
import { bulkChangeTexts as texts } from '../../../i18n/fr/bulk-changes'
import { previewBulk } from '../../../providers/bulk-edits'
import type { SearchBody } from '../../../providers/search'
import type { BulkChange } from '../../../resources/schema/bulk-change'
import { useEngine } from '../../fields/engine'
import { ErrorState } from '../../widgets/ErrorState'
import { TableSkeleton } from '../../widgets/TableSkeleton'
import { pause } from '../pause'

interface Props {
  search: SearchBody
  field: string
  change: BulkChange
}

/** Milliseconds after the last key before the server is asked. */
const calm = 350

/** The first rows as a change would leave them, and those that it would be refused for. */
export function RelativePreview({ search, field, change }: Props) {
  const { http } = useEngine()
  const { data, error, refetch } = useQuery({
    queryKey: ['bulk-preview', search, field, change],
    queryFn: async ({ signal }) => {
      await pause(calm, signal)
      return previewBulk(http, { search, field, change }, signal)
    },
    staleTime: 0,
    gcTime: 0,
    retry: false,
  })
  if (error) return <ErrorState text={error.message} onRetry={() => void refetch()} />
  if (!data) return <TableSkeleton />
  const { total, lines } = data
  return (
    <Box component="section" aria-label={texts.preview} sx={{ mt: 2, typography: 'body2' }}>
      <Typography variant="subtitle2" component="p" role="status">
        {(total > lines.length ? texts.foundMore : texts.found)({ smart_count: total, shown: lines.length })}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {lines.map(({ entity_id, title, old, new: became, message }) => (
          <Box
            component="li"
            key={entity_id}
            sx={{ py: 0.75, borderBottom: 1, borderColor: 'divider', overflowWrap: 'anywhere' }}
          >
            <Box component="span" sx={{ fontWeight: 600 }}>
              {title}
            </Box>
            {' : '}
            <Box component="span" sx={{ color: 'text.secondary' }}>
              {old || texts.empty}
            </Box>
            {message === '' && old === became && ` (${texts.same})`}
            {message === '' && old !== became && (
              <>
                <span aria-hidden> → </span>
                <Box component="span" sx={visuallyHidden}>{` ${texts.becomes} `}</Box>
                {became || texts.empty}
              </>
            )}
            {message !== '' && (
              <Box component="strong" sx={{ ml: 1, color: 'error.main', fontWeight: 500 }}>
                {texts.refused({ why: message })}
              </Box>
            )}
          </Box>
        ))}
      </Box>
    </Box>
  )
}
