import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useMemo, useState } from 'react'
import { lockTexts } from '../../../i18n/fr/form'
import { frenchMoment } from '../../../resources/schema/date-text'
import type { AnyResource } from '../../../resources/schema/resource'
import type { ReadRow } from '../../../resources/schema/unknown-row'
import { useEngine } from '../../fields/engine'
import { Modal } from '../../widgets/Modal'
import type { Values } from '../form/initial-values'
import type { Conflict } from './conflict'
import { DifferenceRow } from './DifferenceRow'
import { type Difference, mergeRecord, type Side, type Sides } from './merge'

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

/** Shown at once of what is chosen already: a long list that a file has changed has thousands. */
const atOnce = 30

/** A row that only one side has added: choosing one side for all takes nobody's new row away. */
const isAdded = ({ what, base }: Difference) => what === 'row' && !base

/** Shows, field by field and row by row, what somebody else saved meanwhile, and keeps what the person chooses. */
export function LockDialog({ resource, names, base, conflict, onSave, onReload, onClose }: Props) {
  const { current, mine } = conflict
  const { registry } = useEngine()
  const { list, take } = useMemo(
    () =>
      mergeRecord(
        { registry, resource, versions: { base, mine, theirs: current }, path: '', titles: [] },
        names,
      ),
    [registry, resource, names, base, mine, current],
  )
  const [isSaving, setSaving] = useState(false)
  const [chosen, setChosen] = useState<Sides>({})
  const [shown, setShown] = useState(atOnce)
  const asked = list.filter(({ obvious }) => !obvious)
  const known = list.filter(({ obvious }) => obvious)
  const isReady = asked.every(({ key }) => chosen[key])
  const all = (side: Side) =>
    setChosen(Object.fromEntries(list.filter((one) => !isAdded(one)).map(({ key }) => [key, side])))
  const rows = (some: readonly Difference[]) =>
    some.map((one) => (
      <DifferenceRow
        key={one.key}
        difference={one}
        side={chosen[one.key] ?? one.obvious}
        onChoose={(side) => setChosen((before) => ({ ...before, [one.key]: side }))}
      />
    ))
  async function keep() {
    setSaving(true)
    await onSave({ ...mine, ...take(chosen) })
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
      {rows(asked)}
      {asked.length > 0 && known.length > 0 && (
        <Typography variant="body2" sx={{ color: 'text.secondary', mt: 3 }}>
          {lockTexts.known}
        </Typography>
      )}
      {rows(known.slice(0, shown))}
      {known.length > shown && (
        <Button size="small" sx={{ mt: 1 }} onClick={() => setShown(known.length)}>
          {lockTexts.showAll({ smart_count: known.length })}
        </Button>
      )}
    </Modal>
  )
}

function whoAndWhen({ user, updatedAt }: Conflict): string {
  const moment = frenchMoment(updatedAt ?? '')
  const name = [user?.first_name, user?.last_name].filter(Boolean).join(' ')
  return name ? lockTexts.changedBy({ name, moment }) : lockTexts.changed({ moment })
}
