import type { Step, Tone } from './field'

/** Where a thing may stand: what it is called and the colour of its badge. */
export interface State {
  readonly label: string
  readonly tone: Tone
}

/** A state that is told apart by what it is to the trade: lists of states follow from it. */
export interface StagedState extends State {
  readonly stage: string
}

/** The states at some stages, in their order. */
export const statesAt = <S extends Readonly<Record<string, StagedState>>>(
  states: S,
  ...stages: readonly S[keyof S]['stage'][]
): readonly (keyof S & string)[] =>
  (Object.keys(states) as (keyof S & string)[]).filter((state) =>
    stages.some((stage) => stage === states[state]?.stage),
  )

/** The states from which a verb leads on. */
export const leaving = <T extends Step>(
  steps: readonly T[],
  verb: T['verb'],
): readonly T['from'][number][] => [
  ...new Set(
    steps.flatMap(({ verb: one, from }): readonly T['from'][number][] => (one === verb ? from : [])),
  ),
]

/** The step of a verb from a state, the wanted end told apart where it has several; undefined where it leads nowhere. */
export const stepOf = <T extends Step>(
  steps: readonly T[],
  verb: T['verb'],
  { from, wanted }: { from: T['from'][number]; wanted?: string },
): T | undefined =>
  steps.find(
    ({ verb: one, from: starts, to }) =>
      one === verb && starts.includes(from) && (wanted === undefined || to === wanted || to === 'same'),
  )

/** Whether any step leads from a state to another, or it stays. */
export const leads = (steps: readonly Step[], from: unknown, to: unknown): boolean =>
  from === to || steps.some((step) => step.to === to && step.from.some((one) => one === from))
