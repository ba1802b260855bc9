import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { listTexts } from '../../../i18n/fr/list'
import { mergeScreenTexts as texts } from '../../../i18n/fr/merge-screens'
import { type Double, mergeEndpoints } from '../../../resources/schema/merge-endpoints'
import type { AnyResource } from '../../../resources/schema/resource'
import { useAnswer } from '../../fields/endpoints'
import { EmptyState } from '../../widgets/EmptyState'
import { ErrorState } from '../../widgets/ErrorState'
import { TableSkeleton } from '../../widgets/TableSkeleton'
import { PageHeader } from '../form/PageHeader'
import { doublesPath } from '../paths'
import { useRights } from '../use-rights'
import { CompareRecords } from './CompareRecords'
import { RecentMerges } from './RecentMerges'

/** « Doublons » of a list; the records that the address names, side by side. */
export function DoublesPage({ resource }: { resource: AnyResource }) {
  const [params] = useSearchParams()
  const { update, remove } = useRights(resource)
  if (!update || !remove) return <ErrorState title={listTexts.denied} text={listTexts.deniedText} />
  const ids = (params.get('ids') ?? '')
    .split(',')
    .map(Number)
    .filter((id) => Number.isSafeInteger(id) && id > 0)
  if (ids.length > 1) return <CompareRecords key={ids.join()} resource={resource} ids={ids} />
  return <Doubles resource={resource} />
}

const pageSize = 20

function Doubles({ resource }: { resource: AnyResource }) {
  const [limit, setLimit] = useState(pageSize)
  const { data, isError, refetch } = useAnswer(
    mergeEndpoints.doubles,
    { modelName: resource.model, limit },
    { keeps: true },
  )
  return (
    <>
      <PageHeader resource={resource} title={texts.doubles} />
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 2 }}>
        {data?.total
          ? `${texts.found({ smart_count: data.total })}. ${texts.doublesText}`
          : texts.doublesText}
      </Typography>
      {isError && !data && <ErrorState onRetry={() => void refetch()} />}
      {!data && !isError && <TableSkeleton />}
      {data?.total === 0 && <EmptyState title={texts.none} text={texts.noneText} />}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
        {data?.data.map((double) => (
          <DoubleCard key={double.records.map(({ id }) => id).join()} resource={resource} double={double} />
        ))}
      </Box>
      {data && data.total > limit && limit < 100 && (
        <Button sx={{ mt: 2 }} onClick={() => setLimit(Math.min(100, limit + pageSize))}>
          {texts.more}
        </Button>
      )}
      <RecentMerges resource={resource} />
    </>
  )
}

function DoubleCard({ resource, double: { by, records } }: { resource: AnyResource; double: Double }) {
  return (
    <Paper
      component="li"
      variant="outlined"
      sx={{ p: 1.5, display: 'flex', gap: 2, flexWrap: 'wrap', alignItems: 'center' }}
    >
      <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {texts.alike({ by: by.join(', ') })}
        </Typography>
        {records.map(({ id, title, more }) => (
          <Box key={id} sx={{ overflowWrap: 'anywhere' }}>
            <strong>{title}</strong>
            <Box
              component="span"
              sx={{ color: 'text.secondary', typography: 'body2' }}
            >{` n° ${id}${more && ` · ${more}`}`}</Box>
          </Box>
        ))}
      </Box>
      <Button
        component={Link}
        to={doublesPath(
          resource,
          records.map(({ id }) => id),
        )}
        variant="outlined"
        aria-label={texts.compareNamed({ titles: records.map(({ title }) => title).join(', ') })}
      >
        {texts.compare}
      </Button>
    </Paper>
  )
}
