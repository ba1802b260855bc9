import Button from '@mui/material/Button'
import { useState } from 'react'
import { importsTexts as texts } from '../../../i18n/fr/import-screens'
import { importEndpoints, type ShownImport } from '../../../resources/imports/import-endpoints'
import { useAnswer } from '../../fields/endpoints'
import { PageHead } from '../../layout/PageHead'
import { EmptyState } from '../../widgets/EmptyState'
import { ErrorState } from '../../widgets/ErrorState'
import { TableSkeleton } from '../../widgets/TableSkeleton'
import { ImportsTable } from './ImportsTable'
import { UndoImport } from './UndoImport'
import { UndoReport } from './UndoReport'

const [page, most] = [50, 200]
const runs = ({ state }: ShownImport) => ['checking', 'committing', 'undoing'].includes(state)

/** « Imports »: who imported which file when, what it did, the file and its errors back, and the way back. */
export function ImportsScreen() {
  const [limit, setLimit] = useState(page)
  const [asked, setAsked] = useState<ShownImport>()
  const [told, setTold] = useState<ShownImport>()
  const { data, isError, refetch } = useAnswer(
    importEndpoints.list,
    { limit },
    { every: (answer) => (answer?.data.some(runs) ? 2000 : false) },
  )
  const more = data ? Math.min(data.total, most) - data.data.length : 0
  return (
    <>
      <PageHead title={texts.title} subtitle={texts.subtitle} />
      {isError && !data && <ErrorState onRetry={() => void refetch()} />}
      {!data && !isError && <TableSkeleton />}
      {data?.data.length === 0 && <EmptyState title={texts.empty} text={texts.emptyText} />}
      {data && data.data.length > 0 && (
        <ImportsTable imports={data.data} onUndo={setAsked} onReport={setTold} />
      )}
      {more > 0 && (
        <Button sx={{ mt: 1.5 }} onClick={() => setLimit(Math.min(most, limit + page))}>
          {texts.more({ smart_count: Math.min(more, page) })}
        </Button>
      )}
      {asked && (
        <UndoImport
          asked={asked}
          onClose={() => setAsked(undefined)}
          onStarted={() => {
            setTold(asked)
            setAsked(undefined)
          }}
        />
      )}
      {told && <UndoReport of={told} onClose={() => setTold(undefined)} />}
    </>
  )
}
