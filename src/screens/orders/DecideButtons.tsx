import Button from '@mui/material/Button'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { orderPageTexts as texts } from '../../../i18n/fr/order-pages'
import type { BatchAnswer, OrderAnswer } from '../../../resources/orders/answers'
import { forgetOrders } from '../../trade/forget-orders'
import { ReasonDialog } from '../../trade/ReasonDialog'
import { useOrderCalls } from '../../trade/use-order-calls'
import { toast } from '../../widgets/toast-store'
import { BatchResults } from './BatchResults'
import { anyOf, decisionText } from './decision-text'
import { seenOrders, seenRounds } from './seen-orders'
import { useRun } from './use-run'

/** Who is expected at the level after the one that is decided now. */
function nextAfter({ round, validations }: OrderAnswer): string | undefined {
  const [, next] = validations.filter((one) => one.round === round && one.decision === 'pending')
  return next?.ExpectedUser ? anyOf([next.ExpectedUser]) : undefined
}

/** « Valider » and « Refuser », for whoever decides the level that is waited for. */
export function DecideButtons({ order }: { order: OrderAnswer }) {
  const calls = useOrderCalls()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const { run, isPending } = useRun()
  const [isRefusing, setRefusing] = useState(false)
  const [held, setHeld] = useState<BatchAnswer>()
  const back = () => navigate('/carts/to-validate')
  async function validate() {
    const answer = await calls.validateAll(seenOrders([order]))
    const { results } = answer
    const error = results[0]?.error
    if (error?.back) setHeld(answer)
    else if (error) toast.error(error.display)
    else if (results[0]) toast.success(decisionText(results[0], () => nextAfter(order)))
    await forgetOrders(queries)
    if (!error) back()
  }
  return (
    <>
      <Button variant="contained" loading={isPending} onClick={() => void validate().catch(() => undefined)}>
        {texts.validate}
      </Button>
      <Button variant="outlined" color="error" onClick={() => setRefusing(true)}>
        {texts.refuse}
      </Button>
      {held && (
        <BatchResults
          title={texts.results}
          answer={held}
          done={texts.validated}
          givesBack
          onClose={() => setHeld(undefined)}
        />
      )}
      {isRefusing && (
        <ReasonDialog
          title={texts.refuseTitle({ what: order.number })}
          help={texts.refuseHelp}
          confirmLabel={texts.refuse}
          isPending={isPending}
          onClose={() => setRefusing(false)}
          onConfirm={(reason) =>
            void run(
              () => calls.refuse({ id: order.id, reason, ...seenRounds([order]) }),
              texts.refused,
            ).then((done) => {
              setRefusing(false)
              if (done) back()
            })
          }
        />
      )}
    </>
  )
}
