import Box from '@mui/material/Box'
import { useState } from 'react'
import { priceUpdateTexts as texts } from '../../../i18n/fr/price-updates'
import type { PriceUpdatePageAnswer } from '../../../resources/pricing/answers'
import { frenchDay } from '../../../resources/schema/date-text'
import { f } from '../../../resources/schema/f'
import { LooseFields, type LooseValues } from '../../admin/form/LooseFields'
import { Modal } from '../../widgets/Modal'
import { ModalActions } from '../../widgets/ModalActions'
import { usePriceUpdateCalls, usePricingAct } from './use-pricing'

const fields = { appliance_date: f.date({ label: "Date d'application", required: true }) } as const

interface Props {
  campaign: PriceUpdatePageAnswer['campaign']
  onClose: () => void
  onDone: () => void
}

/** Validates what was decided, for the day of the campaign or for a later one. */
export function ValidateDialog({ campaign: { id, appliance_date }, onClose, onDone }: Props) {
  const calls = usePriceUpdateCalls()
  const { run, isPending, errors } = usePricingAct({ atFields: true })
  const [values, setValues] = useState<LooseValues>({ appliance_date })
  const validate = async () => {
    const done = await run(
      () => calls.validate(id, values.appliance_date),
      ({ campaign }) => texts.validated({ day: frenchDay(campaign.appliance_date) }),
    )
    if (!done) return
    onDone()
    onClose()
  }
  return (
    <Modal
      open
      size="xs"
      title={texts.verbs.validate}
      onClose={onClose}
      actions={
        <ModalActions
          confirm={texts.verbs.validate}
          onCancel={onClose}
          loading={isPending}
          disabled={!values.appliance_date}
          onConfirm={() => void validate()}
        />
      }
    >
      <Box sx={{ display: 'grid', gap: 2, pt: 1 }}>
        <LooseFields fields={fields} values={values} errors={errors} onChange={setValues} />
        <Box sx={{ typography: 'body2', color: 'text.secondary' }}>{texts.validateHelp}</Box>
      </Box>
    </Modal>
  )
}
