import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { installationTexts as texts } from '../../i18n/fr/installation'
import { sendTo } from '../../providers/send-to'
import { longMomentWords } from '../../resources/schema/date-words'
import { sendingEndpoints } from '../../resources/system/system-endpoints'
import { ConfirmDialog } from '../widgets/ConfirmDialog'
import { toast } from '../widgets/toast-store'
import { useApp } from './app-context'

const key = ['session', 'sendings']

/** What a return holds back, for who may let it go. */
function useSendings() {
  const { http } = useApp().client
  const queries = useQueryClient()
  const { data } = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => sendTo(http, sendingEndpoints.state, {}, { signal, quiet: true }),
    staleTime: 300_000,
  })
  const resume = useMutation({
    mutationFn: () => sendTo(http, sendingEndpoints.resume, {}, { quiet: true }),
    onSuccess: () => toast.success(texts.resumed),
    onError: (error) => toast.error(error.message),
    onSettled: () => queries.invalidateQueries({ queryKey: key }),
  })
  return { data, resume }
}

const bar = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 1.5,
  px: 2,
  py: 0.75,
  typography: 'body2',
  fontWeight: 600,
  color: 'warning.contrastText',
  bgcolor: 'warning.main',
} as const

/** Says that data were restored and nothing leaves, and lets it leave again. */
export function PausedBanner() {
  const { data, resume } = useSendings()
  const [isAsking, setAsking] = useState(false)
  if (!data?.paused) return null
  const restored = data.restored_at ? longMomentWords(data.restored_at) : ''
  const confirm = () => resume.mutate(undefined, { onSettled: () => setAsking(false) })
  return (
    <Box role="status" sx={bar}>
      {texts.paused({ restored })}
      <Button size="small" color="inherit" variant="outlined" onClick={() => setAsking(true)}>
        {texts.resume}
      </Button>
      {isAsking && (
        <ConfirmDialog
          open
          title={texts.resume}
          confirmLabel={texts.resume}
          pending={resume.isPending}
          onConfirm={confirm}
          onClose={() => setAsking(false)}
        >
          {texts.resumeAsk({ mails: data.mails, webhooks: data.webhooks })}
        </ConfirmDialog>
      )}
    </Box>
  )
}
