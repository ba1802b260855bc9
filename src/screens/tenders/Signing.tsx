import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { signingTexts as texts } from '../../../i18n/fr/tender-law'
import { frenchDay } from '../../../resources/schema/date-text'
import { tenderAwards } from '../../../resources/tenders/endpoints'
import type { TenderHead } from '../../../resources/tenders/preparation-answers'
import { tender as tenders } from '../../../resources/tenders/tender'
import { AskDialog } from '../../admin/form/AskDialog'
import { useEndpoints } from '../../fields/endpoints'
import { useAllowed } from '../../fields/engine'
import { ConfirmDialog } from '../../widgets/ConfirmDialog'
import { useTenderAct } from './use-tenders'

const { signed_on } = tenders.fields

/** Where an awarded public market stands between its letters and its notification, and the next of these steps. */
export function Signing({ tender }: { tender: TenderHead }) {
  const calls = useEndpoints(tenderAwards)
  const may = useAllowed()
  const { run, isPending, errors } = useTenderAct({ atFields: true })
  const [asked, ask] = useState<'sign' | 'notify'>()
  if (!tender.is_public || !tender.signable_on || tender.status === '500') return null
  const { id, signable_on, signed_on: signed, notified_on: notified } = tender
  const after = () => ask(undefined)
  const mayGoOn = tender.status === '350' && !notified && may('awardTender')
  const said = [
    signed ? texts.signed(frenchDay(signed)) : texts.signable(frenchDay(signable_on)),
    ...(notified ? [texts.notified(frenchDay(notified))] : []),
  ]
  return (
    <>
      <Typography variant="body2">{said.join(' – ')}</Typography>
      {mayGoOn && (
        <Button variant={signed ? 'text' : 'contained'} onClick={() => ask('sign')}>
          {texts.sign}
        </Button>
      )}
      {mayGoOn && signed && (
        <Button variant="contained" onClick={() => ask('notify')}>
          {texts.notify}
        </Button>
      )}
      {asked === 'sign' && (
        <AskDialog
          title={texts.sign}
          confirm={texts.sign}
          fields={{ signed_on: { ...signed_on, readonly: false } }}
          errors={errors}
          help={texts.signHelp}
          isPending={isPending}
          onClose={after}
          onConfirm={(values) =>
            void run(() => calls.sign({ id, signed_on: String(values.signed_on) }), texts.signDone, { after })
          }
        />
      )}
      <ConfirmDialog
        open={asked === 'notify'}
        title={texts.notify}
        confirmLabel={texts.notify}
        pending={isPending}
        onClose={after}
        onConfirm={() => void run(() => calls.notify({ id }), texts.notifyDone, { after })}
      >
        {texts.notifyText}
      </ConfirmDialog>
    </>
  )
}
