import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { negotiationTexts } from '../../../i18n/fr/negotiation'
import { signingTexts } from '../../../i18n/fr/tender-law'
import { tenderScreens } from '../../../i18n/fr/tender-screens'
import type { TenderPageAnswer } from '../../../resources/tenders/answers'
import { tenderPublication } from '../../../resources/tenders/endpoints'
import { tenderJudgement } from '../../../resources/tenders/judgement-endpoints'
import { tenderStates } from '../../../resources/tenders/states'
import { useEndpoints } from '../../fields/endpoints'
import { useAllowed } from '../../fields/engine'
import { ReasonDialog } from '../../trade/ReasonDialog'
import { ConfirmDialog } from '../../widgets/ConfirmDialog'
import { StateBadge } from '../../widgets/StateBadge'
import { appliedLots } from './applied-lots'
import { NegotiationDialog } from './NegotiationDialog'
import { RepublishDialog } from './RepublishDialog'
import { Signing } from './Signing'
import { useTenderAct } from './use-tenders'

const { verbs, receipts, republish, comparison } = tenderScreens

/** The state of a tender and what this person may do with it now. */
export function TenderActions({ page }: { page: TenderPageAnswer }) {
  const { tender, verbs: may } = page
  const calls = useEndpoints(tenderJudgement)
  const publication = useEndpoints(tenderPublication)
  const isAllowed = useAllowed()
  const { run, isPending } = useTenderAct()
  const [asked, ask] = useState<'award' | 'cancel' | 'republish' | 'negotiate' | 'resume'>()
  const close = () => ask(undefined)
  const market = appliedLots(page)
  const award = async () => {
    await run(
      () => calls.award({ id: tender.id }),
      ({ display }) => display ?? comparison.awarded,
    )
    close()
  }
  const cancel = async (reason: string) => {
    const done = await run(
      () => publication.cancel({ id: tender.id, reason }),
      () => receipts.cancelled,
    )
    if (done) close()
  }
  const resume = async () => {
    await run(() => calls.resume({ id: tender.id }), negotiationTexts.resumed)
    close()
  }
  const open = () =>
    run(
      () => calls.open({ id: tender.id }),
      ({ display }) => display ?? receipts.opened,
    )
  const remind = () =>
    run(
      () => publication.remind({ id: tender.id }),
      ({ count }) => receipts.reminded({ smart_count: count }),
    )
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
      <StateBadge state={tenderStates[tender.status]} />
      {market.isTold && (
        <Typography role="status" variant="body2">
          {receipts.applied({ smart_count: market.applied, of: market.awarded })}
        </Typography>
      )}
      {may.includes('open') && (
        <Button variant="contained" loading={isPending} onClick={() => void open()}>
          {verbs.open}
        </Button>
      )}
      {may.includes('award') && (
        <Button variant="contained" onClick={() => ask('award')}>
          {verbs.award}
        </Button>
      )}
      <Signing tender={tender} />
      {may.includes('negotiate') && <Button onClick={() => ask('negotiate')}>{verbs.negotiate}</Button>}
      {may.includes('resume') && (
        <Button variant="contained" onClick={() => ask('resume')}>
          {verbs.resume}
        </Button>
      )}
      {tender.status === '150' && isAllowed('publishTender') && (
        <Button loading={isPending} onClick={() => void remind()}>
          {receipts.remind}
        </Button>
      )}
      {tender.status === '150' && isAllowed('publishTender') && (
        <Button onClick={() => ask('republish')}>{republish.title}</Button>
      )}
      {may.includes('cancel') && (
        <Button color="error" onClick={() => ask('cancel')}>
          {verbs.cancel}
        </Button>
      )}
      <ConfirmDialog
        open={asked === 'award'}
        title={comparison.awardTitle}
        confirmLabel={verbs.award}
        pending={isPending}
        onClose={close}
        onConfirm={() => void award()}
      >
        {comparison.awardText}
      </ConfirmDialog>
      <ConfirmDialog
        open={asked === 'resume'}
        title={verbs.resume}
        confirmLabel={verbs.resume}
        pending={isPending}
        onClose={close}
        onConfirm={() => void resume()}
      >
        {negotiationTexts.resumeText}
      </ConfirmDialog>
      {asked === 'negotiate' && <NegotiationDialog page={page} onClose={close} />}
      {asked === 'cancel' && (
        <ReasonDialog
          title={verbs.cancel}
          help={tender.status === '350' ? signingTexts.dropHelp : receipts.reasonHelp}
          confirmLabel={verbs.cancel}
          isPending={isPending}
          onConfirm={(reason) => void cancel(reason)}
          onClose={close}
        />
      )}
      {asked === 'republish' && <RepublishDialog tender={tender} onClose={close} />}
    </Box>
  )
}
