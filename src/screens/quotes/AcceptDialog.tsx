import Box from '@mui/material/Box'
import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormLabel from '@mui/material/FormLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import TextField from '@mui/material/TextField'
import { useId, useState } from 'react'
import { eurosNet } from '../../../i18n/fr/orders'
import { quoteScreenTexts as texts } from '../../../i18n/fr/quote-screens'
import type { QuoteLineAnswer, QuotePageAnswer } from '../../../resources/quotes/answers'
import type { QuoteMakes } from '../../../resources/quotes/endpoints'
import { Modal } from '../../widgets/Modal'
import { ModalActions } from '../../widgets/ModalActions'
import { useQuoteAct, useQuoteCalls } from './use-quotes'

interface Props {
  page: QuotePageAnswer
  line: QuoteLineAnswer
  onClose: () => void
  onDone: () => void
}

const makes = ['product', 'cart', 'none'] as const

/** Accepts a quote: what becomes of it is chosen here. */
export function AcceptDialog({ page, line, onClose, onDone }: Props) {
  const calls = useQuoteCalls()
  const { run, isPending, errors } = useQuoteAct({ atFields: true })
  const [make, setMake] = useState<QuoteMakes>(page.acts.includes('product') ? 'product' : 'none')
  const [label, setLabel] = useState(page.label)
  const id = useId()
  const accept = async () => {
    const body = { line_id: line.id, make, ...(make === 'none' ? {} : { label }) }
    if (!(await run(() => calls.accept({ id: page.id, ...body }), texts.accepted))) return
    onDone()
    onClose()
  }
  const ofLabel = errors.find(({ name }) => name === 'label')?.message
  const others = errors.filter(({ name }) => name !== 'label')
  return (
    <Modal
      open
      size="xs"
      title={texts.acceptTitle({ name: line.supplier })}
      onClose={onClose}
      actions={
        <ModalActions
          confirm={texts.accept}
          onCancel={onClose}
          loading={isPending}
          disabled={make !== 'none' && !label.trim()}
          onConfirm={() => void accept()}
        />
      }
    >
      <Box sx={{ display: 'grid', gap: 2 }}>
        <Box>
          <b>{eurosNet(line.amount_ht ?? '0')}</b>
          <Box sx={{ typography: 'body2', color: 'text.secondary' }}>{texts.acceptText}</Box>
        </Box>
        <FormControl>
          <FormLabel id={id}>{texts.make}</FormLabel>
          <RadioGroup
            aria-labelledby={id}
            value={make}
            onChange={({ target }) => setMake(makes.find((one) => one === target.value) ?? 'none')}
          >
            {makes
              .filter((one) => one === 'none' || page.acts.includes(one))
              .map((one) => (
                <FormControlLabel key={one} value={one} control={<Radio />} label={texts.makes[one]} />
              ))}
          </RadioGroup>
        </FormControl>
        {make !== 'none' && (
          <TextField
            label={texts.productLabel}
            value={label}
            error={Boolean(ofLabel)}
            helperText={ofLabel}
            onChange={({ target }) => setLabel(target.value)}
            slotProps={{ htmlInput: { maxLength: 100 } }}
          />
        )}
        {others.map(({ name, message }) => (
          <Box key={name} role="alert" sx={{ color: 'error.main' }}>
            {message}
          </Box>
        ))}
      </Box>
    </Modal>
  )
}
