import KeyboardDoubleArrowLeft from '@mui/icons-material/KeyboardDoubleArrowLeft'
import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import { lazy, Suspense } from 'react'
import type { NavEntry } from './menu-tree'
import { NavBrand } from './NavBrand'
import { NavButton } from './NavButton'
import { NavParts } from './NavParts'
import { navColors, navWidth } from './nav-colors'
import { sayShell } from './say-shell'
import { useUser } from './use-boot'

interface SideNavProps {
  entries: readonly NavEntry[] | undefined
  isMini: boolean
  onToggle: () => void
  onExpand: () => void
  /** Closes the drawer of a narrow screen. */
  onFollow: () => void
  /** Undefined on a wide screen; its code is loaded before it is first opened. */
  drawer?: { isOpen: boolean; wasOpened: boolean }
}

/** Loads what `drawer` needs. */
export const loadDrawer = async () => ({ default: (await import('./NavDrawer')).NavDrawer })
const NavDrawer = lazy(loadDrawer)

const ground = {
  bgcolor: navColors.ground,
  ':root[data-color-scheme="dark"] &': { bgcolor: navColors.groundDark },
  color: navColors.text,
}

/** The side navigation: in place on wide screens, a drawer on narrow ones. */
export function SideNav(props: SideNavProps) {
  if (props.drawer) {
    if (!props.drawer.wasOpened) return null
    return (
      <Suspense>
        <NavDrawer isOpen={props.drawer.isOpen} onClose={props.onFollow} ground={ground}>
          <NavContent {...props} isMini={false} />
        </NavDrawer>
      </Suspense>
    )
  }
  return (
    <Box
      component="aside"
      aria-label={sayShell('shell.side')}
      sx={{
        ...ground,
        flex: 'none',
        width: props.isMini ? navWidth.mini : navWidth.open,
        position: 'sticky',
        top: 0,
        height: '100dvh',
        display: 'flex',
        flexDirection: 'column',
        transition: 'width 180ms ease',
      }}
    >
      <NavContent {...props} />
    </Box>
  )
}

function NavContent({ entries, isMini, onToggle, onExpand, onFollow, drawer }: SideNavProps) {
  const user = useUser()
  return (
    <>
      <NavBrand isMini={isMini} user={user} onFollow={onFollow} />
      <Box
        component="nav"
        aria-label={sayShell('shell.mainNav')}
        sx={{
          flex: 1,
          overflowY: 'auto',
          overflowX: 'hidden',
          p: '8px 12px',
          scrollbarWidth: 'thin',
          scrollbarColor: `${navColors.quiet} transparent`,
        }}
      >
        {entries ? (
          <NavParts entries={entries} isMini={isMini} onExpand={onExpand} onFollow={onFollow} />
        ) : (
          <NavSkeleton />
        )}
      </Box>
      {!drawer && <CollapseButton isMini={isMini} onToggle={onToggle} />}
    </>
  )
}

function CollapseButton({ isMini, onToggle }: { isMini: boolean; onToggle: () => void }) {
  const label = sayShell(isMini ? 'shell.expandNav' : 'shell.collapseNav')
  return (
    <Box sx={{ flex: 'none', p: '8px 12px 12px' }}>
      <NavButton
        onClick={onToggle}
        aria-label={label}
        title={isMini ? label : undefined}
        aria-expanded={!isMini}
      >
        <KeyboardDoubleArrowLeft
          fontSize="small"
          sx={{ transition: 'rotate 180ms', rotate: isMini ? '180deg' : '0deg' }}
        />
        {!isMini && label}
      </NavButton>
    </Box>
  )
}

function NavSkeleton() {
  return (
    <Box aria-hidden sx={{ display: 'grid', gap: '6px' }}>
      {[1, 2, 3, 4, 5, 6].map((line) => (
        <Skeleton key={line} variant="rounded" height={36} sx={{ bgcolor: navColors.hover }} />
      ))}
    </Box>
  )
}
