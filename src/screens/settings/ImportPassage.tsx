import Alert from '@mui/material/Alert'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { scheduledTexts as texts } from '../../../i18n/fr/scheduled-imports'
import type { FormScope } from '../../admin/form/form-scope'

const beat = 2000

const severities = { done: 'success', refused: 'error', nothing: 'info' } as const
const severityOf = (state: unknown) => severities[state === 'done' || state === 'refused' ? state : 'nothing']

const said = { mb: 2, '& .MuiAlert-message': { whiteSpace: 'pre-line', maxHeight: 160 } }

interface Props {
  scope: FormScope
  /** When it had passed last as its form was opened. */
  before: unknown
}

/** Says of a scheduled import that its passage is on its way, reads it again until it is over, then says what came of it. */
export function ImportPassage({ scope: { resource, record }, before }: Props) {
  const queries = useQueryClient()
  const { last_run_at: passed, last_state: state, last_report: report } = record ?? {}
  const isPassing = state === 'running'
  useEffect(() => {
    if (!isPassing) return
    const timer = setInterval(() => void queries.invalidateQueries({ queryKey: [resource.name] }), beat)
    return () => clearInterval(timer)
  }, [isPassing, queries, resource.name])
  return (
    <div role="status">
      {isPassing ? (
        <Alert severity="info" variant="outlined" sx={said}>
          {texts.passing}
        </Alert>
      ) : (
        passed !== before && (
          <Alert severity={severityOf(state)} variant="outlined" sx={said}>
            {String(report ?? '')}
          </Alert>
        )
      )}
    </div>
  )
}
