import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { cartTexts } from '../../../i18n/fr/carts'
import { refusedTexts } from '../../../i18n/fr/refused-orders'
import type { BatchAnswer } from '../../../resources/orders/answers'
import { Modal } from '../../widgets/Modal'
import { GiveBackButton } from './GiveBackButton'
import { RefusedFindings } from './RefusedFindings'

type Result = BatchAnswer['results'][number]

interface Props {
  title: string
  answer: BatchAnswer
  /** What is said of an order that went well. */
  done: string | ((result: Result) => string)
  nameOf?: (id: number) => string
  /** Whether what cannot be validated may be given back to its author. */
  givesBack?: boolean
  /** Of carts: tries those that were refused again, once what kept them is ended. */
  again?: { run: () => void; isPending: boolean }
  onClose: () => void
}

/** What became of each order of a batch. */
export function BatchResults({ title, answer, done, nameOf, givesBack = false, again, onClose }: Props) {
  const [given, setGiven] = useState<readonly number[]>([])
  const hasRefusal = answer.results.some(({ error }) => error)
  return (
    <Modal
      open
      size={hasRefusal ? 'sm' : 'xs'}
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button variant={again && hasRefusal ? 'text' : 'contained'} onClick={onClose} autoFocus>
            {cartTexts.close}
          </Button>
          {again && hasRefusal && (
            <Button variant="contained" loading={again.isPending} onClick={again.run}>
              {refusedTexts.again}
            </Button>
          )}
        </>
      }
    >
      <Box sx={{ display: 'grid', gap: 1 }}>
        {answer.results.map((result) => (
          <Alert key={result.id} severity={result.error ? 'error' : 'success'}>
            <b>{[nameOf?.(result.id), result.number].filter(Boolean).join(' · ')}</b>
            <br />
            {result.error?.findings.length ? (
              <RefusedFindings order={result} refusal={result.error} canEnd={Boolean(again)} />
            ) : (
              (result.error?.display ?? (typeof done === 'string' ? done : done(result)))
            )}
            {givesBack && result.error?.back && !given.includes(result.id) && (
              <div>
                <GiveBackButton
                  order={result}
                  back={result.error.back}
                  onDone={() => setGiven([...given, result.id])}
                />
              </div>
            )}
          </Alert>
        ))}
      </Box>
    </Modal>
  )
}
