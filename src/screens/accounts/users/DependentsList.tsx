import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import { Link as RouterLink } from 'react-router'
import { userTexts as texts } from '../../../../i18n/fr/people'
import { editPath } from '../../../admin/paths'
import { useEngine } from '../../../fields/engine'
import type { Dependent } from './user-row'

type Props = { people: readonly Dependent[]; onFollow: () => void }

/** The people who depend on an account, with links to theirs. */
export function DependentsList({ people, onFollow }: Props) {
  const resource = useEngine().registry.get('user')
  return (
    <Box component="ul" sx={{ m: 0, mt: 1, pl: 2.5 }}>
      {people.map(({ id, name, level }) => (
        <li key={`${id}-${level}`}>
          <Link component={RouterLink} to={editPath(resource, id)} onClick={onFollow}>
            {level ? texts.dependent({ name, role: texts.dependentLevel[level] }) : name}
          </Link>
        </li>
      ))}
    </Box>
  )
}
