import { useWatch } from 'react-hook-form'
import type { Slot } from '../../../admin/form/extensions'
import { calendarTerms } from './calendar-terms'
import { NextDeliveries } from './NextDeliveries'

/** The deliveries that follow from the terms as they stand in the form, or as they are kept when it is only read. */
export const DeliverySlot: Slot = ({ scope: { record, isLocked } }) =>
  isLocked ? (
    <NextDeliveries terms={calendarTerms(record?.terms, record?.closing_periods, record?.Address)} />
  ) : (
    <TypedDeliveries />
  )

function TypedDeliveries() {
  const [terms, closings, address] = useWatch({ name: ['terms', 'closing_periods', 'Address'] })
  return <NextDeliveries terms={calendarTerms(terms, closings, address)} />
}
