import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { litigationScreenTexts as texts } from '../../../i18n/fr/litigation-screens'
import type { LitigationAnswer } from '../../../resources/litigations/answers'
import type { LitigationVerb } from '../../../resources/litigations/states'
import { parseDecimal } from '../../../resources/schema/reading/numbers'
import { useLitigationAct, useLitigationCalls } from '../../trade/use-litigations'
import { Modal } from '../../widgets/Modal'
import { ModalActions } from '../../widgets/ModalActions'

/** What a verb asks to be told with; those without ask nothing. */
const asks: Readonly<
  Partial<Record<LitigationVerb, readonly ('amount' | 'comment' | 'reference' | 'reason')[]>>
> = {
  accept: ['amount', 'comment'],
  refuse: ['comment'],
  credit: ['reference'],
  close: ['reason'],
}
const labels = {
  amount: texts.acceptedAmount,
  comment: texts.comment,
  reference: texts.reference,
  reason: texts.reason,
} as const
const keys = {
  amount: 'credit_obtained_ht',
  comment: 'comment',
  reference: 'credit_reference',
  reason: 'reason',
} as const

/** The next steps of a litigation, as the server says that one may take them. */
export function MoveButtons({ litigation }: { litigation: LitigationAnswer }) {
  const calls = useLitigationCalls()
  const { run, isPending } = useLitigationAct()
  const [verb, setVerb] = useState<LitigationVerb>()
  const [told, setTold] = useState<Record<string, string>>({})
  const move = async (one: LitigationVerb, values: Record<string, string>) => {
    const filled = Object.fromEntries(
      (asks[one] ?? []).map((name) => {
        const text = values[name]?.trim() ?? ''
        return [keys[name], name === 'amount' ? parseDecimal(text, 'price') || null : text || null]
      }),
    )
    const done = await run(() => calls.move({ id: litigation.id, verb: one, ...filled }), texts.said[one])
    if (done) setVerb(undefined)
  }
  const open = (one: LitigationVerb) => {
    if (!asks[one]) return void move(one, {})
    setTold({ amount: litigation.amount?.replace('.', ',') ?? '' })
    setVerb(one)
  }
  return (
    <>
      {litigation.verbs.map((one, index) => (
        <Button
          key={one}
          variant={index === 0 ? 'contained' : 'outlined'}
          color={one === 'refuse' ? 'error' : 'primary'}
          loading={isPending}
          onClick={() => open(one)}
        >
          {texts.verbs[one]}
        </Button>
      ))}
      {verb && (
        <Modal
          open
          size="xs"
          title={texts.verbs[verb]}
          onClose={() => setVerb(undefined)}
          actions={
            <ModalActions
              confirm={texts.verbs[verb]}
              onCancel={() => setVerb(undefined)}
              loading={isPending}
              onConfirm={() => void move(verb, told)}
            />
          }
        >
          {(asks[verb] ?? []).map((name, index) => (
            <TextField
              key={name}
              fullWidth
              autoFocus={index === 0}
              multiline={name === 'comment'}
              minRows={name === 'comment' ? 3 : undefined}
              label={labels[name]}
              value={told[name] ?? ''}
              onChange={({ target }) => setTold({ ...told, [name]: target.value })}
              sx={{ mt: index ? 2 : 1 }}
            />
          ))}
        </Modal>
      )}
    </>
  )
}
