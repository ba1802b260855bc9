import Button from '@mui/material/Button'
import { useSyncExternalStore } from 'react'
import { Modal } from '../widgets/Modal'
import { say } from '../widgets/say'
import { asks } from './asks'

/** What is asked before it is done: « Annuler » has the focus, so that Enter does not confirm (5-doors §6). */
export function AskDialog() {
  const asked = useSyncExternalStore(asks.subscribe, asks.first)
  if (!asked) return null
  return (
    <Modal
      open
      size="xs"
      title={asked.title}
      onClose={() => asks.answer(undefined)}
      actions={
        <>
          <Button autoFocus color="inherit" onClick={() => asks.answer(undefined)}>
            {say('widget.cancel')}
          </Button>
          {asked.choices.map(({ label, value }, index) => (
            <Button
              key={value}
              variant={index === asked.choices.length - 1 ? 'contained' : 'outlined'}
              onClick={() => asks.answer(value)}
            >
              {label}
            </Button>
          ))}
        </>
      }
    >
      {asked.reason}
    </Modal>
  )
}
