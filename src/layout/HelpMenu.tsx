import Help from '@mui/icons-material/HelpOutlineOutlined'
import Book from '@mui/icons-material/MenuBookOutlined'
import IconButton from '@mui/material/IconButton'
import ListItemIcon from '@mui/material/ListItemIcon'
import MenuItem from '@mui/material/MenuItem'
import { lazy, Suspense, useState } from 'react'
import { Link } from 'react-router'
import { AboutItem } from './AboutItem'
import { useApp } from './app-context'
import { MenuButton } from './MenuButton'
import { NoticeItem } from './NoticeItem'
import { sayShell } from './say-shell'
import { screenAddress } from './screens'

const About = lazy(async () => ({ default: (await import('./About')).About }))

/** The help centre, and the usage notice when there is one. */
export function HelpMenu() {
  const { screens } = useApp()
  const [isAboutOpen, setAboutOpen] = useState(false)
  const center = screens.HelpCenterList
  return (
    <>
      <MenuButton
        button={(open) => (
          <IconButton {...open} title={sayShell('shell.help')} aria-label={sayShell('shell.help')}>
            <Help />
          </IconButton>
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
          <NoticeItem key="notice" onClick={close} />,
          <AboutItem
            key="about"
            onChosen={() => {
              close()
              setAboutOpen(true)
            }}
          />,
        ]}
      </MenuButton>
      {isAboutOpen && (
        <Suspense>
          <About onClose={() => setAboutOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
