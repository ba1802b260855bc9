import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { answerTexts } from '../../../i18n/fr/answers'
import { revenueScreenTexts as texts } from '../../../i18n/fr/revenue-screens'
import type { RevenuePage } from '../../../resources/revenues/answers'
import { revenueStates } from '../../../resources/revenues/states'
import { priceText } from '../../../resources/schema/decimal-text'
import { AcceptUnsent } from '../../trade/AcceptUnsent'
import { ConfirmDialog } from '../../widgets/ConfirmDialog'
import { StateBadge } from '../../widgets/StateBadge'
import { ReturnRevenue } from './ReturnRevenue'
import { useRevenueAct, useRevenueCalls } from './use-revenues'

const asked = {
  validate: {
    title: texts.validateTitle,
    text: texts.validateText,
    label: texts.validate,
    done: texts.validated,
  },
  invoice: { title: texts.invoiceTitle, text: texts.invoiceText, label: texts.invoice, done: texts.invoiced },
  correct: {
    title: texts.correctTitle,
    text: texts.correctText,
    label: texts.correct,
    done: texts.corrected,
  },
} as const
type Asked = keyof typeof asked

/** The state of a declaration and what its service may do with it now. */
export function RevenueActions({
  page: { id, status, verbs, supplier, amount_ht },
  onDone,
  onOpen,
}: {
  page: RevenuePage
  onDone: () => void
  onOpen: (id: number) => void
}) {
  const calls = useRevenueCalls()
  const doing = useRevenueAct()
  const { run, isPending } = doing
  const [open, ask] = useState<Asked | 'return'>()
  const close = () => ask(undefined)
  const act = async (verb: Asked) => {
    const done = await run(() => calls[verb]({ id }), asked[verb].done)
    close()
    if (!done) return
    onDone()
    if (verb === 'correct') onOpen(done.id)
  }
  const confirmed = open && open !== 'return' ? open : undefined
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
      <StateBadge state={revenueStates[status]} />
      {verbs.includes('validate') && (
        <Button variant="contained" onClick={() => ask('validate')}>
          {texts.validate}
        </Button>
      )}
      {verbs.includes('return') && <Button onClick={() => ask('return')}>{texts.return}</Button>}
      {verbs.includes('invoice') && (
        <Button variant="contained" onClick={() => ask('invoice')}>
          {texts.invoice}
        </Button>
      )}
      {verbs.includes('correct') && <Button onClick={() => ask('correct')}>{texts.correct}</Button>}
      {verbs.includes('acceptUnsent') && (
        <AcceptUnsent
          name={supplier}
          text={texts.acceptUnsentText({ amount: priceText(amount_ht ?? '0') })}
          act={doing}
          accept={async () => {
            await calls.acceptUnsent({ id })
            onDone()
          }}
        />
      )}
      {verbs.includes('remind') && (
        <Button
          size="small"
          aria-label={answerTexts.remindOf({ name: supplier })}
          disabled={isPending}
          onClick={() =>
            void run(
              () => calls.remind({ id }),
              ({ count }) => (count ? answerTexts.reminded : answerTexts.remindedBefore)({ name: supplier }),
            )
          }
        >
          {answerTexts.remind}
        </Button>
      )}
      {confirmed && (
        <ConfirmDialog
          open
          title={asked[confirmed].title}
          confirmLabel={asked[confirmed].label}
          pending={isPending}
          onClose={close}
          onConfirm={() => void act(confirmed)}
        >
          {asked[confirmed].text}
        </ConfirmDialog>
      )}
      {open === 'return' && <ReturnRevenue id={id} onClose={close} onDone={onDone} />}
    </Box>
  )
}
