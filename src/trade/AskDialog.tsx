import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useSyncExternalStore } from 'react'
import { Modal } from '../widgets/Modal'
import { say } from '../widgets/say'
import { type AskChoice, asks } from './asks'

const Choice = ({ choice, isOutlined = false }: { choice: AskChoice; isOutlined?: boolean }) => (
  <Button variant={isOutlined ? 'outlined' : 'contained'} onClick={() => asks.answer(choice.value)}>
    {choice.label}
  </Button>
)

/** What is asked before it is done: « Annuler » has the focus, so that Enter does not confirm (5-doors §6). */
export function AskDialog() {
  const asked = useSyncExternalStore(asks.subscribe, asks.first)
  if (!asked) return null
  const [choice, ...others] = asked.choices
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
          {others.length === 0 && choice && <Choice choice={choice} />}
        </>
      }
    >
      {asked.reason}
      {others.length > 0 && (
        <Box sx={{ display: 'grid', gap: 1, mt: 2 }}>
          {asked.choices.map((one) => (
            <Choice key={one.value} choice={one} isOutlined />
          ))}
        </Box>
      )}
    </Modal>
  )
}
