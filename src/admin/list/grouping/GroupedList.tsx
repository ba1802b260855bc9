import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState, useSyncExternalStore } from 'react'
import { groupTexts } from '../../../../i18n/fr/grouping'
import { useEngine } from '../../../fields/engine'
import { EmptyState } from '../../../widgets/EmptyState'
import { ErrorState } from '../../../widgets/ErrorState'
import { ListSkeleton } from '../ListSkeleton'
import { useListScreen } from '../list-screen'
import { GroupBar } from './GroupBar'
import { GroupCards } from './GroupCards'
import { GroupTable } from './GroupTable'
import { groupedText } from './group-columns'
import { type Grouping, readGrouping } from './grouping'
import { PivotTable } from './PivotTable'
import { groupKey, useGroupView } from './use-group-view'
import { useGroups } from './use-groups'

const page = 50

/** The rows of the list around in groups, as its address says. */
export function GroupedList({ narrow }: { narrow: boolean }) {
  const { query } = useListScreen()
  const { registry } = useEngine()
  // Columns of what rows refer to are known once all declarations are.
  const isWhole = useSyncExternalStore(registry.onWhole, registry.isWhole)
  const grouping = readGrouping(query)
  if (!isWhole) void registry.whole()
  if (!grouping || !isWhole) return <ListSkeleton />
  return <Grouped key={JSON.stringify(grouping.by)} grouping={grouping} narrow={narrow} />
}

function Grouped({ grouping, narrow }: { grouping: Grouping; narrow: boolean }) {
  const { registry } = useEngine()
  const { resource } = useListScreen()
  const view = useGroupView(grouping)
  const { data, error, isPlaceholderData, refetch } = useGroups(grouping)
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set())
  const [most, setMost] = useState(page)
  const title = groupedText(registry, resource, grouping.by)
  const toggle = (key: string) => {
    const next = new Set(open)
    if (!next.delete(key)) next.add(key)
    setOpen(next)
  }
  const groups = data?.groups.slice(0, most) ?? []
  const left = (data?.groups.length ?? 0) - groups.length
  const shown = { title, grouping, view, groups, isStale: isPlaceholderData }
  return (
    <>
      <GroupBar title={title} grouping={grouping} view={view} groups={data} narrow={narrow} />
      {error ? (
        <ErrorState text={error.message} onRetry={() => void refetch()} />
      ) : !data ? (
        <ListSkeleton />
      ) : data.total === 0 ? (
        <EmptyState title={groupTexts.noGroup} />
      ) : grouping.pivot ? (
        <PivotTable {...shown} answer={data} />
      ) : narrow ? (
        <GroupCards {...shown} answer={data} open={open} onToggle={toggle} />
      ) : (
        <GroupTable {...shown} answer={data} open={open} onToggle={toggle} />
      )}
      {left > 0 && (
        <Button sx={{ m: 1, alignSelf: 'center' }} onClick={() => setMost(most + page)}>
          {groupTexts.more(Math.min(page, left))}
        </Button>
      )}
      {data && <Caps key={groupKey([title])} data={data} />}
    </>
  )
}

/** What is not shown, where something is not. */
function Caps({ data }: { data: NonNullable<ReturnType<typeof useGroups>['data']> }) {
  const { groups, group_count, columns, column_count } = data
  const notes = [
    group_count > groups.length && groupTexts.capped(groups.length, group_count),
    column_count > columns.length && groupTexts.columnsCapped(columns.length, column_count),
  ].filter(Boolean)
  if (!notes.length) return null
  return (
    <Box
      component="p"
      role="note"
      sx={{ m: 0, px: 1.75, py: 1.25, typography: 'body2', color: 'text.secondary' }}
    >
      {notes.join(' ')}
    </Box>
  )
}
