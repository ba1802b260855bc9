import { useState } from 'react'
import { exportScreenTexts as texts } from '../../../i18n/fr/export-screens'
import type { OfferedType } from '../../../resources/exports/answers'
import { isExportKey } from '../../../resources/exports/export-types'
import { PageHead } from '../../layout/PageHead'
import { ErrorState } from '../../widgets/ErrorState'
import { TableSkeleton } from '../../widgets/TableSkeleton'
import { TabPages } from '../../widgets/TabPages'
import { useUrlChoice } from '../../widgets/use-url-choice'
import { RunList } from './RunList'
import { ScheduleList } from './ScheduleList'
import { TypeDialog } from './TypeDialog'
import { TypeList } from './TypeList'
import { useRuns, useSchedules, useTypes } from './use-exports'

const counted = (label: string, n: number | undefined) => (n ? `${label} (${n})` : label)

/** Every export that the person may make, the files that were made, and those that are made by themselves. */
export function ExportsScreen() {
  const types = useTypes()
  const runs = useRuns()
  const schedules = useSchedules()
  const [asked] = useUrlChoice('type')
  const [chosen, choose] = useState<OfferedType | null>()
  if (types.error && !types.data)
    return <ErrorState text={types.error.message} onRetry={() => void types.refetch()} />
  const list = types.data?.data ?? []
  const first = isExportKey(asked) ? list.find(({ key }) => key === asked) : undefined
  const open = chosen === undefined ? first : chosen
  return (
    <>
      <PageHead title={texts.title} subtitle={types.data && texts.subtitle({ smart_count: list.length })} />
      <TabPages
        label={texts.tabs}
        tabs={[
          {
            name: 'types',
            label: texts.types,
            content: types.data ? <TypeList types={list} onOpen={choose} /> : <TableSkeleton />,
          },
          {
            name: 'files',
            label: counted(texts.files, runs.data?.data.length),
            content: <RunList query={runs} />,
          },
          {
            name: 'schedules',
            label: counted(texts.scheduled, schedules.data?.data.length),
            content: <ScheduleList query={schedules} />,
          },
        ]}
      />
      {open && <TypeDialog key={open.key} offered={open} onClose={() => choose(null)} />}
    </>
  )
}
