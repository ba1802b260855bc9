import Download from '@mui/icons-material/FileDownloadOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { lazy, Suspense, useState } from 'react'
import { formatTexts } from '../../../../i18n/fr/formats'
import { groupTexts } from '../../../../i18n/fr/grouping'
import { saveBlob } from '../../../../providers/transfers'
import { groupEndpoints } from '../../../../resources/schema/group-endpoints'
import type { SheetFormat } from '../../../../resources/schema/sheet-format'
import { useEndpoints } from '../../../fields/endpoints'
import { toast } from '../../../widgets/toast-store'
import { useAct } from '../../../widgets/use-act'
import { useListScreen } from '../list-screen'
import type { Grouping } from './grouping'
import type { GroupView } from './use-group-view'
import { type Groups, useGroupQuestion } from './use-groups'

const GroupDialog = lazy(async () => ({ default: (await import('./GroupDialog')).GroupDialog }))

interface Props {
  title: string
  grouping: Grouping
  view: GroupView
  groups: Groups | undefined
  narrow: boolean
}

/** By what rows are grouped, how many groups there are, and what is done with them. */
export function GroupBar({ title, grouping, view, groups, narrow }: Props) {
  const { change } = useListScreen()
  const [isChanging, setChanging] = useState(false)
  const download = useDownload(grouping)
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, px: 1.75, py: 1 }}>
      <Box sx={{ flex: '1 1 220px', minWidth: 0 }}>
        <Box component="h2" sx={{ m: 0, typography: 'subtitle2' }}>
          {title}
        </Box>
        <Box role="status" sx={{ typography: 'body2', color: 'text.secondary' }}>
          {groups && groupTexts.groups(groups.group_count)}
        </Box>
      </Box>
      {grouping.pivot && <PivotFigure grouping={grouping} view={view} />}
      {narrow && !grouping.pivot && <SortSelect grouping={grouping} view={view} />}
      <Button
        size="small"
        aria-label={groupTexts.change}
        aria-haspopup="dialog"
        onClick={() => setChanging(true)}
      >
        {narrow ? groupTexts.changeShort : groupTexts.change}
      </Button>
      <Button
        size="small"
        startIcon={<Download />}
        loading={download.isPending}
        disabled={!groups?.total}
        aria-label={groupTexts.exports}
        onClick={() => download.start('xlsx')}
      >
        {narrow ? groupTexts.exportsShort : groupTexts.exports}
      </Button>
      <Button
        size="small"
        loading={download.isPending}
        disabled={!groups?.total}
        aria-label={formatTexts.pdfOf({ name: groupTexts.exports })}
        onClick={() => download.start('pdf')}
      >
        {formatTexts.pdf}
      </Button>
      <Button
        size="small"
        color="inherit"
        aria-label={groupTexts.stop}
        onClick={() => change({ grouping: [] })}
      >
        {narrow ? groupTexts.stopShort : groupTexts.stop}
      </Button>
      {isChanging && (
        <Suspense>
          <GroupDialog onClose={() => setChanging(false)} />
        </Suspense>
      )}
    </Box>
  )
}

/** The groups as a file. */
function useDownload(grouping: Grouping) {
  const { workbook } = useEndpoints(groupEndpoints)
  const { run, isPending } = useAct()
  const question = useGroupQuestion(grouping)
  const start = (format: SheetFormat) =>
    void run(async () => {
      const { blob, filename } = await workbook({ ...question, format })
      saveBlob(blob, filename ?? `groupes.${format}`)
      toast.success(groupTexts.exported)
    })
  return { start, isPending }
}

type Chosen = Pick<Props, 'grouping' | 'view'>

/** Which figure a pivot shows. */
const PivotFigure = ({ grouping, view }: Chosen) => (
  <select
    aria-label={groupTexts.shown}
    value={grouping.pivot}
    onChange={({ target }) => view.set({ pivot: target.value, order: 'label|asc' })}
  >
    <option value="count">{groupTexts.count}</option>
    {view.figures.map(({ order, label }) => (
      <option key={order} value={order}>
        {label}
      </option>
    ))}
  </select>
)

/** Sorting where there is no table head. */
const SortSelect = ({ grouping, view }: Chosen) => (
  <select
    aria-label={groupTexts.sortBy}
    value={grouping.order}
    onChange={({ target }) => view.set({ order: target.value })}
  >
    {[
      { order: 'label', label: groupTexts.group },
      { order: 'count', label: groupTexts.count },
      ...view.figures,
    ].flatMap(({ order, label }) => [
      <option key={`${order}|asc`} value={`${order}|asc`}>{`${label} ↑`}</option>,
      <option key={`${order}|desc`} value={`${order}|desc`}>{`${label} ↓`}</option>,
    ])}
  </select>
)
