import Box from '@mui/material/Box'
import { Fragment } from 'react'
import { cartTexts } from '../../../i18n/fr/carts'
import { orderPageTexts as texts } from '../../../i18n/fr/order-pages'
import { euros } from '../../../i18n/fr/orders'
import type { OrderAnswer } from '../../../resources/orders/answers'
import { mailStates, receptionStates } from '../../../resources/orders/states'
import { longDayWords, momentWords } from '../../../resources/schema/date-words'
import { compareDecimals } from '../../../resources/schema/decimal-text'
import { memberOf } from '../../trade/names'

const day = (value: string | null) => value && longDayWords(value)
const moment = (value: string | null) => value && momentWords(value)

const factsOf = (order: OrderAnswer): [string, string | null | undefined | false][] => [
  [texts.member, memberOf(order)],
  [texts.deliveredTo, order.delivery_adherent_id !== order.adherent_id && order.DeliveryAdherent?.name],
  [texts.author, order.User && `${order.User.first_name} ${order.User.last_name}`],
  [texts.clientNumber, order.ref_client],
  [cartTexts.mode, cartTexts.modes[order.sending_mode]],
  [texts.asked, day(order.ask_delivery_date)],
  [texts.created, moment(order.create_order_date)],
  [texts.sentAt, moment(order.sending_order_date)],
  [texts.mail, order.mail_state !== 'none' && mailStates[order.mail_state].label],
  [texts.readAt, moment(order.ack_order_date)],
  [texts.confirmedAt, moment(order.confirm_order_date)],
  [texts.announcedFor, day(order.supplier_delivery_date)],
  [texts.delivered, day(order.real_delivery_date)],
  [texts.reception, order.reception_state !== 'none' && receptionStates[order.reception_state].label],
  [texts.deliveredTotal, compareDecimals(order.delivery_total_ht, '0') > 0 && euros(order.delivery_total_ht)],
]

/** Who, how and when, in the order in which it happens. */
export function OrderFacts({ order }: { order: OrderAnswer }) {
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        display: 'grid',
        gridTemplateColumns: 'max-content minmax(0, 1fr)',
        columnGap: 2,
        rowGap: 0.75,
        typography: 'body2',
        '& dt': { color: 'text.secondary' },
        '& dd': { m: 0, fontWeight: 550 },
      }}
    >
      {factsOf(order)
        .filter(([, value]) => value)
        .map(([label, value]) => (
          <Fragment key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </Fragment>
        ))}
    </Box>
  )
}
