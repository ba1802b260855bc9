import ExpandMore from '@mui/icons-material/ExpandMore'
import Box from '@mui/material/Box'
import Collapse from '@mui/material/Collapse'
import { useId, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { MenuIcon } from './MenuIcon'
import type { NavEntry } from './menu-tree'
import { NavButton } from './NavButton'

/** What the lines of the navigation are given. */
export interface NavProps {
  entries: readonly NavEntry[]
  isMini: boolean
  /** A group chosen while the navigation is mini opens it. */
  onExpand: () => void
  onFollow: () => void
}

const isAt = (path: string, { address = '', exact }: NavEntry) =>
  path === address || (!exact && address !== '/' && path.startsWith(`${address}/`))

/** Whether the current path belongs to the entry or to one of its children. */
export const holds = (path: string, entry: NavEntry): boolean =>
  entry.address !== undefined ? isAt(path, entry) : entry.children.some((child) => holds(path, child))

export function NavEntries(props: NavProps) {
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: '2px' }}>
      {props.entries.map((entry) => (
        <li key={entry.id}>
          {entry.children.length > 0 ? (
            <NavGroup {...props} entry={entry} />
          ) : (
            <NavLine {...props} entry={entry} hasIcon />
          )}
        </li>
      ))}
    </Box>
  )
}

function NavLine({ entry, isMini, onFollow, hasIcon }: NavProps & { entry: NavEntry; hasIcon?: boolean }) {
  const { pathname } = useLocation()
  return (
    <NavButton
      component={Link}
      to={entry.address ?? '/'}
      onClick={onFollow}
      aria-current={isAt(pathname, entry) ? 'page' : undefined}
      aria-label={isMini ? entry.label : undefined}
      title={isMini ? entry.label : undefined}
      sx={hasIcon ? undefined : { pl: '44px', minHeight: 36 }}
    >
      {hasIcon && <MenuIcon icon={entry.icon} />}
      {!isMini && entry.label}
    </NavButton>
  )
}

/** An entry with children is a button, never a link. */
function NavGroup({ entry, ...props }: NavProps & { entry: NavEntry }) {
  const { isMini, onExpand } = props
  const { pathname } = useLocation()
  const isWithin = holds(pathname, entry)
  const [choice, setChoice] = useState<boolean>()
  const isOpen = !isMini && (choice ?? isWithin)
  const id = useId()
  const toggle = () => {
    if (isMini) onExpand()
    setChoice(isMini ? true : !isOpen)
  }
  const button = (
    <NavButton
      onClick={toggle}
      aria-expanded={isOpen}
      aria-controls={id}
      aria-label={isMini ? entry.label : undefined}
      title={isMini ? entry.label : undefined}
      data-within={isWithin}
    >
      <MenuIcon icon={entry.icon} />
      {!isMini && (
        <>
          <Box component="span" sx={{ flex: 1 }}>
            {entry.label}
          </Box>
          <ExpandMore
            fontSize="small"
            sx={{ transition: 'rotate 150ms', rotate: isOpen ? '180deg' : '0deg' }}
          />
        </>
      )}
    </NavButton>
  )
  return (
    <>
      {button}
      <Collapse in={isOpen} id={id} unmountOnExit>
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, pt: '2px', display: 'grid', gap: '2px' }}>
          {entry.children.map((child) => (
            <li key={child.id}>
              <NavLine {...props} entry={child} />
            </li>
          ))}
        </Box>
      </Collapse>
    </>
  )
}
