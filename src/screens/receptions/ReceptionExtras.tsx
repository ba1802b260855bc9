import Autocomplete from '@mui/material/Autocomplete'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { euros, frenchQuantity } from '../../../i18n/fr/orders'
import { receptionScreenTexts as texts } from '../../../i18n/fr/reception-screens'
import { stockScreenTexts } from '../../../i18n/fr/stock-screens'
import type { ReceptionAnswer } from '../../../resources/receptions/answers'
import { useAllowed } from '../../fields/engine'
import { useFound, useTypeAhead } from '../../widgets/type-ahead'
import type { DraftTax, ReceptionDraft } from './draft'
import { type SupplierArticle, useReceptionCalls } from './use-reception-calls'

interface Props {
  answer: ReceptionAnswer
  draft: ReceptionDraft
  onChange: (part: Partial<ReceptionDraft>) => void
}

/** An article of the supplier that came without being ordered. */
export function ExtraArticle({ answer, draft, onChange }: Props) {
  const calls = useReceptionCalls()
  const [text, setText] = useState('')
  const supplier = answer.order.supplier_id
  const search = useFound({
    key: ['reception', 'articles', supplier],
    text,
    ask: (asked, signal) => calls.articles(supplier ?? 0, asked, signal),
    isAsked: (asked) => supplier !== null && asked.length > 1,
  })
  const isThere = (id: number) =>
    draft.lines.some((line) => line.article_id === id) || answer.lines.some((line) => line.article_id === id)
  const options = (search.answer?.data ?? []).filter(({ id }) => !isThere(id))
  const pick = (found: SupplierArticle) => {
    const price = found.price_ht?.replace(/0{1,2}$/, '').replace('.', ',') ?? ''
    const extra = {
      unit: found.Order_management?.label ?? '',
      coef_order_management: found.coef_order_management ?? '1',
      coef_billing: found.coef_billing ?? '1',
      gtin: found.gtin,
      packaging_gtin: found.packaging_gtin,
    }
    const line = { order_line_id: null, article_id: found.id, label: found.label, extra, price }
    onChange({
      lines: [
        ...draft.lines,
        { ...line, delivered: '', accepted: '', claim: false, reason: '', batch: '', best_before: null },
      ],
    })
  }
  const { isWaiting, onKeyDown } = useTypeAhead<SupplierArticle>({
    text,
    setText,
    first: search.isKnown ? (options[0] ?? null) : undefined,
    take: (found, typed) => {
      pick(found)
      return typed
    },
  })
  return (
    <Autocomplete<SupplierArticle, false, false, false>
      options={options}
      value={null}
      inputValue={text}
      autoHighlight
      loading={search.isFetching || isWaiting}
      onKeyDown={onKeyDown}
      loadingText="…"
      filterOptions={(all) => all}
      noOptionsText={
        search.asked.length > 1 ? stockScreenTexts.voucher.noOption : stockScreenTexts.voucher.typeMore
      }
      getOptionLabel={({ label }) => label}
      getOptionKey={({ id }) => id}
      onInputChange={(_, next, why) => {
        if (why !== 'reset' && why !== 'selectOption') setText(next)
      }}
      onChange={(_, found) => {
        if (!found) return
        setText('')
        pick(found)
      }}
      renderInput={(params) => <TextField {...params} size="small" label={texts.addArticle} />}
      sx={{ maxWidth: 520, my: 2 }}
    />
  )
}

const emptyTax: DraftTax = { label: '', amount: '', rate: '20' }

/** Taxes of the order that are not on the delivery note, and those that are on it alone. */
export function ReceptionTaxes({ answer, draft, onChange }: Props) {
  const may = useAllowed()
  const isRemoved = (id: number) => draft.removed_taxes.includes(id)
  const setTax = (index: number, part: Partial<DraftTax>) =>
    onChange({ taxes: draft.taxes.map((tax, at) => (at === index ? { ...tax, ...part } : tax)) })
  const give = (key: string, quantity: string) =>
    onChange({ returned: { ...draft.returned, [key]: quantity } })
  if (!answer.taxes.length && !answer.deposits.length && !may('addReceivedTax')) return null
  return (
    <Box component="section" sx={{ mb: 2 }}>
      <Box component="h2" sx={{ typography: 'h4', mb: 1 }}>
        {texts.taxes}
      </Box>
      {answer.taxes.map((tax) => (
        <Box key={tax.id} sx={{ display: 'flex', alignItems: 'center', gap: 2, minHeight: 44 }}>
          <Box sx={{ flex: '0 1 320px', textDecoration: isRemoved(tax.id) ? 'line-through' : 'none' }}>
            {tax.label}
          </Box>
          <Box sx={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>{euros(tax.amount_ht)}</Box>
          {may('deleteReceivedTax') && (
            <Button
              size="small"
              onClick={() =>
                onChange({
                  removed_taxes: isRemoved(tax.id)
                    ? draft.removed_taxes.filter((id) => id !== tax.id)
                    : [...draft.removed_taxes, tax.id],
                })
              }
            >
              {isRemoved(tax.id) ? texts.taxKept : texts.taxRemoved}
            </Button>
          )}
        </Box>
      ))}
      {answer.deposits.map(({ label, unit_amount, quantity }) => {
        const key = `${label}|${unit_amount}`
        return (
          <Box
            key={key}
            sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, minHeight: 48 }}
          >
            <Box sx={{ flex: '0 1 320px' }}>
              {texts.toReturn({ label, quantity: frenchQuantity(quantity), amount: euros(unit_amount) })}
            </Box>
            {may('addReceivedTax') && (
              <TextField
                size="small"
                label={texts.returned}
                value={draft.returned?.[key] ?? ''}
                onChange={({ target }) => give(key, target.value)}
                slotProps={{
                  htmlInput: { inputMode: 'decimal', 'aria-label': `${texts.returned}, ${label}` },
                }}
                sx={{ width: 130 }}
              />
            )}
          </Box>
        )
      })}
      {draft.taxes.map((tax, index) => (
        <Box key={index} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, my: 1 }}>
          <TextField
            size="small"
            label={texts.taxLabel}
            value={tax.label}
            onChange={({ target }) => setTax(index, { label: target.value })}
            sx={{ flex: '1 1 220px', maxWidth: 320 }}
          />
          <TextField
            size="small"
            label={texts.taxAmount}
            value={tax.amount}
            onChange={({ target }) => setTax(index, { amount: target.value })}
            slotProps={{ htmlInput: { inputMode: 'decimal' } }}
            sx={{ width: 130 }}
          />
          <TextField
            size="small"
            label={texts.taxRate}
            value={tax.rate}
            onChange={({ target }) => setTax(index, { rate: target.value })}
            slotProps={{ htmlInput: { inputMode: 'decimal' } }}
            sx={{ width: 100 }}
          />
          <Button onClick={() => onChange({ taxes: draft.taxes.filter((_, at) => at !== index) })}>
            {texts.taxRemoved}
          </Button>
        </Box>
      ))}
      {may('addReceivedTax') && (
        <Button
          size="small"
          sx={{ ml: -1.25 }}
          onClick={() => onChange({ taxes: [...draft.taxes, emptyTax] })}
        >
          {texts.addTax}
        </Button>
      )}
    </Box>
  )
}
