import Alert from '@mui/material/Alert'
import { useGetOne } from 'react-admin'
import { memberTexts as texts } from '../../../../i18n/fr/referencing'
import { mayOrder } from '../../../../resources/directory/may-order'
import { frenchDay } from '../../../../resources/schema/date-text'
import type { RowOf } from '../../../../resources/schema/infer'
import { parisDay } from '../../../../resources/schema/paris-time'
import type { adherentstatus } from '../../../../resources/settings/establishments'
import type { Slot } from '../../../admin/form/extensions'

type Standing = RowOf<typeof adherentstatus, 'id' | 'label' | 'can_order'>

/** Says of a member that it cannot order, or until when (domain §3.4). */
export const MemberNotice: Slot = ({ scope: { record } }) => {
  const id = Number(record?.adherent_status_id)
  const { data: standing } = useGetOne<Standing>('adherentstatus', { id }, { enabled: id > 0 })
  if (!record || !standing) return null
  const day = typeof record.resignation_date === 'string' ? record.resignation_date : null
  const { label } = standing
  const can_order = standing.can_order === true
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
