import { RecordLoader } from '../../admin/form/RecordLoader'
import { useEngine } from '../../fields/engine'
import { UserPage } from './users/UserPage'

export function UserEditScreen() {
  return (
    <RecordLoader resource={useEngine().registry.get('user')}>
      {(record) => <UserPage key={String(record.id)} first={record} />}
    </RecordLoader>
  )
}
