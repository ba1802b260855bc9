import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useDeferredValue, useState } from 'react'
import { useGetList } from 'react-admin'
import { directoryTexts as texts } from '../../../i18n/fr/referencing'
import { useTitle } from '../../admin/use-title'
import { EmptyState } from '../../widgets/EmptyState'
import { ErrorState } from '../../widgets/ErrorState'
import { TableSkeleton } from '../../widgets/TableSkeleton'
import { MemberCard, type MemberRow } from './members/MemberCard'

const step = 24
const most = 96

/** « Annuaire » : how to reach each active member, and who follows it; the search looks in names and SIRET. */
export function AdherentDirectoryScreen() {
  useTitle(texts.title)
  const [text, setText] = useState('')
  const [shown, show] = useState(step)
  const q = useDeferredValue(text.trim())
  const { data, total, error, refetch } = useGetList<MemberRow>('adherent', {
    filter: { adherent_status_id: 1, ...(q ? { q } : {}) },
    pagination: { page: 1, perPage: shown },
    sort: { field: 'name', order: 'ASC' },
    meta: { associations: ['Delivery_address.Municipality'] },
  })
  return (
    <>
      <Typography variant="h1" sx={{ mb: 2 }}>
        {texts.title}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mb: 2 }}>
        <TextField
          type="search"
          value={text}
          placeholder={texts.search}
          onChange={({ target }) => {
            setText(target.value)
            show(step)
          }}
          slotProps={{ htmlInput: { 'aria-label': texts.search } }}
          sx={{ flex: '1 1 280px', maxWidth: 480, m: 0 }}
        />
        <Typography role="status" variant="body2" sx={{ color: 'text.secondary' }}>
          {total === undefined ? '' : texts.count({ smart_count: total })}
        </Typography>
      </Box>
      {error && !data && <ErrorState onRetry={() => void refetch()} />}
      {!data && !error && <TableSkeleton rows={6} columns={3} />}
      {data?.length === 0 && <EmptyState title={texts.empty} text={texts.emptyText} />}
      <Box component="ul" sx={grid}>
        {data?.map((member) => (
          <MemberCard key={member.id} member={member} />
        ))}
      </Box>
      {data && total !== undefined && data.length < Math.min(total, most) && (
        <Box sx={{ textAlign: 'center', mt: 2 }}>
          <Button variant="outlined" onClick={() => show(Math.min(shown + step, most))}>
            {texts.more}
          </Button>
        </Box>
      )}
      {data && total !== undefined && data.length >= most && total > most && (
        <Typography variant="body2" sx={{ textAlign: 'center', color: 'text.secondary', mt: 2 }}>
          {texts.narrow}
        </Typography>
      )}
    </>
  )
}

const grid = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 320px), 1fr))',
  gap: 2,
  m: 0,
  p: 0,
  listStyle: 'none',
}
