import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import TextField from '@mui/material/TextField'
import { quantityWords } from '../../../i18n/fr/orders'
import { receptionScreenTexts as texts } from '../../../i18n/fr/reception-screens'
import type { ReceptionAnswer } from '../../../resources/receptions/answers'
import { decimalText } from '../../../resources/schema/decimal-text'
import { Modal } from '../../widgets/Modal'
import { ModalActions } from '../../widgets/ModalActions'
import { draftTotals, isNothing, type ReceptionDraft } from './draft'
import { expectedLines, overLines } from './draft-remainder'
import { ReceptionSums } from './ReceptionSums'

interface Props {
  answer: ReceptionAnswer
  draft: ReceptionDraft
  isPending: boolean
  progress?: string
  onChange: (part: Partial<ReceptionDraft>) => void
  onSign: () => void
  onClose: () => void
}

const chosenOf = ({ lines }: ReceptionDraft, id: number) =>
  lines.find((line) => line.order_line_id === id)?.remainder

/** What is asked before signing: the remainder, what is above the tolerance. */
export function SignDialog({ answer, draft, isPending, progress, onChange, onSign, onClose }: Props) {
  const over = overLines(answer, draft)
  const totals = draftTotals(answer, draft.lines)
  const expected = expectedLines(answer, draft)
  const nothing = isNothing(draft.lines)
  const set = (id: number, remainder: ReceptionDraft['remainder']) =>
    onChange({
      lines: draft.lines.map((line) => (line.order_line_id === id ? { ...line, remainder } : line)),
    })
  return (
    <Modal
      open
      size="xs"
      title={texts.signTitle}
      onClose={onClose}
      actions={
        <ModalActions
          confirm={texts.sign}
          onCancel={onClose}
          loading={isPending}
          disabled={(over.length > 0 && !draft.confirm_over) || (nothing && !draft.why?.trim())}
          onConfirm={onSign}
        />
      }
    >
      <ReceptionSums sums={totals} />
      {nothing && (
        <>
          <Alert severity="warning" sx={{ mt: 2 }}>
            {texts.nothingCame}
          </Alert>
          <TextField
            fullWidth
            required
            size="small"
            label={texts.why}
            value={draft.why ?? ''}
            slotProps={{ htmlInput: { maxLength: 255 } }}
            onChange={({ target }) => onChange({ why: target.value })}
            sx={{ mt: 2 }}
          />
        </>
      )}
      {!nothing && expected.length > 0 && (
        <Box sx={{ mt: 2 }}>
          <Box id="remainder" sx={{ fontWeight: 600 }}>
            {texts.remainder}
          </Box>
          <RadioGroup
            aria-labelledby="remainder"
            value={draft.remainder}
            onChange={(_, remainder) =>
              onChange({
                remainder: remainder === 'expected' ? 'expected' : 'closed',
                lines: draft.lines.map(({ remainder: _, ...line }) => line),
              })
            }
          >
            <FormControlLabel value="expected" control={<Radio />} label={texts.remainderExpected} />
            <FormControlLabel value="closed" control={<Radio />} label={texts.remainderClosed} />
          </RadioGroup>
          {expected.length > 1 &&
            expected.map(({ line, left }) => (
              <Box key={line.id} sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 44 }}>
                <Box sx={{ flex: 1 }}>
                  {line.label} <span className="quiet">{quantityWords(left, line.unit)}</span>
                </Box>
                <FormControlLabel
                  control={
                    <Checkbox
                      checked={(chosenOf(draft, line.id) ?? draft.remainder) === 'closed'}
                      onChange={(_, isClosed) => set(line.id, isClosed ? 'closed' : 'expected')}
                    />
                  }
                  label={texts.closed}
                />
              </Box>
            ))}
        </Box>
      )}
      {over.length > 0 && (
        <Alert severity="warning" sx={{ mt: 2 }}>
          {over.map(({ label, pct }) => (
            <div key={label}>{texts.over({ label, pct: decimalText(pct) })}</div>
          ))}
          <FormControlLabel
            control={
              <Checkbox
                checked={draft.confirm_over}
                onChange={(_, confirm_over) => onChange({ confirm_over })}
              />
            }
            label={texts.confirmOver}
          />
        </Alert>
      )}
      {progress && (
        <Alert severity="info" role="status" sx={{ mt: 2 }}>
          {progress}
        </Alert>
      )}
      {answer.has_stock && <Box sx={{ mt: 2, color: 'text.secondary' }}>{texts.stock}</Box>}
    </Modal>
  )
}
