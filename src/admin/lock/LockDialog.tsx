import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { lockTexts } from '../../../i18n/fr/form'
import { frenchMoment } from '../../../resources/schema/date-text'
import type { AnyResource } from '../../../resources/schema/resource'
import type { ReadRow } from '../../../resources/schema/unknown-row'
import { Modal } from '../../widgets/Modal'
import type { Values } from '../form/initial-values'
import { type Conflict, type Difference, differences, obviousSide, resolved, type Side } from './conflict'
import { DifferenceRow } from './DifferenceRow'

type Props = {
  resource: AnyResource
  names: readonly string[]
  /** The record as it was first read. */
  base: ReadRow
  conflict: Conflict
  onSave: (values: Values) => Promise<void>
  /** Drops what was typed and shows the record as it stands. */
  onReload: () => void
  onClose: () => void
}

type Sides = Readonly<Record<string, Side>>

const firstSides = (list: readonly Difference[]): Sides =>
  Object.fromEntries(
    list.flatMap((one) => {
      const side = obviousSide(one)
      return side ? [[one.name, side]] : []
    }),
  )

/** Shows, field by field, what somebody else saved meanwhile, and keeps what the person chooses. */
export function LockDialog({ resource, names, base, conflict, onSave, onReload, onClose }: Props) {
  const { current, mine } = conflict
  const list = differences(resource, names, { base, mine, current })
  const [isSaving, setSaving] = useState(false)
  const [chosen, setChosen] = useState<Sides>({})
  const sides = { ...firstSides(list), ...chosen }
  const isReady = list.every(({ name }) => sides[name])
  const all = (side: Side) => setChosen(Object.fromEntries(list.map(({ name }) => [name, side])))
  async function keep() {
    setSaving(true)
    await onSave(resolved(mine, list, sides))
    setSaving(false)
  }
  return (
    <Modal
      open
      size="lg"
      title={lockTexts.title}
      onClose={onClose}
      actions={
        <>
          <Button color="inherit" onClick={onReload} disabled={isSaving}>
            {lockTexts.reload}
          </Button>
          <Button variant="contained" disabled={!isReady} loading={isSaving} onClick={keep}>
            {lockTexts.save}
          </Button>
        </>
      }
    >
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {whoAndWhen(conflict)} {list.length ? lockTexts.explain : lockTexts.noDifference}
      </Typography>
      {list.length > 1 && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5 }}>
          <Button size="small" variant="outlined" onClick={() => all('mine')}>
            {lockTexts.allMine}
          </Button>
          <Button size="small" variant="outlined" onClick={() => all('theirs')}>
            {lockTexts.allTheirs}
          </Button>
        </Box>
      )}
      {list.map((one) => (
        <DifferenceRow
          key={one.name}
          resource={resource}
          difference={one}
          rows={{ base, mine, theirs: current }}
          side={sides[one.name]}
          onChoose={(side) => setChosen((before) => ({ ...before, [one.name]: side }))}
        />
      ))}
    </Modal>
  )
}

function whoAndWhen({ user, updatedAt }: Conflict): string {
  const moment = frenchMoment(updatedAt ?? '')
  const name = [user?.first_name, user?.last_name].filter(Boolean).join(' ')
  return name ? lockTexts.changedBy({ name, moment }) : lockTexts.changed({ moment })
}
