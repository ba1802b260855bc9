import Box from '@mui/material/Box'
import useMediaQuery from '@mui/material/useMediaQuery'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useAllowed } from '../fields/engine'
import { Toaster } from '../widgets/Toaster'
import { Footer } from './Footer'
import { ImpersonationBanner } from './ImpersonationBanner'
import { barHeight, isNarrowQuery, navWidth } from './nav-colors'
import { loadDrawer, SideNav } from './SideNav'
import { sayShell } from './say-shell'
import { TopBar } from './TopBar'
import { useEntries } from './use-entries'
import { whenLoaded } from './use-lazy-popup'
import { useNavState } from './use-nav-state'

/** For those who may let go what a return holds back: nobody else loads it. */
const PausedBanner = lazy(async () => ({ default: (await import('./PausedBanner')).PausedBanner }))

interface FrameProps {
  /** The application's own part of the top bar, on its left and before the person's menu. */
  bar?: ReactNode
  tools?: ReactNode
  /** What stands at the bottom of a narrow screen; `more` opens the navigation. */
  phoneBar?: (more: () => void) => ReactNode
  children: ReactNode
}

/** Navigation, top bar, content and footer: the same around every screen of every application. */
export function AppFrame({ bar, tools, phoneBar, children }: FrameProps) {
  const isNarrow = useMediaQuery(isNarrowQuery)
  const nav = useNavState()
  const mayResume = useAllowed()('resumeSendings')
  const [drawer, setDrawer] = useState({ isOpen: false, wasOpened: false })
  const openDrawer = () => whenLoaded(loadDrawer, () => setDrawer({ isOpen: true, wasOpened: true }))
  const entries = useEntries()
  return (
    <Box sx={{ display: 'flex', minHeight: '100dvh', ...(isNarrow && phoneBar ? phoneBarSpace : undefined) }}>
      <SkipLink />
      <SideNav
        entries={entries}
        isMini={!nav.isOpen}
        onToggle={() => nav.change(!nav.isOpen)}
        onExpand={() => nav.change(true)}
        onFollow={() => setDrawer(({ wasOpened }) => ({ isOpen: false, wasOpened }))}
        drawer={isNarrow ? drawer : undefined}
      />
      <Box sx={{ flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column' }}>
        <ImpersonationBanner />
        {mayResume && (
          <Suspense>
            <PausedBanner />
          </Suspense>
        )}
        <TopBar onOpenNav={isNarrow ? openDrawer : undefined} tools={tools}>
          {bar}
        </TopBar>
        <Box
          component="main"
          id="content"
          tabIndex={-1}
          // It fills the screen: the footer below never moves while what is awaited comes.
          sx={{ flex: 'none', minHeight: `calc(100dvh - ${barHeight}px)`, outline: 0, p: { xs: 2, md: 3 } }}
        >
          {children}
        </Box>
        <Footer />
        {isNarrow && phoneBar?.(openDrawer)}
      </Box>
      <Toaster start={isNarrow ? 0 : navWidth[nav.isOpen ? 'open' : 'mini']} />
    </Box>
  )
}

/** How much what sticks to the bottom of a screen leaves free for the bar of a phone. */
const phoneBarSpace = { '--phone-bar': '56px' }

function SkipLink() {
  return (
    <Box
      component="a"
      href="#content"
      sx={{
        position: 'absolute',
        left: 8,
        top: -80,
        zIndex: 'tooltip',
        p: '10px 16px',
        borderRadius: 1,
        color: 'primary.contrastText',
        bgcolor: 'primary.main',
        '&:focus': { top: 8 },
      }}
    >
      {sayShell('shell.skip')}
    </Box>
  )
}
