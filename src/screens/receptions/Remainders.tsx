import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import Paper from '@mui/material/Paper'
import TextField from '@mui/material/TextField'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { quantityWords } from '../../../i18n/fr/orders'
import { receptionScreenTexts as texts } from '../../../i18n/fr/reception-screens'
import { remainders } from '../../../resources/receptions/remainder-endpoints'
import { frenchDay } from '../../../resources/schema/date-text'
import { useAnswer, useEndpoints } from '../../fields/endpoints'
import { useAllowed } from '../../fields/engine'
import { Modal } from '../../widgets/Modal'
import { ModalActions } from '../../widgets/ModalActions'
import { useAct } from '../../widgets/use-act'

/** « Reliquats », for who receives. */
export const Remainders = () => (useAllowed()('receiveOrder') ? <RemainderList /> : null)

/** What is still expected of orders that came in part, closed many at once. */
function RemainderList() {
  const calls = useEndpoints(remainders)
  const queries = useQueryClient()
  const may = useAllowed()
  const { run, isPending } = useAct()
  const [chosen, setChosen] = useState<readonly number[]>([])
  const [reason, setReason] = useState<string>()
  const { data } = useAnswer(remainders.list, {})
  const rows = data?.data ?? []
  if (!rows.length) return null
  const mayClose = may('deleteReceivedArticle')
  const toggle = (id: number) =>
    setChosen(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id])
  const close = () =>
    run(() => calls.close({ lines: [...chosen], reason: reason ?? '' }), texts.remaindersClosed, {
      after: () => {
        setChosen([])
        setReason(undefined)
        void queries.invalidateQueries({ queryKey: [remainders.list.tag] })
      },
    })
  return (
    <Paper component="section" variant="outlined" sx={{ p: 2, mt: 3 }}>
      <Box component="h2" sx={{ typography: 'h4', m: 0, mb: 1 }}>
        {texts.remainders}
      </Box>
      {rows.map(({ id, label, left, unit, number, supplier, ask_delivery_date }) => (
        <Box key={id} sx={{ display: 'flex', alignItems: 'center', minHeight: 48 }}>
          <FormControlLabel
            disabled={!mayClose}
            control={<Checkbox checked={chosen.includes(id)} onChange={() => toggle(id)} />}
            label={
              <>
                {label} <strong>{quantityWords(left, unit)}</strong>
                <Box component="span" sx={{ display: 'block', typography: 'body2', color: 'text.secondary' }}>
                  {[number, supplier, ask_delivery_date && frenchDay(ask_delivery_date)]
                    .filter(Boolean)
                    .join(' · ')}
                </Box>
              </>
            }
          />
        </Box>
      ))}
      {mayClose && (
        <Button
          variant="contained"
          disabled={!chosen.length}
          onClick={() => setReason('')}
          sx={{ mt: 1, minHeight: 44 }}
        >
          {texts.closeChosen}
        </Button>
      )}
      {reason !== undefined && (
        <Modal
          open
          size="xs"
          title={texts.closeChosen}
          onClose={() => setReason(undefined)}
          actions={
            <ModalActions
              confirm={texts.remainderClosed}
              onCancel={() => setReason(undefined)}
              loading={isPending}
              disabled={reason.trim().length < 3}
              onConfirm={() => void close()}
            />
          }
        >
          <TextField
            autoFocus
            required
            fullWidth
            size="small"
            label={texts.why}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
            slotProps={{ htmlInput: { maxLength: 255 } }}
            sx={{ mt: 1 }}
          />
        </Modal>
      )}
    </Paper>
  )
}
