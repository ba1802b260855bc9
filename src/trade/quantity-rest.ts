/**
 * How far a quantity is finished: one that is being typed is shown and not saved, a step is saved after a short rest, and what
 * is done (Enter, Tab, leaving, two seconds without a key) at once (5-doors §6).
 */
export type QuantityRest = 'typing' | 'step' | 'done'

/** Milliseconds without a key after which what is typed is done. */
export const typedRest = 2000

/** Milliseconds before a quantity is saved. */
export const savedAfter: Readonly<Record<QuantityRest, number>> = {
  typing: Number.POSITIVE_INFINITY,
  step: 350,
  done: 0,
}

/** Takes the quantity that somebody has set, and how far it is finished. */
export type OnQuantity = (quantity: string, rest: QuantityRest) => void
