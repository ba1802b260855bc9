import Alert from '@mui/material/Alert'
import { useGetOne } from 'react-admin'
import { memberTexts as texts } from '../../../../i18n/fr/referencing'
import { mayOrder } from '../../../../resources/directory/may-order'
import { frenchDay } from '../../../../resources/schema/date-text'
import { parisDay } from '../../../../resources/schema/paris-time'
import type { Slot } from '../../../admin/form/extensions'

interface Standing {
  id: number
  label: string
  can_order: boolean
}

/** Says of a member that it cannot order, or until when (domain §3.4). */
export const MemberNotice: Slot = ({ scope: { record } }) => {
  const id = Number(record?.adherent_status_id)
  const { data: standing } = useGetOne<Standing>('adherentstatus', { id }, { enabled: id > 0 })
  if (!record || !standing) return null
  const day = typeof record.resignation_date === 'string' ? record.resignation_date : null
  const { can_order, label } = standing
  const membership = { can_order, adherent_status_id: id, resignation_date: day }
  if (!mayOrder(membership, { today: parisDay(new Date()) }))
    return (
      <Alert severity="warning" sx={{ mb: 2 }}>
        {texts.cannotOrder({ status: label })}
      </Alert>
    )
  if (!can_order && day !== null)
    return (
      <Alert severity="info" sx={{ mb: 2 }}>
        {texts.willResign({ day: frenchDay(day) })}
      </Alert>
    )
  return null
}
