import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { membershipLeftOut, membershipTexts as texts } from '../../../i18n/fr/membership'
import { addressOf } from '../../../providers/endpoints'
import { frenchDay } from '../../../resources/schema/date-text'
import { type MembershipYear, membershipEndpoints } from '../../../resources/statistics/membership'
import { useEndpoints } from '../../fields/endpoints'
import { useAllowed } from '../../fields/engine'
import { useApp } from '../../layout/app-context'
import { screenAddress } from '../../layout/screens'
import { PaperButton } from '../../trade/PaperButton'
import { ErrorState } from '../../widgets/ErrorState'
import { FormSkeleton } from '../../widgets/FormSkeleton'
import { useUrlChoice } from '../../widgets/use-url-choice'
import { BehindModal } from './BehindModal'
import { AvoidedTable, MembershipFigures, ProductTable, RebateShares } from './MembershipFigures'
import { Section } from './Section'

/** Years that may be chosen, the current one included. */
const years = 4

export interface MembershipOf {
  adherent_id?: number
  group_id?: number
}

/** The claims of the year, where they are listed. */
function ClaimsLink({
  found: { from, to, credit_recovery },
  of,
}: {
  found: MembershipYear
  of: MembershipOf
}) {
  const { Litigations } = useApp().screens
  const allowed = useAllowed()
  if (!Litigations || !allowed('viewLitigation') || credit_recovery === null) return null
  const filters = [
    `litigation_date|${from}..${to}`,
    ...['is_sent|true', 'credit_note|true'],
    ...(of.adherent_id ? [`adherent_id|${of.adherent_id}`] : []),
  ]
  const search = new URLSearchParams(filters.map((one) => ['filterBy', one])).toString()
  return (
    <Button size="small" component={Link} to={{ pathname: screenAddress(Litigations), search }}>
      {texts.seeClaims}
    </Button>
  )
}

/** The purchases of a member beside the contracts, in the back office. */
function LeaksLink({
  found: { year, leak_ht },
  of: { adherent_id },
}: {
  found: MembershipYear
  of: MembershipOf
}) {
  const { Leakage } = useApp().screens
  if (!Leakage || !adherent_id || Number(leak_ht) === 0) return null
  const search = new URLSearchParams({ year: String(year), adherent_id: String(adherent_id) }).toString()
  return (
    <Button size="small" component={Link} to={{ pathname: screenAddress(Leakage), search }}>
      {texts.seeLeaks}
    </Button>
  )
}

/** What a year of membership brought: what was measured, what makes it up, and what is left out. */
export function MembershipView({ of }: { of: MembershipOf }) {
  const calls = useEndpoints(membershipEndpoints)
  const [chosen, choose] = useUrlChoice('year')
  const [isOpen, setOpen] = useState(false)
  const asked = { ...of, ...(Number(chosen) ? { year: Number(chosen) } : {}) }
  const { data, error, refetch } = useQuery({
    queryKey: ['statistics', 'membership', asked],
    queryFn: ({ signal }) => calls.year(asked, { signal }),
    placeholderData: keepPreviousData,
  })
  if (error && !data) return <ErrorState text={error.message} onRetry={() => void refetch()} />
  if (!data) return <FormSkeleton />
  const days = { from: frenchDay(data.from), to: frenchDay(data.to) }
  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
        <TextField
          select
          label={texts.year}
          value={String(data.year)}
          onChange={({ target }) => choose(target.value)}
          sx={{ width: 200 }}
        >
          {Array.from({ length: years }, (_, back) => data.current - back).map((year) => (
            <MenuItem key={year} value={String(year)}>
              {year === data.current ? texts.yearToDate({ year }) : year}
            </MenuItem>
          ))}
        </TextField>
        <Box role="status" sx={{ flex: '1 1 220px', color: 'text.secondary' }}>
          {data.name} · {data.year === data.current ? texts.daysToDate(days) : texts.days(days)}
        </Box>
        <PaperButton
          path={addressOf(membershipEndpoints.paper, { ...of, year: data.year })}
          filename={texts.file({ year: data.year })}
          label={texts.paper}
          isMain
        />
      </Box>
      <MembershipFigures found={data} section="total" onOrders={() => setOpen(true)} />
      <MembershipFigures found={data} section="market">
        <ProductTable found={data} />
      </MembershipFigures>
      <MembershipFigures found={data} section="rebates">
        <RebateShares found={data} />
      </MembershipFigures>
      <MembershipFigures found={data} section="credits" action={<ClaimsLink found={data} of={of} />} />
      <MembershipFigures found={data} section="contracts" action={<LeaksLink found={data} of={of} />}>
        <AvoidedTable found={data} />
      </MembershipFigures>
      <Section title={texts.leftOut} action={null}>
        <Box component="ul" sx={{ m: 0, pl: 2.5, color: 'text.secondary' }}>
          {membershipLeftOut(data).map((one) => (
            <li key={one}>{one}</li>
          ))}
        </Box>
      </Section>
      {isOpen && (
        <BehindModal
          asked={{ ...of, from: data.from, to: data.to, figure: 'received' }}
          name={texts.sections.total}
          onClose={() => setOpen(false)}
        />
      )}
    </Box>
  )
}
