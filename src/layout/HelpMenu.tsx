import Help from '@mui/icons-material/HelpOutlineOutlined'
import Book from '@mui/icons-material/MenuBookOutlined'
import Description from '@mui/icons-material/PictureAsPdfOutlined'
import IconButton from '@mui/material/IconButton'
import ListItemIcon from '@mui/material/ListItemIcon'
import MenuItem from '@mui/material/MenuItem'
import Tooltip from '@mui/material/Tooltip'
import { Link } from 'react-router'
import { useApp } from './app-context'
import { MenuButton } from './MenuButton'
import { sayShell } from './say-shell'
import { screenAddress } from './screens'

/** The help centre, and the usage notice when there is one. */
export function HelpMenu() {
  const { product, screens } = useApp()
  const center = screens.HelpCenterList
  if (!center && !product.noticeUrl) return null
  return (
    <MenuButton
      button={(open) => (
        <Tooltip title={sayShell('shell.help')}>
          <IconButton {...open} aria-label={sayShell('shell.help')}>
            <Help />
          </IconButton>
        </Tooltip>
      )}
    >
      {(close) => [
        center && (
          <MenuItem key="center" component={Link} to={screenAddress(center)} onClick={close}>
            <ListItemIcon>
              <Book fontSize="small" />
            </ListItemIcon>
            {sayShell('shell.helpCenter')}
          </MenuItem>
        ),
        product.noticeUrl && (
          <MenuItem
            key="notice"
            component="a"
            href={product.noticeUrl}
            target="_blank"
            rel="noopener"
            onClick={close}
          >
            <ListItemIcon>
              <Description fontSize="small" />
            </ListItemIcon>
            {sayShell('shell.notice')}
          </MenuItem>
        ),
      ]}
    </MenuButton>
  )
}
