import { lazy, Suspense } from 'react'
import { Route, Routes, useParams } from 'react-router'
import { settingsTexts } from '../../../i18n/fr/settings'
import { ListSkeleton } from '../../admin/list/ListSkeleton'
import { ResourceRoutes } from '../../admin/ResourceRoutes'
import { useEngine } from '../../fields/engine'
import { ErrorState } from '../../widgets/ErrorState'

const SettingsHub = lazy(async () => ({ default: (await import('./SettingsHub')).SettingsHub }))

/** `/settings`: the hub, and below it the pages of each settings table. */
export function SettingsPages() {
  const hub = (
    <Suspense fallback={<ListSkeleton />}>
      <SettingsHub />
    </Suspense>
  )
  return (
    <Routes>
      <Route index element={hub} />
      <Route path=":table/*" element={<SettingsTable />} />
    </Routes>
  )
}

function SettingsTable() {
  const { registry } = useEngine()
  const { table = '' } = useParams()
  const resource = registry.all.find(({ name, group }) => name === table && group !== undefined)
  if (!resource) return <ErrorState title={settingsTexts.unknown} text={settingsTexts.unknownText} />
  return <ResourceRoutes resource={resource} />
}
