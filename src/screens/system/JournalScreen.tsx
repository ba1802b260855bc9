import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { journalTexts as texts } from '../../../i18n/fr/security-journal'
import { securityEventTexts } from '../../../resources/accounts/security-events'
import type { GivenOf } from '../../../resources/schema/endpoint'
import { journalPage } from '../../../resources/system/journal-answers'
import { journalEndpoints } from '../../../resources/system/journal-endpoints'
import { useEndpoints } from '../../fields/endpoints'
import { PageHead } from '../../layout/PageHead'
import { PaperButton } from '../../trade/PaperButton'
import { DayInput } from '../../widgets/DayInput'
import { EmptyState } from '../../widgets/EmptyState'
import { ErrorState } from '../../widgets/ErrorState'
import { TableSkeleton } from '../../widgets/TableSkeleton'
import { JournalTable, kindText } from './JournalTable'

/** What the security journal is asked. */
type JournalQuestion = Omit<GivenOf<typeof journalEndpoints.workbook>, 'user_id'>

const kinds = () => Object.keys(securityEventTexts).sort((a, b) => kindText(a).localeCompare(kindText(b)))

interface FiltersProps {
  asked: JournalQuestion
  onChange: (asked: JournalQuestion) => void
}

function Filters({ asked, onChange }: FiltersProps) {
  const day = (name: 'from' | 'to') => (
    <Box sx={{ display: 'flex', width: { xs: 'calc(50% - 8px)', sm: 170 } }}>
      <DayInput
        label={texts[name]}
        value={asked[name] ?? null}
        onChange={(value) => onChange({ ...asked, [name]: value ?? undefined })}
      />
    </Box>
  )
  return (
    <Box component="search" sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      <TextField
        select
        label={texts.kind}
        value={asked.kind ?? ''}
        onChange={({ target }) => onChange({ ...asked, kind: target.value || undefined })}
        slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
        sx={{ width: { xs: 1, sm: 300 } }}
      >
        <MenuItem value="">{texts.anyKind}</MenuItem>
        {kinds().map((kind) => (
          <MenuItem key={kind} value={kind}>
            {kindText(kind)}
          </MenuItem>
        ))}
      </TextField>
      {day('from')}
      {day('to')}
      <TextField
        type="search"
        label={texts.text}
        value={asked.text ?? ''}
        onChange={({ target }) => onChange({ ...asked, text: target.value || undefined })}
        sx={{ width: { xs: 1, sm: 280 } }}
      />
    </Box>
  )
}

interface PagesProps {
  offset: number
  total: number
  onMove: (offset: number) => void
}

const Pages = ({ offset, total, onMove }: PagesProps) => (
  <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
    <Button disabled={offset === 0} onClick={() => onMove(offset - journalPage)}>
      {texts.previous}
    </Button>
    <Button disabled={offset + journalPage >= total} onClick={() => onMove(offset + journalPage)}>
      {texts.next}
    </Button>
    <Box sx={{ color: 'text.secondary' }}>{texts.found({ smart_count: total })}</Box>
  </Box>
)

/** « Journal de sécurité »: what was done that matters to security, searched and taken along. */
export function JournalScreen() {
  const calls = useEndpoints(journalEndpoints)
  const [asked, setAsked] = useState<JournalQuestion>({})
  const [offset, setOffset] = useState(0)
  const question = useDeferredValue(asked)
  const { data, error, refetch } = useQuery({
    queryKey: ['security-journal', question, offset],
    queryFn: ({ signal }) => calls.page({ ...question, offset }, { signal }),
    placeholderData: keepPreviousData,
  })
  const query = new URLSearchParams(
    Object.entries(question).flatMap(([name, value]) => (value ? [[name, value]] : [])),
  )
  const change = (next: JournalQuestion) => {
    setAsked(next)
    setOffset(0)
  }
  return (
    <>
      <PageHead title={texts.title} subtitle={texts.help}>
        <PaperButton path={`/security-journal/export?${query}`} filename={texts.file} label={texts.export} />
      </PageHead>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <Filters asked={asked} onChange={change} />
        {error && <ErrorState text={error.message} onRetry={() => void refetch()} />}
        {!data && !error && <TableSkeleton />}
        {data && !data.data.length && <EmptyState title={texts.none} />}
        {data && data.data.length > 0 && (
          <>
            <JournalTable rows={data.data} />
            <Pages offset={offset} total={data.total} onMove={setOffset} />
          </>
        )}
      </Box>
    </>
  )
}
