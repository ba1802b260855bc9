import type { ReceptionAnswer } from '../../../resources/receptions/answers'
import type { ReceptionDraft } from './draft'

/** Where drafts are kept on the device, one an order, beside the last answer of the order for a dock without network. */
const prefix = 'reception.'
const orderPrefix = 'receptionOrder.'

function read<T>(key: string): T | undefined {
  const text = localStorage.getItem(key)
  if (!text) return undefined
  try {
    return JSON.parse(text) as T
  } catch {
    localStorage.removeItem(key)
    return undefined
  }
}

function write(key: string, value: unknown): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(value))
    return true
  } catch {
    return false
  }
}

export const readDraft = (order: number) => read<ReceptionDraft>(prefix + order)
/** Whether it could be kept: photos may be too many for the device. */
export const keepDraft = (draft: ReceptionDraft): boolean => write(prefix + draft.order, draft)
export const dropDraft = (order: number): void => localStorage.removeItem(prefix + order)

/** What is signed on this device and not yet sent. */
export const pendingDrafts = (): ReceptionDraft[] =>
  Object.keys(localStorage)
    .filter((key) => key.startsWith(prefix))
    .map((key) => read<ReceptionDraft>(key))
    .filter((draft): draft is ReceptionDraft => draft?.pending === true)

export const readOrder = (order: number) => read<ReceptionAnswer>(orderPrefix + order)
export const keepOrder = (answer: ReceptionAnswer): boolean => write(orderPrefix + answer.order.id, answer)
export const dropOrder = (order: number): void => localStorage.removeItem(orderPrefix + order)
