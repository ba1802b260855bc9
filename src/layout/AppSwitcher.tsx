import Apps from '@mui/icons-material/AppsOutlined'
import IconButton from '@mui/material/IconButton'
import { lazy } from 'react'
import { accessibleApplications } from '../../providers/applications'
import { MenuButton } from './MenuButton'
import { sayShell } from './say-shell'
import { useApplications, useUser } from './use-boot'

const load = async () => ({ default: (await import('./AppSwitcherItems')).AppSwitcherItems })
const AppSwitcherItems = lazy(load)

/** Links to the other applications of this person; nothing when there is only one. */
export function AppSwitcher() {
  const user = useUser()
  const applications = useApplications()
  const accessible = user && applications ? accessibleApplications(user, applications) : []
  if (accessible.length < 2) return null
  return (
    <MenuButton
      load={load}
      button={(open) => (
        <IconButton
          {...open}
          title={sayShell('shell.applications')}
          aria-label={sayShell('shell.applications')}
        >
          <Apps />
        </IconButton>
      )}
    >
      {(menu) => <AppSwitcherItems {...menu} applications={accessible} />}
    </MenuButton>
  )
}
