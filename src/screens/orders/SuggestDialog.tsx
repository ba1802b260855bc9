import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import { useState } from 'react'
import { toolTexts as texts } from '../../../i18n/fr/cart-tools'
import { quantityWords } from '../../../i18n/fr/orders'
import type { OrderAnswer } from '../../../resources/orders/answers'
import { compareDecimals } from '../../../resources/schema/decimal-text'
import { exact, rounded } from '../../../resources/schema/exact'
import { SpanSelect, usualSpan } from '../../trade/SpanSelect'
import { ErrorState } from '../../widgets/ErrorState'
import { Modal } from '../../widgets/Modal'
import { ModalActions } from '../../widgets/ModalActions'
import { TableSkeleton } from '../../widgets/TableSkeleton'
import { type Suggestion, useSuggestions } from './use-suggestions'

function Row({
  of: { habit, quantity },
  isTaken,
  onToggle,
}: {
  of: Suggestion
  isTaken: boolean
  onToggle: () => void
}) {
  const facts = [
    texts.suggestFact({ weekly: quantityWords(rounded(exact(habit.average_week), 1), habit.unit) }),
    compareDecimals(quantity, '0') > 0 && texts.inCart({ quantity: quantityWords(quantity, habit.unit) }),
  ]
  return (
    <Box
      component="li"
      sx={{ display: 'flex', alignItems: 'center', gap: 1, py: 0.5, borderTop: 1, borderColor: 'divider' }}
    >
      <Checkbox
        checked={isTaken}
        onChange={onToggle}
        slotProps={{ input: { 'aria-label': texts.take({ label: habit.label }) } }}
      />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box sx={{ fontWeight: 600 }}>{habit.label}</Box>
        <Box sx={{ typography: 'body2', color: 'text.secondary' }}>{facts.filter(Boolean).join(' · ')}</Box>
      </Box>
      <Box sx={{ fontWeight: 600, whiteSpace: 'nowrap' }}>
        {quantityWords(habit.suggested_quantity, habit.unit)}
      </Box>
    </Box>
  )
}

interface Props {
  order: OrderAnswer
  supplier: number
  onClose: () => void
}

/** « Quantités suggérées »: what habits would order of this supplier, taken by the line (domain §5.10). */
export function SuggestDialog({ order, supplier, onClose }: Props) {
  const [days, setDays] = useState(usualSpan)
  const [left, setLeft] = useState<readonly number[]>([])
  const { suggestions, weeks, take, isPending, error, retry } = useSuggestions(order, supplier, days)
  const chosen = (suggestions ?? []).filter(({ habit }) => !left.includes(habit.article_id))
  const toggle = (id: number) => setLeft(left.includes(id) ? left.filter((one) => one !== id) : [...left, id])
  const confirm = () => take(chosen, onClose)
  return (
    <Modal
      open
      title={texts.suggest}
      onClose={onClose}
      actions={
        <ModalActions
          confirm={texts.takeSuggested({ smart_count: chosen.length })}
          onCancel={onClose}
          disabled={chosen.length === 0}
          loading={isPending}
          onConfirm={() => void confirm()}
        />
      }
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, pt: 1, mb: 2 }}>
        <SpanSelect value={days} onChange={setDays} />
        <Box sx={{ flex: '1 1 220px', typography: 'body2', color: 'text.secondary' }}>
          {weeks !== undefined && texts.suggestText({ smart_count: weeks })}
        </Box>
      </Box>
      {error && <ErrorState text={error.message} onRetry={retry} />}
      {!suggestions && !error && <TableSkeleton rows={4} columns={2} />}
      {suggestions?.length === 0 && <p>{texts.suggestNone}</p>}
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {suggestions?.map((one) => (
          <Row
            key={one.habit.article_id}
            of={one}
            isTaken={!left.includes(one.habit.article_id)}
            onToggle={() => toggle(one.habit.article_id)}
          />
        ))}
      </Box>
    </Modal>
  )
}
