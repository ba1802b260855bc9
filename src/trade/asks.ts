import { cartTexts } from '../../i18n/fr/carts'
import { HttpError } from '../../providers/http-error'

/** A way to go on; `value` is what the question is answered with. */
export interface AskChoice {
  label: string
  value: string
}

/** A question that a person answers before something is done. */
interface Ask {
  title: string
  reason: string
  choices: readonly AskChoice[]
  /** Undefined where it is given up. */
  settle: (value: string | undefined) => void
}

/** The questions that wait for an answer, one after the other. */
export function createAsks() {
  let waiting: readonly Ask[] = []
  const listeners = new Set<() => void>()
  function change(next: readonly Ask[]) {
    waiting = next
    for (const listener of listeners) listener()
  }
  return {
    /** Resolves with the chosen value; with none where it is given up, or nobody can be asked. */
    ask: (question: Omit<Ask, 'settle'>): Promise<string | undefined> =>
      new Promise((settle) => {
        if (listeners.size) change([...waiting, { ...question, settle }])
        else settle(undefined)
      }),
    first: () => waiting[0],
    answer(value: string | undefined) {
      const [first, ...others] = waiting
      change(others)
      first?.settle(value)
    },
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}

/** The questions of this page. */
export const asks = createAsks()

/** How a question is put: its title, and the button that says yes. */
interface Words {
  title: string
  label: string
}
const ofQuantity: Words = { title: cartTexts.askTitle, label: cartTexts.askConfirm }

/** The words of a quantity, of an article that is named where the screen does not show it. */
export const wordsOf = (label: string | undefined): Words =>
  label ? { ...ofQuantity, title: `${ofQuantity.title} : ${label}` } : ofQuantity

/** Asks whether something is meant, a quantity far from habit unless told (5-doors §6). */
export const isMeant = async (reason: string, { title, label }: Words = ofQuantity): Promise<boolean> =>
  (await asks.ask({ title, reason, choices: [{ label, value: 'meant' }] })) === 'meant'

/** What guards ask, and what somebody else has put there, is asked by the screen. */
export const asksFirst = { quiet: ['err409', 'err519'] } as const

/** The guards that ask before they let something be done (`err519`); nothing of another failure. */
export function guardsAsking(error: unknown): string[] {
  if (!(error instanceof HttpError) || error.type !== 'err519') return []
  const findings: unknown = Reflect.get(Object(error.body), 'findings')
  if (!Array.isArray(findings)) return []
  return [...new Set(findings.map((finding) => String(Reflect.get(Object(finding), 'guard'))))]
}

/** Does it, and once more with what was asked where the person means it (5-doors §1, « A »); else the refusal is thrown. */
export async function confirming<T>(
  call: (more: { confirmed?: string[] }) => Promise<T>,
  words?: Words,
): Promise<T> {
  try {
    return await call({})
  } catch (error) {
    const confirmed = guardsAsking(error)
    if (!(error instanceof HttpError) || !confirmed.length || !(await isMeant(error.display, words)))
      throw error
    return call({ confirmed })
  }
}
