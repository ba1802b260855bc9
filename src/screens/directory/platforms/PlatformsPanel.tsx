import Add from '@mui/icons-material/Add'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useGetList } from 'react-admin'
import { Link } from 'react-router'
import { platformTexts as texts } from '../../../../i18n/fr/directory'
import type { Slot } from '../../../admin/form/extensions'
import { createPath } from '../../../admin/paths'
import { useRights } from '../../../admin/use-rights'
import { useEngine } from '../../../fields/engine'
import { PanelCard } from '../../../widgets/PanelCard'
import { PlatformCard, type PlatformRow } from './PlatformCard'

const all = {
  pagination: { page: 1, perPage: 100 },
  sort: { field: 'label', order: 'ASC' as const },
  meta: { toMany: ['*'], associations: ['*'] },
}

/** Where a supplier delivers from, each with its terms and its next deliveries (domain §3.7, §3.8). */
export const PlatformsPanel: Slot = ({ scope: { record = {} } }) => {
  const resource = useEngine().registry.get('platform')
  const { create } = useRights(resource)
  const { data, error, refetch } = useGetList<PlatformRow>('platform', {
    ...all,
    filter: { supplier_id: record.id },
  })
  const add = create && (
    <Button
      variant="contained"
      startIcon={<Add />}
      component={Link}
      to={createPath(resource)}
      state={{ start: { supplier_id: record.id } }}
    >
      {texts.add}
    </Button>
  )
  return (
    <PanelCard
      title={texts.title}
      add={add}
      rows={data}
      error={error}
      onRetry={() => void refetch()}
      empty={[texts.empty, texts.emptyText]}
    >
      <Box component="ul" sx={{ display: 'grid', gap: 2, m: 0, p: 0, listStyle: 'none' }}>
        {data?.map((platform) => (
          <PlatformCard key={platform.id} platform={platform} />
        ))}
      </Box>
    </PanelCard>
  )
}
