import ChevronRight from '@mui/icons-material/ChevronRight'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import CardActionArea from '@mui/material/CardActionArea'
import Skeleton from '@mui/material/Skeleton'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import type { Http } from '../../../providers/http'
import { countSearches } from '../../../providers/search'
import { useAllowed } from '../../fields/engine'
import { useApp } from '../../layout/app-context'
import { screenAddress } from '../../layout/screens'
import { Awaited } from '../../widgets/Awaited'
import { say } from '../../widgets/say'
import type { Counting, ListedCounting, Matter } from './matter'
import { SectionTitle } from './SectionTitle'
import { sayHome } from './say-home'

/** The rows of a call that count. */
async function countListed(
  http: Http,
  { call, counts }: ListedCounting,
  signal: AbortSignal,
): Promise<number> {
  const answer = await http.get<never[] | { total: number; data?: never[] }>(call, {
    signal,
    quiet: true,
  })
  const rows = Array.isArray(answer) ? answer : (answer.data ?? [])
  if (counts) return rows.filter(counts).length
  return Array.isArray(answer) ? answer.length : answer.total
}

/**
 * Counts what searches find in one call, and the rows of the other calls; in the order asked. What could not be counted is
 * undefined: the others are shown all the same.
 */
async function countAll(
  http: Http,
  countings: readonly Counting[],
  signal: AbortSignal,
): Promise<(number | undefined)[]> {
  const searches = countings.flatMap((one) =>
    'model' in one ? [{ model: one.model, fields: one.conditions }] : [],
  )
  const none = searches.map(() => undefined)
  const found = searches.length ? countSearches(http, searches, signal).catch(() => none) : []
  const listed = countings.map((one) =>
    'model' in one ? 0 : countListed(http, one, signal).catch(() => undefined),
  )
  const [totals, rows] = await Promise.all([found, Promise.all(listed)])
  const left = [...totals]
  return countings.map((one, index) => ('model' in one ? left.shift() : rows[index]))
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
  const { data, isPending, refetch } = useQuery({
    queryKey: ['home', countings],
    queryFn: ({ signal }) => countAll(client.http, countings, signal),
    refetchInterval: 5 * 60_000,
  })
  const counts = seen.flatMap((matter, index) => {
    const total = data?.[index] ?? 0
    return total > 0 ? [{ matter, total }] : []
  })
  return { counts, isPending, isPart: data?.includes(undefined) ?? false, retry: () => void refetch() }
}

/** Matters of a phone's first screen. */
const few = 5

/** What awaits this person, each with the list that shows it. */
export function Attention({ matters }: { matters: readonly Matter[] }) {
  const { screens } = useApp()
  const { counts, isPending, isPart, retry } = useCounts(matters)
  const [isWhole, setWhole] = useState(false)
  const isShort = useMediaQuery('(max-width: 599.95px)') && !isWhole && counts.length > few + 1
  const isQuiet = !isPending && !isPart && counts.length === 0
  return (
    <Box component="section" sx={{ mb: 4 }}>
      <SectionTitle>{sayHome('home.attention')}</SectionTitle>
      {isQuiet && <Box sx={{ color: 'text.secondary' }}>{sayHome('home.nothing')}</Box>}
      {isPart && (
        <Alert
          severity="warning"
          sx={{ mb: 1 }}
          action={
            <Button size="small" color="inherit" onClick={retry}>
              {say('widget.retry')}
            </Button>
          }
        >
          {sayHome('home.partCounted')}
        </Alert>
      )}
      {isPending && counts.length === 0 && (
        <>
          <Skeleton variant="rounded" height={56} />
          <Awaited />
        </>
      )}
      {counts.length > 0 && (
        <Card component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {(isShort ? counts.slice(0, few) : counts).map(({ matter, total }) => (
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
      {isShort && (
        <Button size="small" onClick={() => setWhole(true)} sx={{ mt: 1, ml: -1.25, minHeight: 40 }}>
          {sayHome('home.others', { smart_count: counts.length - few })}
        </Button>
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
