import Button from '@mui/material/Button'
import { lazy, Suspense, useState } from 'react'
import { type Action, questionOf } from '../../../resources/schema/action'
import type { FieldError } from '../../../resources/schema/check'
import type { ReadRow } from '../../../resources/schema/unknown-row'
import { ConfirmDialog } from '../../widgets/ConfirmDialog'
import { actionIcon } from './action-icon'
import type { Told } from './use-actions'

const ActionDialog = lazy(async () => ({ default: (await import('./ActionDialog')).ActionDialog }))

type Props = {
  action: Action
  /** The row that it is done with. */
  record?: ReadRow
  /** The rows that it may take out of service. */
  rows: { model: string; ids: readonly number[] }
  /** Over a question that says no title of its own. */
  title: string
  size?: 'small'
  disabled?: boolean
  /** Does it; what is refused of the input comes back, by its field. */
  run: (told: Told) => Promise<readonly FieldError[]>
}

/** The button of a declared action, with its question or its dialog. */
export function ActionButton({ action, record, rows, title: usual, size, disabled, run }: Props) {
  const [isAsking, setAsking] = useState(false)
  const [isPending, setPending] = useState(false)
  const { label, input, tone, icon } = action
  const { title = usual, text: confirm } = questionOf(action, record)
  async function act(told: Told = {}) {
    setPending(true)
    try {
      const refused = await run(told)
      if (!refused.length) setAsking(false)
      return refused
    } finally {
      setPending(false)
    }
  }
  const close = () => setAsking(false)
  const asked = { title, label, tone, pending: isPending, onClose: close }
  return (
    <>
      <Button
        color={tone === 'danger' ? 'error' : tone === 'primary' ? 'primary' : 'inherit'}
        variant={tone === 'primary' ? 'contained' : undefined}
        size={size}
        startIcon={icon && actionIcon(icon)}
        disabled={disabled}
        loading={isPending && !isAsking}
        onClick={() => (confirm || input ? setAsking(true) : void act())}
      >
        {label}
      </Button>
      {input && isAsking && (
        <Suspense fallback={null}>
          <ActionDialog
            {...asked}
            struck={action.strikes && rows}
            fields={input}
            text={confirm}
            onConfirm={act}
          />
        </Suspense>
      )}
      {confirm && !input && (
        <ConfirmDialog
          open={isAsking}
          title={title}
          confirmLabel={label}
          dangerous={tone === 'danger'}
          pending={isPending}
          onConfirm={() => void act().then((refused) => refused.length && close())}
          onClose={close}
        >
          {confirm}
        </ConfirmDialog>
      )}
    </>
  )
}
