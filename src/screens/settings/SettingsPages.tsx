import { Navigate, Route, Routes, useParams } from 'react-router'
import { settingsTexts } from '../../../i18n/fr/settings'
import { ResourceRoutes } from '../../admin/ResourceRoutes'
import { useEngine } from '../../fields/engine'
import { ErrorState } from '../../widgets/ErrorState'
import { SettingsHub } from './SettingsHub'

/** `/settings`: the hub, and below it the pages of each settings table. */
export function SettingsPages() {
  return (
    <Routes>
      <Route index element={<SettingsHub />} />
      <Route path=":table/*" element={<SettingsTable />} />
    </Routes>
  )
}

function SettingsTable() {
  const { registry } = useEngine()
  const { table = '' } = useParams()
  const resource = registry.all.find(({ name, group }) => name === table && group !== undefined)
  if (!resource) return <ErrorState title={settingsTexts.unknown} text={settingsTexts.unknownText} />
  if (resource.at) return <Navigate replace to={resource.at} />
  return <ResourceRoutes resource={resource} />
}
