import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import { useState } from 'react'
import type { CrossedRow } from '../../resources/schema/sheet-lines'
import { Modal } from './Modal'
import { ModalActions } from './ModalActions'
import { say } from './say'

interface Props {
  rows: readonly CrossedRow[]
  onClose: () => void
  /** Takes the file's own values over in these rows. */
  onMine: (rows: readonly number[]) => void
}

/** Rows of a brought sheet that somebody else has changed meanwhile: theirs stand, unless the file's are chosen here. */
export function CrossedRows({ rows, onClose, onMine }: Props) {
  const [chosen, choose] = useState<readonly number[]>([])
  const toggle = (row: number) =>
    choose(chosen.includes(row) ? chosen.filter((one) => one !== row) : [...chosen, row])
  return (
    <Modal
      open
      title={say('widget.crossed')}
      onClose={onClose}
      actions={
        <ModalActions
          cancel={say('widget.crossedKeep')}
          confirm={say('widget.crossedTake', { smart_count: chosen.length })}
          disabled={!chosen.length}
          onCancel={onClose}
          onConfirm={() => onMine(chosen)}
        />
      }
    >
      <Box sx={{ mb: 1 }}>{say('widget.crossedText')}</Box>
      {rows.length > 1 && (
        <Button size="small" onClick={() => choose(rows.map(({ row }) => row))}>
          {say('widget.crossedAll')}
        </Button>
      )}
      <Box sx={{ display: 'grid', gap: 1 }} role="group" aria-label={say('widget.crossed')}>
        {rows.map(({ line, row, message }) => (
          <FormControlLabel
            key={row}
            sx={{ alignItems: 'flex-start', m: 0 }}
            control={<Checkbox checked={chosen.includes(row)} onChange={() => toggle(row)} sx={{ pt: 0 }} />}
            label={say('widget.lineMessage', { line, message })}
          />
        ))}
      </Box>
    </Modal>
  )
}
