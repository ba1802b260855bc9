import Box from '@mui/material/Box'
import { useQuery } from '@tanstack/react-query'
import { cartTexts } from '../../../i18n/fr/carts'
import { euros } from '../../../i18n/fr/orders'
import type { DecidersAhead, OrderSummary } from '../../../resources/orders/answers'
import { sumOf } from '../../../resources/orders/totals'
import { longDayWords } from '../../../resources/schema/date-words'
import { authorOf, supplierOf } from '../../trade/names'
import { useOrderCalls } from '../../trade/use-order-calls'
import { useSelfId } from './use-self-id'

const peopleText = (people: DecidersAhead['levels'][number]['deciders']) =>
  people.map(({ first_name, last_name }) => `${first_name} ${last_name}`).join(cartTexts.orPerson)

/** What stands between a cart and its supplier. */
export function decisionText(
  { sending_mode }: Pick<OrderSummary, 'sending_mode'>,
  ahead: DecidersAhead,
): string {
  if (ahead.missing !== null) return cartTexts.nobodyDecides({ level: ahead.missing })
  if (ahead.levels.length)
    return ahead.levels
      .map(({ level, deciders }) => cartTexts.decides({ level, who: peopleText(deciders) }))
      .join(' · ')
  return sending_mode === '1' ? cartTexts.leavesByMe : cartTexts.leavesAtOnce
}

/** A cart that is about to be sent; `earlier_nb` of its lines were in it before the sheet that filled it. */
export interface CartToSend extends OrderSummary {
  earlier_nb?: number
  /** As they are in view, where they are. */
  lines?: readonly { id: number; quantity: string }[]
}

const linesText = ({ lines_nb, earlier_nb = 0 }: CartToSend) =>
  earlier_nb > 0
    ? cartTexts.linesOfWhich({ smart_count: lines_nb, earlier: earlier_nb })
    : cartTexts.lines({ smart_count: lines_nb })

/** What is about to be sent, cart by cart: to whom, for when, how much, whose it is, and who decides. */
export function SendSummary({ carts }: { carts: readonly CartToSend[] }) {
  const calls = useOrderCalls()
  const self = useSelfId()
  const ids = carts.map(({ id }) => id)
  const { data } = useQuery({
    queryKey: ['carts', 'deciders', ids],
    queryFn: ({ signal }) => calls.deciders({ ids }, { signal }),
    gcTime: 0,
  })
  return (
    <Box component="ul" sx={list}>
      {carts.map((cart) => {
        const ahead = data?.data.find(({ id }) => id === cart.id)
        return (
          <li key={cart.id}>
            <Box sx={head}>
              <strong>{supplierOf(cart)}</strong>
              <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
                {cartTexts.amounts({ ht: euros(cart.order_total_ht), ttc: euros(cart.order_total_ttc) })}
              </Box>
            </Box>
            <div>
              {[linesText(cart), cartTexts.delivery({ day: longDayWords(cart.ask_delivery_date) })].join(
                ' · ',
              )}
            </div>
            {cart.user_id !== self && <strong>{cartTexts.cartOf({ author: authorOf(cart) })}</strong>}
            <div>{ahead ? decisionText(cart, ahead) : '\u00a0'}</div>
          </li>
        )
      })}
      {carts.length > 1 && (
        <Box component="li" sx={{ fontWeight: 650, color: 'text.primary' }}>
          {cartTexts.sendTotal({
            ht: euros(sumOf(carts.map((cart) => cart.order_total_ht))),
            ttc: euros(sumOf(carts.map((cart) => cart.order_total_ttc))),
          })}
        </Box>
      )}
    </Box>
  )
}

const list = {
  m: 0,
  p: 0,
  listStyle: 'none',
  '& li': { py: 1, borderTop: 1, borderColor: 'divider' },
  '& li:first-of-type': { borderTop: 0, pt: 0 },
}

/** On a narrow screen the amounts stand below the supplier. */
const head = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: 2,
  color: 'text.primary',
}
