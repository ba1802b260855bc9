import Button from '@mui/material/Button'
import { useState } from 'react'
import { rebateScreenTexts as texts } from '../../../i18n/fr/rebate-screens'
import type { RfaPage } from '../../../resources/rebates/answers'
import { rebateEndpoints } from '../../../resources/rebates/endpoints'
import { priceText } from '../../../resources/schema/decimal-text'
import { pathOf } from '../../../resources/schema/endpoint'
import { f } from '../../../resources/schema/f'
import { parisDay } from '../../../resources/schema/paris-time'
import { AskDialog } from '../../admin/form/AskDialog'
import type { LooseValues } from '../../admin/form/LooseFields'
import { PaperButton } from '../../trade/PaperButton'
import { useRebateAct, useRebateCalls } from './use-rebates'

const billing = { invoice_number: f.text({ label: texts.number, required: true, max: 40 }) } as const
const paying = {
  paid_on: f.date({ label: texts.day, required: true }),
  amount_ht: f.money({ label: texts.payment, required: true, min: 0.01 }),
  reference: f.text({ label: texts.reference, max: 60 }),
} as const

/** What may be done with a settlement: reckon it again, invoice it, record what was paid; and its paper. */
export function SettlementActions({ page }: { page: RfaPage }) {
  const { id, status, amount_ht } = page
  const calls = useRebateCalls()
  const { run, isPending, errors } = useRebateAct({ atFields: true })
  const [open, ask] = useState<'bill' | 'pay'>()
  const close = () => ask(undefined)
  const bill = ({ invoice_number }: LooseValues) =>
    run(() => calls.invoice({ id, invoice_number: String(invoice_number) }), texts.billed, { after: close })
  const pay = ({ paid_on, amount_ht: amount, reference }: LooseValues) =>
    run(
      () =>
        calls.pay({
          id,
          ...{ paid_on: String(paid_on), amount_ht: String(amount) },
          reference: reference ? String(reference) : null,
        }),
      texts.payed,
      { after: close },
    )
  const shared = { errors, isPending, onClose: close }
  return (
    <>
      {status === 'computed' && amount_ht !== '0.00' && (
        <Button variant="contained" onClick={() => ask('bill')}>
          {texts.bill}
        </Button>
      )}
      {status === 'invoiced' && (
        <Button variant="contained" onClick={() => ask('pay')}>
          {texts.pay}
        </Button>
      )}
      <PaperButton
        path={pathOf(rebateEndpoints.pdf, { id })}
        filename={`rfa-${page.year}-${id}.pdf`}
        label={texts.pdf}
      />
      {status === 'computed' && (
        <Button loading={isPending} onClick={() => void run(() => calls.recompute({ id }), texts.recomputed)}>
          {texts.recompute}
        </Button>
      )}
      {open === 'bill' && (
        <AskDialog
          {...shared}
          title={texts.billTitle}
          confirm={texts.bill}
          text={texts.billText({ amount: priceText(amount_ht) })}
          warnings={[
            ...(page.isYearOver ? [] : [texts.billEarly]),
            ...(page.awaited ? [texts.billAwaited({ smart_count: page.awaited })] : []),
          ]}
          fields={billing}
          required={['invoice_number']}
          onConfirm={(values) => void bill(values)}
        />
      )}
      {open === 'pay' && (
        <AskDialog
          {...shared}
          title={texts.payTitle}
          confirm={texts.pay}
          fields={paying}
          required={['paid_on', 'amount_ht']}
          start={{ paid_on: parisDay(new Date()), amount_ht: page.left_ht }}
          onConfirm={(values) => void pay(values)}
        />
      )}
    </>
  )
}
