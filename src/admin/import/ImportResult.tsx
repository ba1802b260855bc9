import Download from '@mui/icons-material/FileDownloadOutlined'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { importScreenTexts as texts } from '../../../i18n/fr/transfers'
import { countText } from '../../../resources/schema/say'
import { ImportChanges } from './ImportChanges'
import { ImportColumns } from './ImportColumns'
import { ImportErrorsModal } from './ImportErrorsModal'
import { ImportModel } from './ImportModel'
import { ImportReading } from './ImportReading'
import { ImportValues } from './ImportValues'
import { hasUnknown, type ImportJob, type ImportSaid } from './import-state'

const counters = ['total', 'complete', 'created', 'updated', 'unchanged', 'errors'] as const

type Props = {
  job: ImportJob
  /** Checks again with what the person makes of the columns. */
  onMap: (said: ImportSaid) => void
  /** Hands over the file with its errors beside its lines. */
  onDownload: () => void
}

/** What the check found: counters, what may be done next, what changes and what the columns are. */
export function ImportResult({ job, onMap, onDownload }: Props) {
  const [reading, setReading] = useState(false)
  return (
    <Box component="section" aria-label={texts.result} sx={{ mt: 2, display: 'grid', gap: 2 }}>
      <Box component="dl" sx={grid}>
        {counters.map((name) => (
          <Box key={name} sx={{ ...tile, ...(name === 'errors' && job.errors > 0 && faulty) }}>
            <Typography component="dt" variant="body2">
              {texts[name]}
            </Typography>
            <Typography component="dd" variant="h3" sx={{ m: 0, fontVariantNumeric: 'tabular-nums' }}>
              {countText(job[name])}
            </Typography>
          </Box>
        ))}
      </Box>
      {job.reading && <ImportReading key={`${job.id}`} reading={job.reading} onSay={onMap} />}
      {job.models.length > 0 && <ImportModel job={job} onSay={onMap} />}
      {job.asks.length > 0 && !hasUnknown(job) && <ImportValues key={job.id} job={job} onSay={onMap} />}
      {!hasUnknown(job) && <Verdict job={job} onRead={() => setReading(true)} onDownload={onDownload} />}
      {job.columns.length > 0 && <ImportColumns key={readAs(job)} job={job} onMap={onMap} />}
      {job.made.length > 0 && <Alert severity="info">{madeSaid(job)}</Alert>}
      {job.changes.length > 0 && <ImportChanges job={job} />}
      {reading && (
        <ImportErrorsModal fields={job.fields} total={job.errors} onClose={() => setReading(false)} />
      )}
    </Box>
  )
}

/** A file that is read otherwise has other columns: what was chosen of them is forgotten. */
const readAs = ({ id, columns }: ImportJob) => `${id} ${columns.map(({ title }) => title).join(' ')}`

/** « 2 valeurs créées : Kenya (Pays), Bio (Labels) ». */
const madeSaid = ({ made }: ImportJob) =>
  texts.made(made.length, made.map(({ name, list }) => `${name} (${list})`).join(', '))

type VerdictProps = { job: ImportJob; onRead: () => void; onDownload: () => void }

function Verdict({ job, onRead, onDownload }: VerdictProps) {
  if (job.state === 'failed')
    return <Alert severity="error">{job.fields[0]?.errors[0] ?? texts.interrupted}</Alert>
  if (job.errors > 0)
    return (
      <Alert severity={job.asks.length ? 'warning' : 'error'}>
        {job.asks.length ? texts.unanswered : texts.faulty}
        <Box sx={{ mt: 0.5, ml: -1, display: 'flex', flexWrap: 'wrap', columnGap: 1 }}>
          <Button color="inherit" onClick={onRead} aria-haspopup="dialog">
            {texts.seeErrors({ smart_count: job.errors })}
          </Button>
          <Button color="inherit" startIcon={<Download />} onClick={onDownload}>
            {texts.annotated}
          </Button>
        </Box>
      </Alert>
    )
  const changes = job.created + job.updated
  const remarks = job.changes.flatMap(({ fields }) => fields).filter(({ remark }) => remark !== undefined)
  if (changes && remarks.length)
    return <Alert severity="warning">{texts.remarked({ smart_count: remarks.length })}</Alert>
  return <Alert severity={changes ? 'success' : 'info'}>{changes ? texts.ready : texts.nothing}</Alert>
}

const grid = {
  m: 0,
  display: 'grid',
  gap: 1,
  gridTemplateColumns: { xs: 'repeat(2, 1fr)', sm: 'repeat(3, 1fr)' },
}
const tile = { px: 1.5, py: 1, borderRadius: 1, border: '1px solid', borderColor: 'divider' }
const faulty = { borderColor: 'error.main', color: 'error.main' }
