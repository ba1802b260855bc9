import Box from '@mui/material/Box'
import TextField from '@mui/material/TextField'
import { stockTexts } from '../../../i18n/fr/stock'
import { stockScreenTexts } from '../../../i18n/fr/stock-screens'
import { messages } from '../../../resources/schema/messages'
import { type Direction, voucherRules } from '../../../resources/stock/voucher'
import { labelsAbove } from '../../theme/labels-above'
import { ChoiceSelect } from '../../trade/ChoiceSelect'
import { useChoices, useSuppliers } from '../../trade/use-choices'
import { DayInput } from '../../widgets/DayInput'
import type { DraftHead } from './voucher-draft'

const texts = stockScreenTexts.voucher

interface Props {
  direction: Direction
  head: DraftHead
  onChange: (head: DraftHead) => void
  isTried: boolean
}

/** The reasons that people may give in a direction; the system's own are left to it. */
export function useReasons(direction: Direction) {
  const flux = voucherRules[direction].flux
  return useChoices('stockreason').filter((one) => !one.system && (one.flux === 'both' || one.flux === flux))
}

/** Date, reason, and for whom: the meals of an exit, the supplier of an entry. */
export function VoucherHeadForm({ direction, head, onChange, isTried }: Props) {
  const reasons = useReasons(direction)
  const meals = useChoices('mealtype')
  const clients = useChoices('clientmeal')
  const suppliers = useSuppliers()
  const set = (part: Partial<DraftHead>) => onChange({ ...head, ...part })
  const isExit = direction === 'exit'
  const needsMeals = reasons.find(({ id }) => id === head.reason_id)?.meals_required === true
  const lacksReason = isTried && isExit && head.reason_id === null
  const lacksMeals = isTried && needsMeals && !head.meals_number
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, ...labelsAbove }}>
      <Box sx={{ flex: '0 1 190px', display: 'flex' }}>
        <DayInput
          label={texts.date}
          required
          value={head.date_operation}
          onChange={(day) => set({ date_operation: day ?? '' })}
        />
      </Box>
      <ChoiceSelect
        label={texts.reason}
        value={head.reason_id}
        choices={reasons}
        required={isExit}
        error={lacksReason}
        helperText={lacksReason ? messages.required : undefined}
        onChange={(reason_id) => set({ reason_id })}
      />
      {isExit ? (
        <>
          <ChoiceSelect
            label={texts.meal}
            value={head.mealtype_id}
            choices={meals}
            onChange={(mealtype_id) => set({ mealtype_id })}
          />
          <ChoiceSelect
            label={texts.client}
            value={head.clientmeal_id}
            choices={clients}
            onChange={(clientmeal_id) => set({ clientmeal_id })}
          />
          <TextField
            size="small"
            label={texts.meals}
            value={head.meals_number}
            required={needsMeals}
            error={lacksMeals}
            helperText={lacksMeals ? stockTexts.meals : undefined}
            onChange={({ target }) => set({ meals_number: target.value.replace(/\D/g, '') })}
            slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 7 } }}
            sx={{ flex: '0 1 160px' }}
          />
        </>
      ) : (
        <ChoiceSelect
          label={texts.supplier}
          value={head.supplier_id}
          choices={suppliers}
          onChange={(supplier_id) => set({ supplier_id })}
        />
      )}
      <TextField
        size="small"
        label={texts.comment}
        value={head.comment}
        onChange={({ target }) => set({ comment: target.value })}
        slotProps={{ htmlInput: { maxLength: 2000 } }}
        sx={{ flex: '1 1 100%' }}
      />
    </Box>
  )
}
