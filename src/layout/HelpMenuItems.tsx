import Book from '@mui/icons-material/MenuBookOutlined'
import ListItemIcon from '@mui/material/ListItemIcon'
import MenuItem from '@mui/material/MenuItem'
import { Link } from 'react-router'
import { AboutItem } from './AboutItem'
import { useApp } from './app-context'
import { MenuPopup, type OpenMenu } from './MenuPopup'
import { NoticeItem } from './NoticeItem'
import { sayShell } from './say-shell'
import { screenAddress } from './screens'

/** The help centre, the usage notice when there is one, what the product is. */
export function HelpMenuItems({ onAbout, ...menu }: OpenMenu & { onAbout: () => void }) {
  const center = useApp().screens.HelpCenterList
  const about = () => {
    menu.close()
    onAbout()
  }
  return (
    <MenuPopup {...menu}>
      {center && (
        <MenuItem component={Link} to={screenAddress(center)} onClick={menu.close}>
          <ListItemIcon>
            <Book fontSize="small" />
          </ListItemIcon>
          {sayShell('shell.helpCenter')}
        </MenuItem>
      )}
      <NoticeItem onClick={menu.close} />
      <AboutItem onChosen={about} />
    </MenuPopup>
  )
}
