import Button from '@mui/material/Button'
import { useState } from 'react'
import { orderPageTexts as texts } from '../../../i18n/fr/order-pages'
import type { GiveBack } from '../../../resources/orders/guard-refusal'
import { ReasonDialog } from '../../trade/ReasonDialog'
import { useOrderCalls } from '../../trade/use-order-calls'
import { useRun } from './use-run'

interface Props {
  order: { id: number; number: string }
  back: GiveBack
  onDone: () => void
}

/** « Renvoyer à Karim Benali »: refuses an order that cannot be validated, with what stands against it as the reason (5-doors §1.2). */
export function GiveBackButton({ order, back, onDone }: Props) {
  const [isAsking, setAsking] = useState(false)
  const calls = useOrderCalls()
  const { run, isPending } = useRun()
  const give = (reason: string) =>
    run(() => calls.refuse({ id: order.id, reason }), texts.givenBack({ author: back.author })).then(
      (done) => {
        setAsking(false)
        if (done) onDone()
      },
    )
  return (
    <>
      <Button variant="contained" size="small" sx={{ mt: 1 }} onClick={() => setAsking(true)}>
        {texts.giveBack({ author: back.author })}
      </Button>
      {isAsking && (
        <ReasonDialog
          title={texts.giveBackTitle({ author: back.author, what: order.number })}
          help={texts.refuseHelp}
          confirmLabel={texts.giveBackConfirm}
          start={back.reason.slice(0, 500)}
          isPending={isPending}
          onClose={() => setAsking(false)}
          onConfirm={(reason) => void give(reason)}
        />
      )}
    </>
  )
}
