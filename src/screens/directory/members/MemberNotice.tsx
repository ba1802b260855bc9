import Alert from '@mui/material/Alert'
import { memberTexts as texts } from '../../../../i18n/fr/referencing'
import { frenchDay } from '../../../../resources/schema/date-text'
import { parisDay } from '../../../../resources/schema/paris-time'
import type { Slot } from '../../../admin/form/extensions'
import { isRow } from '../../../admin/form/initial-values'
import { useEngine } from '../../../fields/engine'

/** Says of a member that it cannot order, or until when (domain §3.4). */
export const MemberNotice: Slot = ({ scope: { resource, record } }) => {
  const { registry } = useEngine()
  if (!record) return null
  const status = record[registry.association(resource, 'adherent_status_id')]
  const day = record.resignation_date
  if (Number(record.adherent_status_id) !== 1)
    return (
      <Alert severity="warning" sx={{ mb: 2 }}>
        {texts.cannotOrder(isRow(status) ? String(status.label) : '')}
      </Alert>
    )
  if (typeof day === 'string' && day > parisDay(new Date()))
    return (
      <Alert severity="info" sx={{ mb: 2 }}>
        {texts.willResign(frenchDay(day))}
      </Alert>
    )
  return null
}
