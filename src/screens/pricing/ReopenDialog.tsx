import Box from '@mui/material/Box'
import { useState } from 'react'
import { priceUpdateTexts as texts } from '../../../i18n/fr/price-updates'
import type { AskedAnswer } from '../../../resources/pricing/answers'
import { f } from '../../../resources/schema/f'
import { LooseFields, type LooseValues } from '../../admin/form/LooseFields'
import { Modal } from '../../widgets/Modal'
import { ModalActions } from '../../widgets/ModalActions'
import { usePriceUpdateCalls, usePricingAct } from './use-pricing'

const fields = { until: f.dateTime({ label: "Jusqu'au", required: true }) } as const

interface Props {
  campaignId: number
  asked: AskedAnswer
  onClose: () => void
}

/** Lets one late supplier answer until a moment. */
export function ReopenDialog({ campaignId, asked, onClose }: Props) {
  const calls = usePriceUpdateCalls()
  const { run, isPending, errors } = usePricingAct({ atFields: true })
  const [values, setValues] = useState<LooseValues>({})
  const reopen = () =>
    run(() => calls.reopen(campaignId, asked.id, values.until), texts.reopened, { after: onClose })
  return (
    <Modal
      open
      size="xs"
      title={texts.reopenFor({ name: asked.name })}
      onClose={onClose}
      actions={
        <ModalActions
          confirm={texts.reopen}
          onCancel={onClose}
          loading={isPending}
          disabled={!values.until}
          onConfirm={() => void reopen()}
        />
      }
    >
      <Box sx={{ display: 'grid', gap: 2, pt: 1 }}>
        <LooseFields fields={fields} values={values} errors={errors} onChange={setValues} />
        <Box sx={{ typography: 'body2', color: 'text.secondary' }}>{texts.reopenText}</Box>
      </Box>
    </Modal>
  )
}
