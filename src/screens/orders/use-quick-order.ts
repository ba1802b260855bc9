import { useState } from 'react'
import { toolTexts as texts } from '../../../i18n/fr/cart-tools'
import type { QuickChoice, QuickOrderAnswer } from '../../../resources/orders/tool-answers'
import { orderLines } from '../../../resources/trade/said-line'
import { useOrderAct } from '../../trade/forget-orders'
import { useQuickCalls } from '../../trade/use-quick-calls'
import { toast } from '../../widgets/toast-store'
import { useAct } from '../../widgets/use-act'

/** A line that could not be added. */
export type Misread = QuickOrderAnswer['errors'][number]

interface Chosen extends Pick<QuickChoice, 'article_id' | 'quantity'> {
  line: number
}

/** The lines that could not be added, as they were typed: they are corrected next. */
const linesInError = (text: string, { errors }: QuickOrderAnswer): string =>
  errors.map(({ line }) => text.split('\n')[line - 1] ?? '').join('\n')

/** A quick order: its text, what was read of it, what was chosen and confirmed, and what becomes of it. */
export function useQuickOrder(onDone: () => void) {
  const calls = useQuickCalls()
  const act = useOrderAct()
  /** Reading changes nothing that would have to be asked again, and a choice may follow at once. */
  const reading = useAct({ queued: true })
  const [text, setText] = useState('')
  const [answer, setAnswer] = useState<QuickOrderAnswer>()
  const [chosen, setChosen] = useState<readonly Chosen[]>([])
  /** The lines whose quantity, far from habit, is meant. */
  const [confirmed, setConfirmed] = useState<readonly number[]>([])
  const added = (done: QuickOrderAnswer) => {
    if (done.errors.length === 0) {
      toast.success(texts.added({ smart_count: done.complete }))
      return onDone()
    }
    toast.warning(texts.partly(done.complete, done.errors.length))
    setText(linesInError(text, done))
    setConfirmed([])
    setChosen([])
    setAnswer({ ...done, rows: [] })
  }
  const ask = (asked: string, choices: readonly Chosen[]) =>
    reading.run(() => calls.quick({ text: asked, chosen: [...choices] }), undefined, { after: setAnswer })
  return {
    ...{ text, setText, answer, confirmed, setConfirmed, isPending: act.isPending || reading.isPending },
    check: () => {
      const asked = orderLines(text).join('\n')
      setText(asked)
      setConfirmed([])
      setChosen([])
      return ask(asked, [])
    },
    choose: ({ line }: Misread, { article_id, quantity }: QuickChoice) => {
      const choices = [...chosen, { line, article_id, quantity }]
      setChosen(choices)
      return ask(text, choices)
    },
    commit: () => {
      const meant = confirmed.map((line) => ({ line }))
      return act.run(
        () => calls.quick({ text, chosen: [...chosen], confirmed: meant, commit: true }),
        undefined,
        { after: added },
      )
    },
    /** Back to the text. */
    edit: () => setAnswer(undefined),
  }
}
