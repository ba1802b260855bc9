import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { noticeTexts as texts } from '../../../i18n/fr/public-notices'
import { HttpError } from '../../../providers/http-error'
import { nextState, shownStates, stateLabel } from '../../../resources/tenders/notice-states'
import type { Slot } from '../../admin/form/extensions'
import { useRights } from '../../admin/use-rights'
import { useEngine } from '../../fields/engine'
import { ConfirmDialog } from '../../widgets/ConfirmDialog'
import { toast } from '../../widgets/toast-store'

/** The state of a notice, its next step, and its public page. */
export const NoticeCourse: Slot = ({ scope: { resource, record } }) => {
  const { http } = useEngine()
  const { update } = useRights(resource)
  // Looked at only, there is no form around.
  const isDirty = useFormContext()?.formState.isDirty ?? false
  const queries = useQueryClient()
  const [isAsked, ask] = useState(false)
  const [isPending, setPending] = useState(false)
  const [problem, setProblem] = useState<string>()
  if (!record) return null
  const status = String(record.status)
  const to = nextState(status) as keyof typeof texts.steps | undefined
  const isShown = (shownStates as readonly string[]).includes(status)

  async function move() {
    setPending(true)
    setProblem(undefined)
    try {
      await http.put(`/publicnotice/${record?.id}/status`, { status: to }, { quiet: true })
      toast.success(texts.moved(stateLabel(to ?? '')))
      await queries.invalidateQueries()
    } catch (error) {
      if (!(error instanceof HttpError)) throw error
      setProblem(error.fields[0]?.message ?? error.display)
    } finally {
      setPending(false)
      ask(false)
    }
  }
  return (
    <Box sx={{ mb: 2, display: 'grid', gap: 1.5 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        {to && update && (
          <Button
            variant="outlined"
            onClick={() => (isDirty ? setProblem(texts.unsaved) : ask(true))}
            loading={isPending}
          >
            {texts.steps[to]}
          </Button>
        )}
        {isShown && (
          <Button
            component="a"
            href={`/public-notices/notices/${record.id}`}
            target="_blank"
            rel="noopener"
            color="inherit"
          >
            {texts.see}
          </Button>
        )}
      </Box>
      {problem && <Alert severity="error">{problem}</Alert>}
      {to && (
        <ConfirmDialog
          open={isAsked}
          title={`${texts.steps[to]} ?`}
          confirmLabel={texts.steps[to]}
          onConfirm={move}
          onClose={() => ask(false)}
          pending={isPending}
        >
          {texts.confirm[to]}
        </ConfirmDialog>
      )}
    </Box>
  )
}
