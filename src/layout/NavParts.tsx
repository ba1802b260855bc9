import ExpandMore from '@mui/icons-material/ExpandMore'
import Box from '@mui/material/Box'
import { styled } from '@mui/material/styles'
import { useId } from 'react'
import { useStore } from 'react-admin'
import { useLocation } from 'react-router'
import { useApp } from './app-context'
import { type NavPart, partsOf } from './menu-sections'
import type { NavEntry } from './menu-tree'
import { NavButton } from './NavButton'
import { holds, NavEntries, type NavProps } from './NavEntries'
import { navColors } from './nav-colors'

const Title = styled(NavButton)({
  minHeight: 32,
  marginTop: 6,
  padding: '4px 12px',
  fontSize: '0.75rem',
  fontWeight: 650,
  letterSpacing: '0.04em',
  textTransform: 'uppercase',
  color: navColors.quiet,
}) as typeof NavButton

/** The navigation of an application: its entries, below the titles of its sections where it has any. */
export function NavParts(props: NavProps) {
  const { sections = [] } = useApp()
  return partsOf(props.entries, sections).map((part, index) =>
    part.title === undefined ? (
      <Box key={index} sx={index > 0 ? { mt: '6px' } : undefined}>
        <NavEntries {...props} entries={part.entries} />
      </Box>
    ) : (
      <Section key={part.title} {...props} part={part} />
    ),
  )
}

const isWithin = (path: string, entries: readonly NavEntry[]) => entries.some((entry) => holds(path, entry))

/** Open where one is, and where one has opened it; while the navigation is mini its icons stand below a line. */
function Section({ part, ...props }: NavProps & { part: NavPart }) {
  const { isMini } = props
  const { pathname } = useLocation()
  const id = useId()
  const [choice, setChoice] = useStore<boolean | undefined>(`nav.section.${part.title}`)
  const isOpen = choice ?? isWithin(pathname, part.entries)
  function expand() {
    setChoice(true)
    props.onExpand()
  }
  return (
    <Box sx={isMini ? { borderTop: `1px solid ${navColors.hover}`, mt: '6px', pt: '6px' } : undefined}>
      {isMini ? null : (
        <Title
          onClick={() => setChoice(!isOpen)}
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
        >
          <Box component="span" sx={{ flex: 1 }}>
            {part.title}
          </Box>
          <ExpandMore
            fontSize="small"
            sx={{ transition: 'rotate 150ms', rotate: isOpen ? '180deg' : '0deg' }}
          />
        </Title>
      )}
      {(isMini || isOpen) && (
        <div id={id}>
          <NavEntries {...props} entries={part.entries} onExpand={expand} />
        </div>
      )}
    </Box>
  )
}
