import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { useGetList } from 'react-admin'
import { leakageTexts as texts } from '../../../i18n/fr/leakage-screens'
import type { LeakAnswer, LeakRow } from '../../../resources/leakage/answers'
import { leakageEndpoints } from '../../../resources/leakage/endpoints'
import { leakage } from '../../../resources/measures/leakage'
import { priceText } from '../../../resources/schema/decimal-text'
import { fold } from '../../../resources/schema/fold'
import { parisDay } from '../../../resources/schema/paris-time'
import { useAnswer } from '../../fields/endpoints'
import { PageHead } from '../../layout/PageHead'
import { MeasureName } from '../../trade/MeasureName'
import { ReportButtons } from '../../trade/ReportButtons'
import { EmptyState } from '../../widgets/EmptyState'
import { ErrorState } from '../../widgets/ErrorState'
import { FigureCards } from '../../widgets/FigureCards'
import { TableSkeleton } from '../../widgets/TableSkeleton'
import { useUrlChoice } from '../../widgets/use-url-choice'
import { LeakLines } from './LeakLines'
import { LeakTable } from './LeakTable'

/** Figures of the head of the page, in their order. */
const shown = Object.keys(leakage) as (keyof typeof leakage)[]
/** Years that may be chosen, the current one included, and how many rows are drawn at once. */
const [years, page] = [4, 50]

function Found({ found, onOpen }: { found: LeakAnswer; onOpen: (row: LeakRow) => void }) {
  const [search, setSearch] = useState('')
  const [most, setMost] = useState(page)
  const words = fold(search)
  const rows = found.data.filter((row) => fold(`${row.adherent} ${row.family}`).includes(words))
  if (!found.data.length) return <EmptyState title={texts.empty} text={texts.emptyText} />
  return (
    <>
      <TextField
        type="search"
        label={texts.search}
        value={search}
        onChange={({ target }) => setSearch(target.value)}
        sx={{ width: { xs: 1, sm: 360 } }}
      />
      {rows.length ? (
        <LeakTable rows={rows.slice(0, most)} onOpen={onOpen} />
      ) : (
        <EmptyState title={texts.notFound} />
      )}
      {rows.length > most && (
        <div>
          <Button onClick={() => setMost(most + page)}>
            {texts.more({ smart_count: rows.length - most })}
          </Button>
        </div>
      )}
    </>
  )
}

/** What members buy that no contract covers, and the article under contract to order instead (domain §5.11, §14.4). */
export function LeakageScreen() {
  // The year that runs, as the server counts it, until another one is chosen.
  const [chosen, setYear] = useUrlChoice('year')
  const year = Number(chosen) || undefined
  // A link may lead to those of one member.
  const [member, setMember] = useUrlChoice('adherent_id')
  const [company, setCompany] = useState(0)
  const [open, setOpen] = useState<LeakRow>()
  const { data: companies = [], isPending } = useGetList<{ id: number; label: string }>('company', {
    pagination: { page: 1, perPage: 100 },
    sort: { field: 'label', order: 'ASC' },
  })
  const asked = {
    ...(year ? { from: `${year}-01-01`, to: `${year}-12-31` } : {}),
    company_id: company || undefined,
    adherent_id: Number(member) || undefined,
  }
  const { data, error, refetch } = useAnswer(leakageEndpoints.leaks, asked, { keeps: true })
  const current = data?.current ?? Number(parisDay(new Date()).slice(0, 4))
  return (
    <>
      <PageHead title={texts.title} subtitle={texts.help}>
        {(!data || data.data.length > 0) && (
          <ReportButtons
            endpoint={leakageEndpoints.workbook}
            asked={asked}
            filename="fuites"
            label={texts.take}
          />
        )}
      </PageHead>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
          <TextField
            select
            label={texts.year}
            value={String(year ?? current)}
            onChange={({ target }) => setYear(target.value)}
            sx={{ width: 130 }}
          >
            {Array.from({ length: years }, (_, back) => String(current - back)).map((one) => (
              <MenuItem key={one} value={one}>
                {one}
              </MenuItem>
            ))}
          </TextField>
          {asked.adherent_id && data && (
            <Chip
              label={data.data[0]?.adherent ?? texts.oneMember}
              onDelete={() => setMember('')}
              sx={{ alignSelf: 'center' }}
            />
          )}
          {(isPending || companies.length > 1) && (
            <TextField
              select
              label={texts.company}
              value={String(company)}
              onChange={({ target }) => setCompany(Number(target.value))}
              sx={{ width: 240, maxWidth: '100%' }}
            >
              <MenuItem value="0">{texts.everyCompany}</MenuItem>
              {companies.map((one) => (
                <MenuItem key={one.id} value={String(one.id)}>
                  {one.label}
                </MenuItem>
              ))}
            </TextField>
          )}
        </Box>
        {error && <ErrorState text={error.message} onRetry={() => void refetch()} />}
        {!data && !error && <TableSkeleton />}
        {data && (
          <>
            <FigureCards
              figures={shown.map((name) => [
                leakage[name].label,
                priceText(data[name]),
                <MeasureName key={name} of={leakage[name]} />,
              ])}
            />
            <Found key={`${year} ${company} ${member}`} found={data} onOpen={setOpen} />
          </>
        )}
      </Box>
      {open && <LeakLines asked={asked} row={open} onClose={() => setOpen(undefined)} />}
    </>
  )
}
