import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { officeTexts as texts } from '../../../i18n/fr/office'
import { type BulkState, readBulk, undoBulk } from '../../../providers/bulk-edits'
import { useEngine } from '../../fields/engine'
import { useAct } from '../../widgets/use-act'
import { forgetLists } from '../form/forget-lists'
import { useListScreen } from './list-screen'

const goesOn = ({ state }: BulkState) => state === 'queued' || state === 'running' || state === 'undoing'

const beat = 1000

/** A change of all found rows that this person has begun: how far it is, what became of it, and how it is taken back. */
export function BulkRunBar({ id, onClose }: { id: number; onClose: () => void }) {
  const { resource } = useListScreen()
  const { http } = useEngine()
  const queries = useQueryClient()
  const { data: run, isError } = useQuery({
    queryKey: ['bulk-edit', id],
    queryFn: ({ signal }) => readBulk(http, id, signal),
    refetchInterval: ({ state: { data } }) => (data && !goesOn(data) ? false : beat),
    retry: 2,
  })
  const { run: act, isPending } = useAct({
    forget: (client) => client.invalidateQueries({ queryKey: ['bulk-edit', id] }),
  })
  const state = run?.state
  const isOver = run !== undefined && !goesOn(run)
  useEffect(() => {
    if (isOver) void forgetLists(queries, resource.name)
  }, [isOver, state, queries, resource.name])
  useEffect(() => {
    if (isError) onClose()
  }, [isError, onClose])
  if (!run) return null
  const field = resource.fields[run.field]?.label ?? run.field
  const done = run.total ? (100 * run.handled) / run.total : 0
  const mayUndo = (state === 'done' || state === 'failed') && run.changed > 0
  return (
    <Alert
      severity={
        state === 'failed' ? 'error' : run.refused + run.left > 0 ? 'warning' : isOver ? 'success' : 'info'
      }
      variant="outlined"
      role="status"
      sx={{ m: 1.5, '& .MuiAlert-message': { flex: 1 } }}
      action={
        isOver && (
          <>
            {mayUndo && (
              <Button
                size="small"
                color="inherit"
                loading={isPending}
                onClick={() => void act(() => undoBulk(http, id))}
              >
                {texts.undo}
              </Button>
            )}
            <Button size="small" color="inherit" onClick={onClose}>
              {texts.bulkClose}
            </Button>
          </>
        )
      }
    >
      {saidOf(run, field)}
      {!isOver && (
        <LinearProgress
          variant="determinate"
          value={done}
          aria-label={texts.bulkProgress({ field })}
          sx={{ mt: 1, height: 6, borderRadius: 3 }}
        />
      )}
      {isOver && run.refusals.length > 0 && (
        <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.5, maxHeight: 120, overflow: 'auto' }}>
          {run.refusals.map(({ entity_id, title, message }) => (
            <li key={entity_id}>{`${title ?? `n° ${entity_id}`} : ${message}`}</li>
          ))}
        </Box>
      )}
    </Alert>
  )
}

function saidOf(run: BulkState, field: string): string {
  const { handled, total, state, error } = run
  if (state === 'undoing') return texts.bulkUndoing({ field })
  if (goesOn(run)) return texts.bulkRunning({ field, handled: said(handled), total: said(total) })
  if (state === 'undone')
    return [
      texts.bulkUndone({ field, smart_count: run.undone }),
      run.left > 0 && texts.bulkLeft({ smart_count: run.left }),
    ]
      .filter(Boolean)
      .join(', ')
  const parts = [
    texts.bulkDone({ field, smart_count: run.changed }),
    run.same > 0 && texts.bulkSame({ smart_count: run.same }),
    run.refused > 0 && texts.bulkRefused({ smart_count: run.refused }),
    state === 'failed' && texts.bulkStopped({ handled: said(handled), total: said(total), why: error ?? '' }),
  ]
  return parts.filter(Boolean).join(', ')
}

const said = (n: number) => n.toLocaleString('fr-FR')
