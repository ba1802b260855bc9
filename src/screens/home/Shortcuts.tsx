import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import CardActionArea from '@mui/material/CardActionArea'
import { Link } from 'react-router'
import { MenuIcon } from '../../layout/MenuIcon'
import type { NavEntry } from '../../layout/menu-tree'
import { useEntries } from '../../layout/use-entries'
import { SectionTitle } from './SectionTitle'
import { sayHome } from './say-home'

/** The links of the menu; those of a group carry its name and its icon. */
const leaves = (entries: readonly NavEntry[]): NavEntry[] =>
  entries.flatMap((entry) =>
    entry.children.length === 0
      ? [entry]
      : leaves(entry.children).map((leaf) => ({
          ...leaf,
          label: `${entry.label} · ${leaf.label}`,
          icon: entry.icon,
        })),
  )

/** Links to every screen of the menu but this one. */
export function Shortcuts() {
  const entries = leaves(useEntries() ?? []).filter(({ routeName }) => routeName !== 'Home')
  if (entries.length === 0) return null
  return (
    <section>
      <SectionTitle>{sayHome('home.shortcuts')}</SectionTitle>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(220px, 100%), 1fr))',
        }}
      >
        {entries.map((entry) => (
          <Card key={entry.id}>
            <CardActionArea
              component={Link}
              to={entry.address ?? '/'}
              sx={{
                p: 2,
                display: 'flex',
                alignItems: 'center',
                justifyContent: 'flex-start',
                gap: 1.5,
                fontWeight: 600,
              }}
            >
              <Box
                sx={{
                  display: 'grid',
                  placeItems: 'center',
                  flexShrink: 0,
                  width: 40,
                  height: 40,
                  borderRadius: 2,
                  color: 'primary.main',
                  bgcolor: 'primary.light',
                }}
              >
                <MenuIcon icon={entry.icon} />
              </Box>
              {entry.label}
            </CardActionArea>
          </Card>
        ))}
      </Box>
    </section>
  )
}
