import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { visuallyHidden } from '@mui/utils'
import { useState } from 'react'
import { importScreenTexts as texts } from '../../../i18n/fr/transfers'
import type { ImportChange, ImportJob } from './import-state'

/** Lines shown before more are asked for. */
const first = 30

/** Line by line what an import will change: each field as it is and as it becomes. */
export function ImportChanges({ job }: { job: ImportJob }) {
  const [all, setAll] = useState(false)
  const isRemarked = ({ fields }: ImportChange) => fields.some(({ remark }) => remark !== undefined)
  const changes = [...job.changes.filter(isRemarked), ...job.changes.filter((one) => !isRemarked(one))]
  const shown = all ? changes : changes.slice(0, first)
  const untold = job.created + job.updated - changes.length
  return (
    <Box component="section" aria-label={texts.changes}>
      <Typography variant="subtitle1" component="h3">
        {texts.changes}
      </Typography>
      <Box component="ol" tabIndex={0} aria-label={texts.changes} sx={listStyle}>
        {shown.map((change) => (
          <ChangedLine key={change.line} change={change} />
        ))}
      </Box>
      {shown.length < changes.length && (
        <Button onClick={() => setAll(true)}>
          {texts.moreChanges({ smart_count: changes.length - shown.length })}
        </Button>
      )}
      {shown.length === changes.length && untold > 0 && (
        <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
          {texts.otherChanges({ smart_count: untold })}
        </Typography>
      )}
    </Box>
  )
}

function ChangedLine({ change }: { change: ImportChange }) {
  const { line, name, what, fields } = change
  return (
    <Box component="li" sx={{ py: 1, borderBottom: '1px solid', borderColor: 'divider' }}>
      <Typography variant="subtitle2" component="p" sx={{ overflowWrap: 'anywhere' }}>
        {texts.changedLine(line, name ?? texts.unknownProduct)}
        {what === 'created' && (
          <Box
            component="span"
            sx={{ fontWeight: 400, color: 'text.secondary' }}
          >{` (${texts.created1})`}</Box>
        )}
      </Typography>
      <Box component="ul" sx={{ m: 0, pl: 2.5, typography: 'body2', overflowWrap: 'anywhere' }}>
        {fields.map((field) => (
          <li key={field.label}>
            {texts.from({ label: field.label })}{' '}
            {what === 'updated' && (
              <>
                <Box component="del" sx={{ color: 'text.secondary' }}>
                  {field.old || texts.empty}
                </Box>
                <span aria-hidden> → </span>
                <Box component="span" sx={visuallyHidden}>
                  {` ${texts.becomes} `}
                </Box>
              </>
            )}
            <ins style={{ textDecoration: 'none', fontWeight: 600 }}>{field.new || texts.empty}</ins>
            {field.remark !== undefined && (
              <Box component="strong" sx={{ ml: 1, color: 'warning.dark' }}>
                {field.remark}
              </Box>
            )}
          </li>
        ))}
      </Box>
    </Box>
  )
}

const listStyle = { m: 0, p: 0, listStyle: 'none', maxHeight: '40vh', overflowY: 'auto' }
