import Block from '@mui/icons-material/BlockOutlined'
import Reactivate from '@mui/icons-material/RestartAltOutlined'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { useDataProvider } from 'react-admin'
import { userTexts as texts } from '../../../../i18n/fr/people'
import { handOver } from '../../../../resources/orders/hand-over-endpoints'
import type { ReadRow } from '../../../../resources/schema/unknown-row'
import { StruckNotice } from '../../../admin/struck/StruckNotice'
import { useEndpoints } from '../../../fields/endpoints'
import { ConfirmDialog } from '../../../widgets/ConfirmDialog'
import { useAct } from '../../../widgets/use-act'
import { inactive } from './user-row'
import { WaitingOrders } from './WaitingOrders'

type Props = { record: ReadRow; name: string; onChanged: (saved: ReadRow) => void }

/** Closes an account after asking, or opens it again. */
export function StatusButton({ record, name, onChanged }: Props) {
  const dataProvider = useDataProvider()
  const { run, isPending } = useAct()
  const [isAsking, setAsking] = useState(false)
  const calls = useEndpoints(handOver)
  const [to, setTo] = useState<number>()
  const isInactive = record.status_id === inactive

  const change = (status_id: number, said: string) =>
    run(
      async () => {
        if (status_id === inactive && to) await calls.pass({ id: Number(record.id), to })
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
        {isAsking && <StruckNotice model="user" ids={[Number(record.id)]} />}
        {isAsking && <WaitingOrders id={Number(record.id)} to={to} onTo={setTo} />}
      </ConfirmDialog>
    </>
  )
}
