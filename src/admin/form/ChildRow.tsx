import ArrowDownward from '@mui/icons-material/ArrowDownward'
import ArrowUpward from '@mui/icons-material/ArrowUpward'
import Delete from '@mui/icons-material/DeleteOutlined'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import { type ComponentType, useMemo } from 'react'
import { formTexts } from '../../../i18n/fr/form'
import type { AnyResource } from '../../../resources/schema/resource'
import type { ReadRow } from '../../../resources/schema/unknown-row'
import { FormScopeContext } from './form-scope'

type Props = {
  resource: AnyResource
  /** The fields shown. */
  names: readonly string[]
  path: string
  record: ReadRow | undefined
  position: { index: number; last: number; canMove: boolean }
  isLocked: boolean
  Inner: ComponentType<{ name: string }>
  onRemove: () => void
  onMove: (by: 1 | -1) => void
}

/** One row of a child list, as a small form of its own. */
export function ChildRow({
  resource,
  names,
  path,
  record,
  position,
  isLocked,
  Inner,
  onRemove,
  onMove,
}: Props) {
  const scope = useMemo(() => ({ resource, record, path, isLocked }), [resource, record, path, isLocked])
  const row = `${resource.label[0]} ${position.index + 1}`
  return (
    <Box component="li" sx={card} aria-label={row}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, mb: 1 }}>
        <Box component="span" sx={{ flex: 1, typography: 'subtitle2', color: 'text.secondary' }}>
          {row}
        </Box>
        {!isLocked && position.canMove && (
          <>
            <IconButton
              size="small"
              aria-label={formTexts.moveUp({ row })}
              disabled={position.index === 0}
              onClick={() => onMove(-1)}
            >
              <ArrowUpward fontSize="small" />
            </IconButton>
            <IconButton
              size="small"
              aria-label={formTexts.moveDown({ row })}
              disabled={position.index === position.last}
              onClick={() => onMove(1)}
            >
              <ArrowDownward fontSize="small" />
            </IconButton>
          </>
        )}
        {!isLocked && (
          <IconButton size="small" aria-label={formTexts.removeRow({ row })} onClick={onRemove}>
            <Delete fontSize="small" />
          </IconButton>
        )}
      </Box>
      <FormScopeContext value={scope}>
        <div className="fields">
          {names.map((name) => (
            <Inner key={name} name={name} />
          ))}
        </div>
      </FormScopeContext>
    </Box>
  )
}

const card = {
  p: 2,
  pt: 1,
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
}
