import Box from '@mui/material/Box'
import { type ReactNode, useId, useState } from 'react'
import { profileTexts as texts } from '../../../../i18n/fr/people'
import { permissions } from '../../../../resources/rights'
import { barHeight } from '../../../layout/nav-colors'
import { GroupHead } from './GroupHead'
import { LevelRow } from './LevelRow'
import { highest } from './levels'
import { givenAt } from './limits'
import type { MenuGroup, MenuLine } from './menu-groups'

type Props = {
  group: MenuGroup
  levels: ReadonlyMap<number, number>
  limitOf: (menu: MenuLine) => number
  isLocked: boolean
  isNarrow: boolean
  onChange: (changes: ReadonlyMap<number, number>) => void
  onLevel: (menu: number, level: number) => void
}

/** Longer groups begin closed. */
const longGroup = 60
const hintsOf = ({ place }: MenuLine): string[] =>
  Array.from({ length: highest + 1 }, (_, level) => givenAt(place, level, permissions))

/** The menus under one entry, with « Tout » and « Rien ». */
export function LevelGroup({ group, levels, limitOf, isLocked, isNarrow, onChange, onLevel }: Props) {
  const { parent, menus } = group
  const [isOpen, setOpen] = useState(menus.length < longGroup)
  const id = useId()
  const title = parent?.label ?? texts.mainMenus
  const open = menus.filter((menu) => (levels.get(menu.id) ?? 0) > 0).length
  const all = (levelOf: (menu: MenuLine) => number) => () =>
    onChange(new Map(menus.map((menu) => [menu.id, levelOf(menu)])))
  const rows = menus.map((menu) => (
    <LevelRow
      key={menu.id}
      menu={menu}
      level={levels.get(menu.id) ?? 0}
      limit={limitOf(menu)}
      hints={hintsOf(menu)}
      isLocked={isLocked}
      isNarrow={isNarrow}
      onChange={onLevel}
    />
  ))
  return (
    <Box component="section" sx={frame}>
      <GroupHead
        title={title}
        count={[open, menus.length]}
        isOpen={isOpen}
        controls={id}
        onToggle={() => setOpen(!isOpen)}
        onEverything={isLocked ? undefined : all(limitOf)}
        onNothing={isLocked ? undefined : all(() => 0)}
      />
      {isOpen && (isNarrow ? <div id={id}>{rows}</div> : <LevelTable id={id} title={title} rows={rows} />)}
    </Box>
  )
}

function LevelTable({ id, title, rows }: { id: string; title: string; rows: ReactNode }) {
  return (
    <Box component="table" id={id} aria-label={title} sx={table}>
      <thead>
        <tr>
          <th scope="col">{texts.menu}</th>
          {texts.levels.map((label) => (
            <th key={label} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{rows}</tbody>
    </Box>
  )
}

const frame = { border: '1px solid', borderColor: 'divider', borderRadius: 1, overflow: 'clip' }
/** The head of a long table stays under the top bar. */
const table = {
  width: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  tableLayout: 'fixed',
  typography: 'body2',
  '& thead th': {
    typography: 'caption',
    fontWeight: 600,
    color: 'text.secondary',
    py: 0.75,
    position: 'sticky',
    top: barHeight,
    zIndex: 1,
    bgcolor: 'background.paper',
  },
  '& th': { textAlign: 'center', fontWeight: 400, borderTop: '1px solid', borderColor: 'divider' },
  '& th:first-of-type': { textAlign: 'left', pl: 2, width: '34%' },
  '& td': { p: 0, borderTop: '1px solid', borderColor: 'divider', textAlign: 'center' },
  '& tbody tr:hover': { bgcolor: 'action.hover' },
  '& .level': { display: 'grid', placeItems: 'center', minHeight: 36, cursor: 'pointer' },
  '& .level-off': { cursor: 'not-allowed', opacity: 0.55 },
  // Under its sticky head.
  '& input': {
    scrollMarginTop: 32,
    width: 18,
    height: 18,
    m: 0,
    accentColor: 'currentColor',
    color: 'primary.main',
  },
  '& .level:has(:focus-visible)': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: -2 },
}
