export type StepState = 'pending' | 'current' | 'done'
export type Step = { name: string; label: string; disabled?: boolean }
export type SteppedStep = Step & { state: StepState }

/** A step can be opened by click only when it is enabled and not pending. */
export function canOpen(step: SteppedStep): boolean {
  return !step.disabled && step.state !== 'pending'
}

/** The shown step: the enabled one after the last saved step, the first when none is saved, the last after all. */
export function stepAfter(steps: readonly Step[], lastSaved: string | null | undefined): string | undefined {
  const saved = steps.findIndex((step) => step.name === lastSaved)
  const next = steps.slice(saved + 1).find((step) => !step.disabled)
  return (next ?? steps.findLast((step) => !step.disabled))?.name
}

/** The names of the steps up to the last saved one. */
export function stepsSaved(steps: readonly Step[], lastSaved: string | null | undefined): string[] {
  return steps.slice(0, steps.findIndex((step) => step.name === lastSaved) + 1).map((step) => step.name)
}

/** Each step with its state: what is done stays done, and only one is current. */
export function withStates(
  steps: readonly Step[],
  current: string | undefined,
  done: readonly string[],
): SteppedStep[] {
  return steps.map((step) => ({
    ...step,
    state: step.name === current ? 'current' : done.includes(step.name) ? 'done' : 'pending',
  }))
}
