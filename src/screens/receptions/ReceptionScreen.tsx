import Alert from '@mui/material/Alert'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useParams } from 'react-router'
import { frenchQuantity } from '../../../i18n/fr/orders'
import { receptionScreenTexts as texts } from '../../../i18n/fr/reception-screens'
import type { ReceptionAnswer, SignedReceptionAnswer } from '../../../resources/receptions/answers'
import { serviceRate } from '../../../resources/receptions/service-rate'
import { frenchDay } from '../../../resources/schema/date-text'
import { UnknownPage } from '../../admin/UnknownPage'
import { PageHead } from '../../layout/PageHead'
import { forgetOrders } from '../../trade/forget-orders'
import { forgetStock } from '../../trade/use-stock'
import { EmptyState } from '../../widgets/EmptyState'
import { ErrorState } from '../../widgets/ErrorState'
import { FormSkeleton } from '../../widgets/FormSkeleton'
import { tellWarned } from '../../widgets/tell-warned'
import { toast } from '../../widgets/toast-store'
import { useOnline } from '../../widgets/use-online'
import { useProgress } from '../../widgets/use-progress'
import { isId } from '../OneById'
import { ClaimProposal } from './ClaimProposal'
import type { ReceptionDraft } from './draft'
import { ReceptionForm } from './ReceptionForm'
import { SignedReceptions } from './SignedReceptions'
import { sendDraft } from './send-draft'
import { UndoReception } from './UndoReception'
import { useKept } from './use-kept'
import { useDraft, useReceptionOrder } from './use-reception'
import { useReceptionCalls } from './use-reception-calls'

interface Claim {
  id: number
  gap: string
}

/** Signs: sends at once, or keeps on the device what a lost network does not let through. */
function useSigning(setDraft: (draft: ReceptionDraft | undefined) => void, onClaim: (claim: Claim) => void) {
  const calls = useReceptionCalls()
  const kept = useKept()
  const queries = useQueryClient()
  const [isPending, setPending] = useState(false)
  const { follow, progress } = useProgress()
  async function sign(draft: ReceptionDraft) {
    setPending(true)
    const sending = await (draft.photos.length
      ? follow((onProgress) => sendDraft({ calls, kept, onProgress }, draft))
      : sendDraft({ calls, kept }, draft)
    ).finally(() => setPending(false))
    // What is kept says more than what was typed: the pictures that have left, why it was refused.
    if (sending.kind !== 'sent') {
      // Refused because a colleague has signed meanwhile: what was received then is seen before it is signed again.
      if (sending.kind === 'refused') void queries.invalidateQueries({ queryKey: ['reception', draft.order] })
      return setDraft(kept.readDraft(draft.order) ?? { ...draft, pending: true })
    }
    const { answer } = sending
    toast.success(texts.signed)
    tellWarned(answer)
    setDraft(undefined)
    queries.setQueryData(['reception', answer.order.id], answer)
    void forgetOrders(queries)
    void forgetStock(queries)
    const gap = answer.receptions.find(({ id }) => id === answer.id)?.gap_ht ?? '0.00'
    if (answer.litigation_id) onClaim({ id: answer.litigation_id, gap })
  }
  return { sign, isPending, progress }
}

function Reception({ answer }: { answer: ReceptionAnswer }) {
  const isOnline = useOnline()
  const kept = useKept()
  const [claim, setClaim] = useState<Claim>()
  const [undoing, setUndoing] = useState<SignedReceptionAnswer>()
  const { draft, change, again, drop, setDraft, isKept } = useDraft(answer)
  const { sign, isPending, progress } = useSigning(setDraft, setClaim)
  const { order } = answer
  const rate = order.status === '450' ? serviceRate(answer.lines) : null
  useEffect(() => {
    const forget = (event: Event) => {
      if (event instanceof CustomEvent && event.detail === order.id) setDraft(kept.readDraft(order.id))
    }
    window.addEventListener('reception-sent', forget)
    return () => window.removeEventListener('reception-sent', forget)
  }, [order.id, setDraft, kept])
  return (
    <>
      <PageHead
        title={texts.title({ number: order.number })}
        subtitle={[
          order.supplier,
          texts.askedFor({ day: frenchDay(order.ask_delivery_date) }),
          rate !== null && texts.serviceRate({ percent: frenchQuantity(rate) }),
        ]
          .filter(Boolean)
          .join(' · ')}
        back={{ path: `/orders/tracking/${order.id}`, label: order.number }}
      />
      {!isOnline && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {texts.offline}
        </Alert>
      )}
      {draft && !isKept && (
        <Alert severity="error" sx={{ mb: 2 }}>
          {texts.notKept}
        </Alert>
      )}
      {claim && !draft && <ClaimProposal id={claim.id} gap={claim.gap} />}
      {draft?.pending && (
        <Alert severity="info" sx={{ mb: 2 }}>
          {texts.pending}
        </Alert>
      )}
      {draft?.refused && (
        <Alert severity="error" sx={{ mb: 2 }}>
          {texts.refusedOne({ why: draft.refused })}
        </Alert>
      )}
      {draft && !draft.pending && (
        <ReceptionForm
          key={draft.client_key}
          answer={answer}
          draft={draft}
          isPending={isPending}
          progress={progress}
          onChange={change}
          onSign={() => sign(draft)}
          onDrop={drop}
        />
      )}
      {answer.receptions.length > 0 && (
        <SignedReceptions
          answer={answer}
          onAgain={draft ? undefined : again}
          onUndo={draft?.replaces || draft?.pending ? undefined : setUndoing}
        />
      )}
      {undoing && (
        <UndoReception order={order.id} reception={undoing} onClose={() => setUndoing(undefined)} />
      )}
      {!draft && !answer.receptions.length && <EmptyState title={texts.none} />}
    </>
  )
}

function SeenReception({ answer }: { answer: ReceptionAnswer }) {
  const { order } = answer
  return (
    <>
      <PageHead
        title={texts.title({ number: order.number })}
        subtitle={[order.supplier, texts.askedFor({ day: frenchDay(order.ask_delivery_date) })].join(' · ')}
        back={{ path: `/orders/${order.id}`, label: order.number }}
      />
      {answer.receptions.length ? (
        <SignedReceptions answer={answer} isSeen />
      ) : (
        <EmptyState title={texts.none} />
      )}
    </>
  )
}

/** The reception of an order, on a tablet at the dock; `isSeen`: for who only looks at it. */
export function ReceptionScreen({ isSeen = false }: { isSeen?: boolean }) {
  const { id = '' } = useParams()
  return isId(id) ? <ReceptionOf id={Number(id)} isSeen={isSeen} /> : <UnknownPage />
}

function ReceptionOf({ id, isSeen }: { id: number; isSeen: boolean }) {
  const { data, isError, error, refetch } = useReceptionOrder(id, { isSeen })
  if (isError && !data) return <ErrorState text={error?.message ?? ''} onRetry={() => void refetch()} />
  if (!data) return <FormSkeleton />
  if (isSeen) return <SeenReception answer={data} />
  // A reception that was taken back leaves the order to be received anew.
  const undone = data.receptions.filter(({ state }) => state === 'undone').length
  return <Reception key={`${id} ${undone}`} answer={data} />
}
