import { ResourceList } from '../../admin/list/ResourceList'
import { useEngine } from '../../fields/engine'

/** The accounts that this person may see. */
export const UserListScreen = () => <ResourceList resource={useEngine().registry.get('user')} />
