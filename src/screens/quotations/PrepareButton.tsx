import Button from '@mui/material/Button'
import { Link } from 'react-router'
import { quotationTexts as texts } from '../../../i18n/fr/quotation-tracking'
import type { TrackedFamily } from '../../../resources/pricing/quotation-answers'
import { frenchDay } from '../../../resources/schema/date-text'
import { createPath } from '../../admin/paths'
import { useRights } from '../../admin/use-rights'
import { useEngine } from '../../fields/engine'

/** Opens a new campaign of the family on the day that its rating proposes (domain §10.1). */
export function PrepareButton({ family, today }: { family: TrackedFamily; today: string }) {
  const resource = useEngine().registry.get('price_update')
  const rights = useRights(resource)
  if (!rights.create || family.campaign) return null
  const day = family.next_proposed && family.next_proposed > today ? family.next_proposed : undefined
  const start = {
    family_ids: [family.id],
    label: texts.campaignLabel({ family: family.label, day: frenchDay(day ?? today) }),
    ...(day && { appliance_date: day }),
  }
  return (
    <Button
      component={Link}
      to={createPath(resource)}
      state={{ start }}
      size="small"
      variant="outlined"
      aria-label={texts.prepareOf({ family: family.label })}
    >
      {texts.prepare}
    </Button>
  )
}
