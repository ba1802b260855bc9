import Block from '@mui/icons-material/BlockOutlined'
import Reactivate from '@mui/icons-material/RestartAltOutlined'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useDataProvider } from 'react-admin'
import { euros, handOverTexts } from '../../../../i18n/fr/orders'
import { userTexts as texts } from '../../../../i18n/fr/people'
import type { WaitingAnswer } from '../../../../resources/orders/inbox-answer'
import type { Row } from '../../../admin/form/form-scope'
import { useEngine } from '../../../fields/engine'
import { ConfirmDialog } from '../../../widgets/ConfirmDialog'
import { useAct } from '../../../widgets/use-act'
import { inactive } from './user-row'

type Props = { record: Row; name: string; onChanged: (saved: Row) => void }

/** Closes an account after asking, or opens it again. */
export function StatusButton({ record, name, onChanged }: Props) {
  const dataProvider = useDataProvider()
  const { run, isPending } = useAct()
  const [isAsking, setAsking] = useState(false)
  const { http } = useEngine()
  const [to, setTo] = useState<number>()
  const { data: waiting } = useQuery({
    queryKey: ['orders', 'waiting-for', record.id],
    queryFn: ({ signal }) => http.get<WaitingAnswer>(`/order/waiting-for/${record.id}`, { signal }),
    enabled: isAsking,
  })
  const isInactive = record.status_id === inactive

  const change = (status_id: number, said: string) =>
    run(
      async () => {
        if (status_id === inactive && to) await http.post(`/order/waiting-for/${record.id}/hand-over`, { to })
        const previousData = { ...record, id: Number(record.id) }
        const data = { status_id, lock_version: record.lock_version }
        return dataProvider.update('user', { id: previousData.id, data, previousData })
      },
      said,
      {
        after: ({ data }) => {
          setAsking(false)
          onChanged(data)
        },
      },
    )

  if (isInactive)
    return (
      <Button
        color="inherit"
        startIcon={<Reactivate />}
        loading={isPending}
        onClick={() => change(1, texts.reactivated)}
      >
        {texts.reactivate}
      </Button>
    )
  return (
    <>
      <Button color="inherit" startIcon={<Block />} onClick={() => setAsking(true)}>
        {texts.deactivate}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={texts.deactivateTitle({ name })}
        confirmLabel={texts.deactivate}
        dangerous
        pending={isPending}
        onConfirm={() => void change(inactive, texts.deactivated)}
        onClose={() => setAsking(false)}
      >
        {texts.deactivateText}
        {waiting && waiting.orders.length > 0 && (
          <Box sx={{ mt: 2 }}>
            <Alert severity="warning">
              {handOverTexts.waitingFor({ smart_count: waiting.orders.length })}
              <Box component="ul" sx={{ m: 0, mt: 1, pl: 2.5 }}>
                {waiting.orders.map(({ id, number, supplier, order_total_ht }) => (
                  <li key={id}>{`${number} – ${supplier}, ${euros(order_total_ht)} HT`}</li>
                ))}
              </Box>
            </Alert>
            {waiting.takers.length > 0 && (
              <TextField
                select
                fullWidth
                size="small"
                label={handOverTexts.takesOver}
                helperText={handOverTexts.takesOverHelp}
                value={to ?? ''}
                onChange={({ target }) => setTo(Number(target.value) || undefined)}
                sx={{ mt: 2 }}
              >
                <MenuItem value="">{handOverTexts.byRule}</MenuItem>
                {waiting.takers.map(({ id, first_name, last_name }) => (
                  <MenuItem key={id} value={id}>{`${first_name} ${last_name}`}</MenuItem>
                ))}
              </TextField>
            )}
          </Box>
        )}
      </ConfirmDialog>
    </>
  )
}
