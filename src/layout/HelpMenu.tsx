import Help from '@mui/icons-material/HelpOutlineOutlined'
import IconButton from '@mui/material/IconButton'
import { lazy, Suspense, useState } from 'react'
import { MenuButton } from './MenuButton'
import { sayShell } from './say-shell'

const load = async () => ({ default: (await import('./HelpMenuItems')).HelpMenuItems })
const HelpMenuItems = lazy(load)
const About = lazy(async () => ({ default: (await import('./About')).About }))

/** The question mark of the top bar, and what the product is when it was asked. */
export function HelpMenu() {
  const [isAboutOpen, setAboutOpen] = useState(false)
  return (
    <>
      <MenuButton
        load={load}
        button={(open) => (
          <IconButton {...open} title={sayShell('shell.help')} aria-label={sayShell('shell.help')}>
            <Help />
          </IconButton>
        )}
      >
        {(menu) => <HelpMenuItems {...menu} onAbout={() => setAboutOpen(true)} />}
      </MenuButton>
      {isAboutOpen && (
        <Suspense>
          <About onClose={() => setAboutOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
