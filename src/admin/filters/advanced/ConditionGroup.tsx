import Add from '@mui/icons-material/Add'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { useRef } from 'react'
import { advancedTexts as texts } from '../../../../i18n/fr/advanced-filter'
import { mostConditions } from '../../../../resources/schema/condition'
import { useBuilder } from './builder'
import { ConditionRow } from './ConditionRow'
import {
  type DraftGroup,
  type DraftItem,
  isGroup,
  type Match,
  matches,
  newCondition,
  newGroup,
} from './draft'

interface Props {
  group: DraftGroup
  level?: number
  onChange: (group: DraftGroup) => void
  /** Absent of the outermost group. */
  onRemove?: () => void
}

/** Conditions and groups in it, and whether all, one at least, or none of them shall hold. */
export function ConditionGroup({ group, level = 1, onChange, onRemove }: Props) {
  const { isFull } = useBuilder()
  const adding = useRef<HTMLButtonElement>(null)
  const { items } = group
  const put = (at: number, item: DraftItem) => onChange({ ...group, items: items.with(at, item) })
  const add = (item: DraftItem) => onChange({ ...group, items: [...items, item] })
  const remove = (key: number) => {
    onChange({ ...group, items: items.filter((one) => one.key !== key) })
    adding.current?.focus()
  }
  return (
    <Box component="fieldset" aria-label={texts.group} sx={frame(level)}>
      <TextField
        select
        label={texts.match}
        value={group.match}
        onChange={({ target }) => onChange({ ...group, match: target.value as Match })}
        slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
        sx={{ width: 240, maxWidth: '100%' }}
      >
        {matches.map((match) => (
          <option key={match} value={match}>
            {texts[match]}
          </option>
        ))}
      </TextField>
      {items.map((item, at) =>
        isGroup(item) ? (
          <ConditionGroup
            key={item.key}
            group={item}
            level={level + 1}
            onChange={(next) => put(at, next)}
            onRemove={() => remove(item.key)}
          />
        ) : (
          <ConditionRow
            key={item.key}
            condition={item}
            onChange={(next) => put(at, next)}
            onRemove={() => remove(item.key)}
          />
        ),
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button
          ref={adding}
          size="small"
          startIcon={<Add />}
          disabled={isFull}
          onClick={() => add(newCondition())}
        >
          {texts.addCondition}
        </Button>
        {level < mostConditions.levels && (
          <Button
            size="small"
            startIcon={<Add />}
            disabled={isFull}
            onClick={() => add(newGroup(group.match === 'any' ? 'all' : 'any'))}
          >
            {texts.addGroup}
          </Button>
        )}
        {onRemove && (
          <Button size="small" color="inherit" onClick={onRemove} sx={{ ml: 'auto' }}>
            {texts.removeGroup}
          </Button>
        )}
      </Box>
    </Box>
  )
}

const frame = (level: number) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: 1.5,
  minWidth: 0,
  m: 0,
  p: level > 1 ? { xs: 1, sm: 1.5 } : 0,
  border: 0,
  ...(level > 1 && {
    borderLeft: '3px solid',
    borderColor: 'primary.main',
    borderRadius: '6px',
    bgcolor: 'action.hover',
  }),
})
