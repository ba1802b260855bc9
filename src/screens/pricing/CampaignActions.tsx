import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { useRefresh } from 'react-admin'
import { priceUpdateTexts as texts } from '../../../i18n/fr/price-updates'
import type { PriceUpdatePageAnswer } from '../../../resources/pricing/answers'
import { priceUpdateStates } from '../../../resources/pricing/states'
import { frenchDay } from '../../../resources/schema/date-text'
import { useAllowed } from '../../fields/engine'
import { ReasonDialog } from '../../trade/ReasonDialog'
import { ConfirmDialog } from '../../widgets/ConfirmDialog'
import { StateBadge } from '../../widgets/StateBadge'
import { usePriceUpdateCalls, usePricingAct } from './use-pricing'
import { ValidateDialog } from './ValidateDialog'

const asked = {
  open: { title: texts.openTitle, text: texts.openText, done: texts.opened },
  close: { title: texts.closeTitle, text: texts.closeText, done: texts.closed },
  apply: { title: texts.applyTitle, text: texts.applyText, done: texts.applied },
} as const
type Asked = keyof typeof asked

/** The state of a campaign and what this person may do with it now. */
export function CampaignActions({ page: { campaign, free, verbs } }: { page: PriceUpdatePageAnswer }) {
  const { id, status, appliance_date } = campaign
  const calls = usePriceUpdateCalls()
  const isAllowed = useAllowed()
  const refresh = useRefresh()
  const { run, isPending } = usePricingAct()
  const [open, ask] = useState<Asked | 'validate' | 'cancel'>()
  const close = () => ask(undefined)
  const act = async (verb: Asked) => {
    if (await run(() => calls[verb]({ id }), asked[verb].done)) refresh()
    close()
  }
  const cancel = async (reason: string) => {
    if (!(await run(() => calls.cancel({ id, reason }), texts.cancelled))) return
    refresh()
    close()
  }
  const remind = () =>
    run(
      () => calls.remind({ id }),
      ({ count }) => texts.reminded(count),
    )
  const mayValidate = (status === '200' || status === '250') && isAllowed('applyPriceUpdate')
  const confirmed = open && open in asked ? (open as Asked) : undefined
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
      <StateBadge state={priceUpdateStates[status]} />
      {status === '300' && <Box>{texts.validated({ day: frenchDay(appliance_date) })}</Box>}
      {verbs.includes('open') && (
        <Button variant="contained" onClick={() => ask('open')}>
          {texts.verbs.open}
        </Button>
      )}
      {mayValidate && (
        <Button variant="contained" onClick={() => ask('validate')}>
          {texts.verbs.validate}
        </Button>
      )}
      {status === '150' && isAllowed('createPriceUpdate') && (
        <Button loading={isPending} onClick={() => void remind()}>
          {texts.remind}
        </Button>
      )}
      {verbs.includes('close') && <Button onClick={() => ask('close')}>{texts.verbs.close}</Button>}
      {verbs.includes('apply') && <Button onClick={() => ask('apply')}>{texts.verbs.apply}</Button>}
      {verbs.includes('cancel') && (
        <Button color="error" onClick={() => ask('cancel')}>
          {texts.verbs.cancel}
        </Button>
      )}
      {confirmed && (
        <ConfirmDialog
          open
          title={asked[confirmed].title}
          confirmLabel={texts.verbs[confirmed]}
          pending={isPending}
          onClose={close}
          onConfirm={() => void act(confirmed)}
        >
          {asked[confirmed].text}
        </ConfirmDialog>
      )}
      {open === 'validate' && (
        <ValidateDialog campaign={campaign} free={free} onClose={close} onDone={refresh} />
      )}
      {open === 'cancel' && (
        <ReasonDialog
          title={texts.verbs.cancel}
          help={texts.cancelHelp}
          confirmLabel={texts.verbs.cancel}
          isPending={isPending}
          onConfirm={(reason) => void cancel(reason)}
          onClose={close}
        />
      )}
    </Box>
  )
}
