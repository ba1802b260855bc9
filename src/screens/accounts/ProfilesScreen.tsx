import { Route, Routes } from 'react-router'
import { RecordLoader } from '../../admin/form/RecordLoader'
import { ResourceList } from '../../admin/list/ResourceList'
import { UnknownPage } from '../../admin/UnknownPage'
import { useEngine } from '../../fields/engine'
import { ProfilePage } from './profiles/ProfilePage'

/** `/profiles`: the list, and below it the page of each profile. */
export function ProfilesScreen() {
  const resource = useEngine().registry.get('profile')
  const page = (
    <RecordLoader resource={resource}>
      {(record) => <ProfilePage key={String(record.id)} first={record} />}
    </RecordLoader>
  )
  return (
    <Routes>
      <Route index element={<ResourceList resource={resource} />} />
      <Route path="create" element={<ProfilePage />} />
      <Route path=":id/*" element={page} />
      <Route path="*" element={<UnknownPage />} />
    </Routes>
  )
}
