import Check from '@mui/icons-material/Check'
import ListItemIcon from '@mui/material/ListItemIcon'
import MenuItem from '@mui/material/MenuItem'
import { type ShellTextKey, shell } from '../../i18n/fr/shell'
import { type Application, homeOf } from '../../providers/applications'
import { useApp } from './app-context'
import { MenuPopup, type OpenMenu } from './MenuPopup'
import { sayShell } from './say-shell'

const isKey = (key: string): key is ShellTextKey => Object.hasOwn(shell, key)

function nameOf({ machine_name }: Application): string {
  const key = `shell.app.${machine_name}`
  return isKey(key) ? sayShell(key) : machine_name
}

/** The applications of a person, the one that is open marked. */
export function AppSwitcherItems({
  applications,
  ...menu
}: OpenMenu & { applications: readonly Application[] }) {
  const { app } = useApp()
  return (
    <MenuPopup {...menu}>
      {applications.map((application) => {
        const isHere = application.machine_name === app
        return (
          <MenuItem
            key={application.id}
            component="a"
            href={homeOf(application)}
            selected={isHere}
            aria-current={isHere ? 'page' : undefined}
            onClick={menu.close}
          >
            <ListItemIcon>{isHere && <Check fontSize="small" />}</ListItemIcon>
            {nameOf(application)}
          </MenuItem>
        )
      })}
    </MenuPopup>
  )
}
