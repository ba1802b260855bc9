import { rowViewTexts as texts } from '../../i18n/fr/row-views'
import type { CartAnswer } from '../../resources/orders/answers'
import { refusedStatuses } from '../../resources/orders/states'
import type { PriceRequestHead } from '../../resources/pricing/request-answers'
import { isAwaited } from '../../resources/revenues/states'
import type { ConsultationHead } from '../../resources/tenders/consultation-answers'

/** A part of the rows that a call answers, named in the address of their screen: `?view=to-answer`. */
export interface RowView<Row> {
  name: string
  label: string
  holds: (row: Row) => boolean
}

/** What awaits somebody, counted on the first screen by what its list shows. */
export const consultationsToAnswer: RowView<
  Pick<ConsultationHead, 'moment' | 'submitted_at' | 'declined_at'>
> = {
  ...{ name: 'to-answer', label: texts.toAnswer },
  holds: ({ moment, submitted_at, declined_at }) => moment === 'open' && !submitted_at && !declined_at,
}

export const pricesToAnswer: RowView<Pick<PriceRequestHead, 'is_open' | 'submitted_at'>> = {
  ...{ name: 'to-answer', label: texts.toAnswer },
  holds: ({ is_open, submitted_at }) => is_open && !submitted_at,
}

export const revenuesToDeclare: RowView<{ status: string }> = {
  ...{ name: 'to-declare', label: texts.toDeclare },
  holds: ({ status }) => isAwaited(status),
}

export const refusedCarts: RowView<Pick<CartAnswer, 'status'>> = {
  ...{ name: 'refused', label: texts.refused },
  holds: ({ status }) => refusedStatuses.includes(status),
}

export const expiredCarts = (today: string): RowView<Pick<CartAnswer, 'status' | 'ask_delivery_date'>> => ({
  ...{ name: 'expired', label: texts.expired },
  holds: ({ status, ask_delivery_date }) => status === '100' && ask_delivery_date < today,
})
