import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import { useState } from 'react'
import { priceUpdateTexts as texts } from '../../../i18n/fr/price-updates'
import type { GridLine } from '../../../resources/pricing/answers'
import { priceUpdateLine } from '../../../resources/pricing/price-update-response'
import type { PriceDecision } from '../../../resources/pricing/states'
import { priceText } from '../../../resources/schema/decimal-text'
import { lowPrices } from '../../../resources/trade/low-price'
import { LooseFields, type LooseValues } from '../../admin/form/LooseFields'
import { Modal } from '../../widgets/Modal'
import { ModalActions } from '../../widgets/ModalActions'
import { PriceGap } from './PriceGap'
import { usePriceUpdateCalls, usePricingAct } from './use-pricing'

const { decision, decided_quotation, decision_reason } = priceUpdateLine.fields

interface Props {
  campaignId: number
  line: GridLine
  supplier: string
  onClose: () => void
}

/** Decides of one price: accepted, refused, or negotiated at another one, with its reason. */
export function DecisionDialog({ campaignId, line, supplier, onClose }: Props) {
  const calls = usePriceUpdateCalls()
  const { run, isPending, errors } = usePricingAct({ atFields: true })
  const [values, setValues] = useState<LooseValues>({
    decision: line.decision === 'pending' ? 'accepted' : line.decision,
    decided_quotation: line.decided_quotation,
    reason: line.decision_reason,
  })
  const isNegotiated = values.decision === 'negotiated'
  const fields = {
    decision,
    ...(isNegotiated && { decided_quotation: { ...decided_quotation, required: true } }),
    reason: decision_reason,
  }
  const save = () =>
    run(
      () =>
        calls.decide({
          id: campaignId,
          lines: [
            {
              id: line.id,
              lock_version: line.lock_version,
              decision: values.decision as PriceDecision,
              decided_quotation: isNegotiated ? ((values.decided_quotation as string | null) ?? null) : null,
              reason: (values.reason as string | null) ?? null,
            },
          ],
        }),
      texts.decided,
      { after: onClose },
    )
  return (
    <Modal
      open
      size="xs"
      title={texts.decideOf({ article: line.article, supplier })}
      onClose={onClose}
      actions={
        <ModalActions
          confirm={texts.decide}
          onCancel={onClose}
          loading={isPending}
          onConfirm={() => void save()}
        />
      }
    >
      <Box sx={{ display: 'grid', gap: 2, pt: 1 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
          <span>
            {texts.last} : {line.last_quotation === null ? '–' : priceText(line.last_quotation)}
          </span>
          <PriceGap of={line} withPrice />
        </Box>
        {line.low && <Alert severity="warning">{texts.lowAsked({ what: lowPrices[line.low] })}</Alert>}
        {line.over && <Alert severity="warning">{texts.over}</Alert>}
        <LooseFields
          fields={fields}
          values={values}
          errors={errors.map((one) => ({ ...one, name: one.name.replace('lines.0.', '') }))}
          onChange={setValues}
        />
      </Box>
    </Modal>
  )
}
