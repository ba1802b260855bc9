import Button from '@mui/material/Button'
import { Link } from 'react-router'
import { shell } from '../../i18n/fr/shell'
import { EmptyState } from '../widgets/EmptyState'
import { useTitle } from './use-title'

/** An address below a screen that leads nowhere: said, with a way out. */
export function UnknownPage() {
  useTitle(shell['shell.notFound.title'])
  return (
    <EmptyState
      isPage
      title={shell['shell.notFound.title']}
      text={shell['shell.notFound.text']}
      action={
        <Button component={Link} to="/" variant="contained">
          {shell['shell.backHome']}
        </Button>
      }
    />
  )
}
