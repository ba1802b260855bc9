import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { Link, useNavigate } from 'react-router'
import { rebateScreenTexts as texts } from '../../../i18n/fr/rebate-screens'
import type { RfaRow } from '../../../resources/rebates/answers'
import { rebateEndpoints } from '../../../resources/rebates/endpoints'
import { isNear } from '../../../resources/rebates/forecast'
import { rfaStates } from '../../../resources/rebates/states'
import { parisDay } from '../../../resources/schema/paris-time'
import { useAnswer } from '../../fields/endpoints'
import { useAllowed } from '../../fields/engine'
import { PageHead } from '../../layout/PageHead'
import { EmptyState } from '../../widgets/EmptyState'
import { ErrorState } from '../../widgets/ErrorState'
import { TableSkeleton } from '../../widgets/TableSkeleton'
import { useUrlChoice } from '../../widgets/use-url-choice'
import { RebateTable } from './RebateTable'
import { useRebateAct, useRebateCalls } from './use-rebates'

/** Years that may be chosen, the current one included. */
const years = 5

const states: Readonly<Record<string, string>> = {
  all: texts.everyState,
  near: texts.near,
  none: texts.notComputed,
  ...Object.fromEntries(Object.entries(rfaStates).map(([key, { label }]) => [key, label])),
}

const holds = (state: string) => (row: RfaRow) =>
  state === 'all' ||
  (state === 'near'
    ? row.next !== null && isNear(row.next, parisDay(new Date()))
    : (row.status ?? 'none') === state)

/** The year-end rebates of a year: simulated while it runs, then reckoned, invoiced and paid (domain §11.3). */
export function RebatesScreen() {
  const calls = useRebateCalls()
  const navigate = useNavigate()
  const maySetRates = useAllowed()('settingRfaRate')
  const { run, isPending } = useRebateAct()
  const [year, setYear] = useUrlChoice('year')
  const [chosen, setState] = useUrlChoice('state')
  const state = chosen && chosen in states ? chosen : 'all'
  const { data, error, refetch } = useAnswer(
    rebateEndpoints.year,
    { year: Number(year) || undefined },
    { keeps: true },
  )
  if (error && !data) return <ErrorState text={error.message} onRetry={() => void refetch()} />
  if (!data) return <TableSkeleton />
  const computeAll = () =>
    run(
      () => calls.compute({ year: data.year }),
      ({ count }) => texts.computed({ smart_count: count }),
    )
  const computeOne = async ({ supplier_id, company_id, catalog_id }: RfaRow) => {
    const of = { supplier_id, company_id, catalog_id, year: data.year }
    const made = await run(
      () => calls.compute(of),
      ({ count }) => texts.computed({ smart_count: count }),
    )
    if (made?.ids[0]) void navigate(`/rfa/${made.ids[0]}`)
  }
  const rows = data.data.filter(holds(state))
  const isOpen = data.data.some(({ status }) => status === null || status === 'computed')
  return (
    <>
      <PageHead title={texts.title} subtitle={texts.help({ year: data.year })}>
        {isOpen && (
          <Button variant="contained" loading={isPending} onClick={() => void computeAll()}>
            {texts.compute}
          </Button>
        )}
        {maySetRates && (
          <Button component={Link} to="/settings/rfarate">
            {texts.rates}
          </Button>
        )}
      </PageHead>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
          <TextField
            select
            label={texts.year}
            value={String(data.year)}
            onChange={({ target }) => setYear(target.value)}
            sx={{ width: 130 }}
          >
            {Array.from({ length: years }, (_, back) => String(data.current - back)).map((one) => (
              <MenuItem key={one} value={one}>
                {one}
              </MenuItem>
            ))}
          </TextField>
          <TextField
            select
            label={texts.state}
            value={state}
            onChange={({ target }) => setState(target.value)}
            sx={{ width: 200 }}
          >
            {Object.entries(states).map(([key, label]) => (
              <MenuItem key={key} value={key}>
                {label}
              </MenuItem>
            ))}
          </TextField>
        </Box>
        {data.data.length === 0 && <EmptyState title={texts.empty} text={texts.emptyText} />}
        {data.data.length > 0 && rows.length === 0 && <EmptyState title={texts.notFound} />}
        {rows.length > 0 && (
          <RebateTable
            rows={rows}
            isCurrent={data.year === data.current}
            isPending={isPending}
            onCompute={(row) => void computeOne(row)}
          />
        )}
      </Box>
    </>
  )
}
