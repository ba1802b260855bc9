import Apps from '@mui/icons-material/AppsOutlined'
import Check from '@mui/icons-material/Check'
import IconButton from '@mui/material/IconButton'
import ListItemIcon from '@mui/material/ListItemIcon'
import MenuItem from '@mui/material/MenuItem'
import { type ShellTextKey, shell } from '../../i18n/fr/shell'
import { type Application, accessibleApplications, homeOf } from '../../providers/applications'
import { useApp } from './app-context'
import { MenuButton } from './MenuButton'
import { sayShell } from './say-shell'
import { useApplications, useUser } from './use-boot'

const isKey = (key: string): key is ShellTextKey => Object.hasOwn(shell, key)

function nameOf({ machine_name }: Application): string {
  const key = `shell.app.${machine_name}`
  return isKey(key) ? sayShell(key) : machine_name
}

/** Links to the other applications of this person; nothing when there is only one. */
export function AppSwitcher() {
  const { app } = useApp()
  const user = useUser()
  const applications = useApplications()
  const open = user && applications ? accessibleApplications(user, applications) : []
  if (open.length < 2) return null
  return (
    <MenuButton
      button={(button) => (
        <IconButton
          {...button}
          title={sayShell('shell.applications')}
          aria-label={sayShell('shell.applications')}
        >
          <Apps />
        </IconButton>
      )}
    >
      {(close) =>
        open.map((application) => {
          const isHere = application.machine_name === app
          return (
            <MenuItem
              key={application.id}
              component="a"
              href={homeOf(application)}
              selected={isHere}
              aria-current={isHere ? 'page' : undefined}
              onClick={close}
            >
              <ListItemIcon>{isHere && <Check fontSize="small" />}</ListItemIcon>
              {nameOf(application)}
            </MenuItem>
          )
        })
      }
    </MenuButton>
  )
}
