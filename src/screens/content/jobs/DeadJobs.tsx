import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import { useState } from 'react'
import { jobTexts as texts } from '../../../../i18n/fr/jobs'
import type { DeadJobAnswer } from '../../../../resources/content/answers'
import { ConfirmDialog } from '../../../widgets/ConfirmDialog'
import { ErrorState } from '../../../widgets/ErrorState'
import { DeadJobItem } from './DeadJobItem'
import { type NamedDead, useDeadJobs } from './use-jobs'

const kinds = ['mail', 'export', 'bulk', 'import', 'event', 'delivery'] as const

/** What a dead letter is called: its job, or its kind and number. */
function nameOf({ kind, key, label }: DeadJobAnswer): string {
  const known = kinds.find((one) => one === kind)
  if (known) return texts.deadKind[known]({ id: key.slice(key.indexOf(':') + 1) })
  return label ?? texts.deadKind.other({ key })
}

/** « Travaux abandonnés »: what failed at every try, why, and what becomes of it. */
export function DeadJobs({ mayAct }: { mayAct: boolean }) {
  const { data, isError, error, refetch, revive, giveUp } = useDeadJobs()
  const [leaving, setLeaving] = useState<NamedDead>()
  const close = () => setLeaving(undefined)
  return (
    <Box component="section" sx={{ mt: 4 }}>
      <Box component="h2" sx={{ typography: 'h2', m: 0 }}>
        {texts.dead}
      </Box>
      <Box component="p" sx={{ mt: 0.5, mb: 2, color: 'text.secondary' }}>
        {data?.length === 0 ? texts.deadNone : texts.deadIntro}
      </Box>
      {isError && <ErrorState text={error.message} onRetry={() => refetch()} />}
      {data && data.length > 0 && (
        <Card component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {data.map((dead) => {
            const named = { id: dead.id, label: nameOf(dead) }
            const acts = { onRevive: () => revive.mutate(named), onGiveUp: () => setLeaving(named) }
            return (
              <DeadJobItem
                key={dead.id}
                dead={dead}
                label={named.label}
                isReviving={revive.isPending && revive.variables.id === dead.id}
                {...(mayAct ? acts : {})}
              />
            )
          })}
        </Card>
      )}
      <ConfirmDialog
        open={leaving !== undefined}
        title={texts.giveUpTitle}
        confirmLabel={texts.giveUp}
        onConfirm={() => leaving && giveUp.mutate(leaving, { onSettled: close })}
        onClose={close}
        pending={giveUp.isPending}
        dangerous
      >
        {leaving?.label} — {texts.giveUpText}
      </ConfirmDialog>
    </Box>
  )
}
