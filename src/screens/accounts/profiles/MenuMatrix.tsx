import Box from '@mui/material/Box'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useCallback, useMemo } from 'react'
import { useController } from 'react-hook-form'
import { permissions } from '../../../../resources/rights'
import { useFormScope } from '../../../admin/form/form-scope'
import { LevelGroup } from './LevelGroup'
import { levelMap, withLevels } from './levels'
import { highestGiven } from './limits'
import type { MenuGroup, MenuLine } from './menu-groups'
import { useEditor } from './use-editor'

/** The level of every menu of the profile's application, by group. */
export function MenuMatrix({ groups }: { groups: readonly MenuGroup[] }) {
  const { record, isLocked } = useFormScope()
  const isNarrow = useMediaQuery('(max-width: 719.95px)')
  const editor = useEditor()
  const { field } = useController({ name: 'menus' })
  const { value, onChange } = field
  const levels = levelMap(value)
  const before = useMemo(() => levelMap(record?.menus), [record])
  const limitOf = (menu: MenuLine) =>
    highestGiven(menu.place, before.get(menu.id) ?? 0, { permissions, editor })
  const change = useCallback(
    (changes: ReadonlyMap<number, number>) => onChange(withLevels(value, changes, groups)),
    [value, onChange, groups],
  )
  const changeOne = useCallback((menu: number, level: number) => change(new Map([[menu, level]])), [change])
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      {groups.map((group) => (
        <LevelGroup
          key={group.parent?.id ?? 0}
          group={group}
          levels={levels}
          limitOf={limitOf}
          isLocked={isLocked}
          isNarrow={isNarrow}
          onChange={change}
          onLevel={changeOne}
        />
      ))}
    </Box>
  )
}
