import People from '@mui/icons-material/PeopleOutlined'
import Button from '@mui/material/Button'
import { useGetList } from 'react-admin'
import { Link } from 'react-router'
import { profileTexts as texts } from '../../../../i18n/fr/people'
import { listPath } from '../../../admin/paths'
import { useAllowed, useEngine } from '../../../fields/engine'

/** How many users have a profile, with a link to them. */
export function UsersOfProfile({ id }: { id: number }) {
  const resource = useEngine().registry.get('user')
  const mayView = useAllowed()(resource.access.view)
  const { total } = useGetList(
    'user',
    { filter: { profile_id: id }, pagination: { page: 1, perPage: 1 } },
    { enabled: mayView },
  )
  if (total === undefined) return null
  return (
    <Button
      color="inherit"
      startIcon={<People />}
      component={Link}
      to={`${listPath(resource)}?filterBy=profile_id|${id}`}
    >
      {texts.users({ smart_count: total })}
    </Button>
  )
}
