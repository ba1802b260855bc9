import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { QueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { noticeTexts as texts } from '../../../i18n/fr/public-notices'
import { nextState, shownStates, stateLabel } from '../../../resources/tenders/notice-states'
import type { Slot } from '../../admin/form/extensions'
import { useRights } from '../../admin/use-rights'
import { useEngine } from '../../fields/engine'
import { ConfirmDialog } from '../../widgets/ConfirmDialog'
import { useAct } from '../../widgets/use-act'

const forgetAll = (queries: QueryClient) => queries.invalidateQueries()

/** The state of a notice, its next step, and its public page. */
export const NoticeCourse: Slot = ({ scope: { resource, record } }) => {
  const { http } = useEngine()
  const { update } = useRights(resource)
  // Looked at only, there is no form around.
  const isDirty = useFormContext()?.formState.isDirty ?? false
  const [isAsked, ask] = useState(false)
  const { run, isPending } = useAct({ forget: forgetAll, atFields: true })
  const [problem, setProblem] = useState<string>()
  if (!record) return null
  const status = String(record.status)
  const to = nextState(status) as keyof typeof texts.steps | undefined
  const isShown = (shownStates as readonly string[]).includes(status)

  async function move() {
    setProblem(undefined)
    await run(
      () => http.put(`/publicnotice/${record?.id}/status`, { status: to }, { quiet: true }),
      texts.moved(stateLabel(to ?? '')),
      { refused: (error) => setProblem(error.fields[0]?.message ?? error.display) },
    )
    ask(false)
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
