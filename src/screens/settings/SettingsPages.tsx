import { lazy, Suspense } from 'react'
import { Route, Routes } from 'react-router'
import { settingsTexts } from '../../../i18n/fr/settings'
import { ListSkeleton } from '../../admin/list/ListSkeleton'
import { ErrorState } from '../../widgets/ErrorState'

const SettingsHub = lazy(async () => ({ default: (await import('./SettingsHub')).SettingsHub }))

/** `/settings`: the hub; the pages of each settings table are resources below it. */
export function SettingsPages() {
  const hub = (
    <Suspense fallback={<ListSkeleton />}>
      <SettingsHub />
    </Suspense>
  )
  const unknown = <ErrorState title={settingsTexts.unknown} text={settingsTexts.unknownText} />
  return (
    <Routes>
      <Route index element={hub} />
      <Route path="*" element={unknown} />
    </Routes>
  )
}
