import ChevronRight from '@mui/icons-material/ChevronRight'
import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import CardActionArea from '@mui/material/CardActionArea'
import Skeleton from '@mui/material/Skeleton'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { Http } from '../../../providers/http'
import { countSearches } from '../../../providers/search'
import { useAllowed } from '../../fields/engine'
import { useApp } from '../../layout/app-context'
import { screenAddress } from '../../layout/screens'
import type { Answered, Counting, Matter } from './matters'
import { SectionTitle } from './SectionTitle'
import { sayHome } from './say-home'

/** Counts what searches find in one call, and the rows of the other calls; in the order asked. */
async function countAll(http: Http, countings: readonly Counting[], signal: AbortSignal): Promise<number[]> {
  const searches = countings.flatMap((one) =>
    'model' in one ? [{ model: one.model, fields: one.conditions }] : [],
  )
  const found = searches.length ? countSearches(http, searches, signal) : []
  const listed = countings.map(async (one) => {
    if ('model' in one) return 0
    const answer = await http.get<Answered[] | { total: number; data?: Answered[] }>(one.call, {
      signal,
      quiet: true,
    })
    const rows = Array.isArray(answer) ? answer : (answer.data ?? [])
    if (one.counts) return rows.filter(one.counts).length
    return Array.isArray(answer) ? answer.length : answer.total
  })
  const [totals, rows] = await Promise.all([found, Promise.all(listed)])
  const left = [...totals]
  return countings.map((one, index) => ('model' in one ? left.shift() : rows[index]) ?? 0)
}

/** How many of each matter there are; those that one may not see are left out. */
function useCounts(matters: readonly Matter[]) {
  const { client, screens } = useApp()
  const allowed = useAllowed()
  const seen = matters.filter(({ routeName }) => {
    const screen = screens[routeName]
    return screen && (screen.permission === undefined || allowed(screen.permission))
  })
  const countings = seen.map(({ counting }) => counting)
  const { data, isPending } = useQuery({
    queryKey: ['home', countings],
    queryFn: ({ signal }) => countAll(client.http, countings, signal),
    refetchInterval: 5 * 60_000,
  })
  const counts = seen.flatMap((matter, index) => {
    const total = data?.[index] ?? 0
    return total > 0 ? [{ matter, total }] : []
  })
  return { counts, isPending }
}

/** What awaits this person, each with the list that shows it. */
export function Attention({ matters }: { matters: readonly Matter[] }) {
  const { screens } = useApp()
  const { counts, isPending } = useCounts(matters)
  const isQuiet = !isPending && counts.length === 0
  return (
    <Box component="section" sx={{ mb: 4 }}>
      <SectionTitle>{sayHome('home.attention')}</SectionTitle>
      {isQuiet && <Box sx={{ color: 'text.secondary' }}>{sayHome('home.nothing')}</Box>}
      {isPending && counts.length === 0 && <Skeleton variant="rounded" height={56} />}
      {counts.length > 0 && (
        <Card component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {counts.map(({ matter, total }) => (
            <Box component="li" key={matter.text} sx={{ '& + &': { borderTop: 1, borderColor: 'divider' } }}>
              <CardActionArea
                component={Link}
                to={{ pathname: addressOf(screens, matter), search: searchOf(matter) }}
                sx={{ px: 2.5, py: 1.75, display: 'flex', justifyContent: 'space-between', fontWeight: 550 }}
              >
                {sayHome(matter.text, { smart_count: total })}
                <ChevronRight fontSize="small" sx={{ color: 'text.secondary' }} />
              </CardActionArea>
            </Box>
          ))}
        </Card>
      )}
    </Box>
  )
}

function addressOf(screens: ReturnType<typeof useApp>['screens'], { routeName }: Matter): string {
  const screen = screens[routeName]
  return screen ? screenAddress(screen) : '/'
}

const searchOf = ({ filterBy, view }: Matter): string =>
  [...filterBy.map((one) => `filterBy=${one}`), ...(view ? [`view=${view}`] : [])].join('&')
