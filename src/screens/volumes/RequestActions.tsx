import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { useRefresh } from 'react-admin'
import { volumeRequestTexts as texts } from '../../../i18n/fr/volume-requests'
import type { VolumeRequestPage } from '../../../resources/volumes/answers'
import { volumeRequestStates } from '../../../resources/volumes/states'
import { useAllowed } from '../../fields/engine'
import { ConfirmDialog } from '../../widgets/ConfirmDialog'
import { StateBadge } from '../../widgets/StateBadge'
import { ReopenRequest } from './ReopenRequest'
import { useVolumeAct, useVolumeRequestCalls } from './use-volumes'

const asked = {
  send: { title: texts.sendTitle, text: texts.sendText, label: texts.verbs.send, done: texts.sent },
  close: { title: texts.closeTitle, text: texts.closeText, label: texts.verbs.close, done: texts.closed },
  consolidate: {
    title: texts.consolidateTitle,
    text: texts.consolidateText,
    label: texts.verbs.consolidate,
    done: texts.consolidated,
  },
  leaveTender: { title: texts.leaveTitle, text: texts.leaveText, label: texts.leaveTender, done: texts.left },
} as const
type Asked = keyof typeof asked

/** The state of a request and what this person may do with it now. */
export function RequestActions({ page: { request, verbs } }: { page: VolumeRequestPage }) {
  const { id, status, tender } = request
  const calls = useVolumeRequestCalls()
  const isAllowed = useAllowed()
  const refresh = useRefresh()
  const { run, isPending } = useVolumeAct()
  const [open, ask] = useState<Asked | 'reopen'>()
  const close = () => ask(undefined)
  const act = async (verb: Asked) => {
    if (await run(() => calls[verb]({ id }), asked[verb].done)) refresh()
    close()
  }
  const remind = () =>
    run(
      () => calls.remind({ id }),
      ({ count }) => texts.reminded(count),
    )
  const confirmed = open && open !== 'reopen' ? open : undefined
  const mayLeave = tender && (status === '150' || status === '200') && isAllowed('createVolumeRequest')
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
      <StateBadge state={volumeRequestStates[status]} />
      {verbs.includes('send') && (
        <Button variant="contained" onClick={() => ask('send')}>
          {texts.verbs.send}
        </Button>
      )}
      {verbs.includes('consolidate') && (
        <Button variant="contained" onClick={() => ask('consolidate')}>
          {texts.verbs.consolidate}
        </Button>
      )}
      {status === '150' && isAllowed('createVolumeRequest') && (
        <Button loading={isPending} onClick={() => void remind()}>
          {texts.remind}
        </Button>
      )}
      {verbs.includes('close') && <Button onClick={() => ask('close')}>{texts.verbs.close}</Button>}
      {verbs.includes('reopen') && <Button onClick={() => ask('reopen')}>{texts.verbs.reopen}</Button>}
      {mayLeave && <Button onClick={() => ask('leaveTender')}>{texts.leaveTender}</Button>}
      {confirmed && (
        <ConfirmDialog
          open
          title={asked[confirmed].title}
          confirmLabel={asked[confirmed].label}
          pending={isPending}
          onClose={close}
          onConfirm={() => void act(confirmed)}
        >
          {confirmed === 'consolidate' && tender
            ? texts.consolidateTender({ tender: tender.label })
            : asked[confirmed].text}
        </ConfirmDialog>
      )}
      {open === 'reopen' && <ReopenRequest id={id} onClose={close} onDone={refresh} />}
    </Box>
  )
}
