import { useState } from 'react'
import { negotiationTexts as texts } from '../../../i18n/fr/negotiation'
import type { TenderPageAnswer } from '../../../resources/tenders/answers'
import { tenderJudgement } from '../../../resources/tenders/judgement-endpoints'
import { roundFields } from '../../../resources/tenders/rounds'
import { AskDialog } from '../../admin/form/AskDialog'
import { asDeclared, type LooseValues, said } from '../../admin/form/LooseFields'
import { useEndpoints } from '../../fields/endpoints'
import { MultiSelect } from '../../widgets/MultiSelect'
import { useTenderAct } from './use-tenders'

/** Asks suppliers for better prices on lots, until a moment. */
export function NegotiationDialog({ page, onClose }: { page: TenderPageAnswer; onClose: () => void }) {
  const { tender, lots, responses } = page
  const calls = useEndpoints(tenderJudgement)
  const { run, isPending, errors } = useTenderAct({ atFields: true })
  const [lotIds, chooseLots] = useState(() => lots.map(({ id }) => id))
  const [supplierIds, chooseSuppliers] = useState(() => responses.data.map((one) => one.supplier_id))
  const errorOf = (name: string) => errors.find((one) => one.name === name)?.message
  const open = (values: LooseValues) =>
    run(
      () =>
        calls.negotiate({
          id: tender.id,
          ...asDeclared(roundFields, said(values)),
          lot_ids: lotIds,
          supplier_ids: supplierIds,
        }),
      texts.opened,
      { after: onClose },
    )
  return (
    <AskDialog
      title={texts.title}
      confirm={texts.open}
      fields={roundFields}
      required={['deadline']}
      errors={errors}
      help={texts.messageHelp}
      isPending={isPending}
      isLacking={!lotIds.length || !supplierIds.length}
      onClose={onClose}
      onConfirm={(values) => void open(values)}
    >
      <MultiSelect
        label={texts.lots}
        required
        options={lots.map(({ id, lot_number, label }) => ({
          value: id,
          label: `${lot_number} – ${label}`,
        }))}
        value={lotIds}
        onChange={chooseLots}
        error={errorOf('lot_ids') !== undefined}
        helperText={errorOf('lot_ids')}
      />
      <MultiSelect
        label={texts.suppliers}
        required
        options={responses.data.map(({ supplier_id, supplier }) => ({
          value: supplier_id,
          label: supplier,
        }))}
        value={supplierIds}
        onChange={chooseSuppliers}
        error={errorOf('supplier_ids') !== undefined}
        helperText={errorOf('supplier_ids')}
      />
    </AskDialog>
  )
}
