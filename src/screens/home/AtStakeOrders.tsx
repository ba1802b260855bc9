import Button from '@mui/material/Button'
import MuiLink from '@mui/material/Link'
import { Link, useSearchParams } from 'react-router'
import { atStakeTexts as texts } from '../../../i18n/fr/at-stake'
import { frenchDay } from '../../../resources/schema/date-text'
import { priceText } from '../../../resources/schema/decimal-text'
import type { GivenOf } from '../../../resources/schema/endpoint'
import { statisticsOrders } from '../../../resources/statistics/answers'
import { atStakeEndpoints, type OrderStake, orderStakes } from '../../../resources/statistics/at-stake'
import { useAnswer } from '../../fields/endpoints'
import { useAllowed } from '../../fields/engine'
import { useApp } from '../../layout/app-context'
import { PageHead } from '../../layout/PageHead'
import { screenAddress } from '../../layout/screens'
import { AnswerTable } from '../../trade/AnswerTable'
import { useMember } from '../../trade/use-member'
import { EmptyState } from '../../widgets/EmptyState'
import { ErrorState } from '../../widgets/ErrorState'
import { TableSkeleton } from '../../widgets/TableSkeleton'

const isStake = (key: string | null): key is OrderStake => key !== null && key in orderStakes

/** The screens that one may open. */
function useScreenAddress() {
  const { screens } = useApp()
  const allowed = useAllowed()
  return (name: string) => {
    const screen = screens[name]
    return screen && (!screen.permission || allowed(screen.permission)) ? screenAddress(screen) : undefined
  }
}

const daysOf = ({ from, to }: { from: string; to: string }) =>
  texts.days({ from: frenchDay(from), to: frenchDay(to) })

function Orders({
  stake,
  of,
}: {
  stake: OrderStake
  of: Omit<GivenOf<typeof atStakeEndpoints.orders>, 'key'>
}) {
  const addressOf = useScreenAddress()
  const orders = addressOf('ReceivedOrders') ?? addressOf('Orders')
  const leaks = stake === 'leak' ? addressOf('Leakage') : undefined
  const { data, error, refetch } = useAnswer(atStakeEndpoints.orders, { ...of, key: stake })
  const count = data?.data.length ?? 0
  const amount = priceText(data?.amount_ht ?? '0.00')
  return (
    <>
      <PageHead
        title={texts.pages[stake]}
        subtitle={
          data && [daysOf(data), ...(count ? [texts.sum({ smart_count: count, amount })] : [])].join(' · ')
        }
        back={{ path: '/', label: texts.title }}
      >
        {leaks && (
          <Button component={Link} to={leaks}>
            {texts.seeLeaks}
          </Button>
        )}
      </PageHead>
      {error && !data && <ErrorState text={error.message} onRetry={() => void refetch()} />}
      {!data && !error && <TableSkeleton />}
      {data && !count && <EmptyState title={texts.noOrder} text={texts.noOrderText} />}
      {data && count > 0 && (
        <AnswerTable
          answer={statisticsOrders.data}
          file={`en-jeu-${stake}`}
          name={texts.pages[stake]}
          rows={data.data}
          keyOf={({ id }) => id}
          foot={texts.total}
          more={(left) => texts.more({ smart_count: left })}
          columns={[
            {
              field: 'number',
              title: texts.order,
              is: 'label',
              of: ({ id, number }) =>
                orders ? (
                  <MuiLink component={Link} to={`${orders}/${id}`}>
                    {number}
                  </MuiLink>
                ) : (
                  number
                ),
            },
            { field: 'day', title: texts.lastDay },
            'adherent',
            'supplier',
            {
              field: 'amount_ht',
              title: texts.amounts[stake],
              total: amount,
            },
          ]}
        />
      )}
    </>
  )
}

/** What the address asks for: the line, and its month. */
function useStake() {
  const [params] = useSearchParams()
  const key = params.get('key')
  const month = params.get('month')
  return { stake: isStake(key) ? key : ('price_gap' as const), ...(month ? { of: { month } } : { of: {} }) }
}

/** The orders behind a line of « En jeu », as many as it counts: of all that the back office sees. */
export function BackOfficeStake() {
  const { stake, of } = useStake()
  return <Orders stake={stake} of={of} />
}

/** The same of the member, or the members of the group, that one works for. */
export function MemberStake() {
  const { stake, of } = useStake()
  const { id, isGroup } = useMember()
  return <Orders stake={stake} of={{ ...of, ...(isGroup ? { group_id: id } : { adherent_id: id }) }} />
}
