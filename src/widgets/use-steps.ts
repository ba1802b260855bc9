import { useEffect, useState } from 'react'
import { canOpen, type Step, type SteppedStep, stepAfter, stepsSaved, withStates } from './steps'
import { useUrlChoice } from './use-url-choice'

type Options = {
  steps: readonly Step[]
  lastSavedStep?: string | null
  /** Its steps say themselves when they go on: one that is saved meanwhile is done, and stays shown. */
  stays?: boolean
  /** Shown first, instead of the one after the last saved step; the address may ask for another. */
  starts?: string
}
type Progress = {
  current: string | undefined
  done: readonly string[]
  lastSaved: string | null | undefined
  asked: string | null
  /** Steps on their way to the address: it follows later, and must not bring back an earlier one. */
  written: readonly string[]
}

/** The asked step if it may be opened, else the one shown already. */
function answer(steps: readonly Step[], progress: Progress): Progress {
  const wanted = withStates(steps, progress.current, progress.done).find(
    (step) => step.name === progress.asked,
  )
  return wanted && canOpen(wanted) ? { ...progress, current: wanted.name } : progress
}

function begin(steps: readonly Step[], lastSaved: Progress['lastSaved'], asked: string | null): Progress {
  const current = stepAfter(steps, lastSaved)
  return { current, done: stepsSaved(steps, lastSaved), lastSaved, asked, written: [] }
}

/** The step of an address that has changed: by the page itself, or by somebody who asks for one. */
function follow(steps: readonly Step[], progress: Progress, asked: string | null): Progress {
  const own = asked === null ? -1 : progress.written.indexOf(asked)
  if (own >= 0) return { ...progress, asked, written: progress.written.slice(own + 1) }
  return answer(steps, { ...progress, asked, written: [] })
}

/** The steps of a page with their states, the verbs that move among them, and `?step` in the URL. */
export function useSteps({ steps, lastSavedStep, stays = false, starts }: Options) {
  const [asked, setAsked] = useUrlChoice('step')
  const [progress, setProgress] = useState(() => {
    const first = begin(steps, lastSavedStep, asked)
    return answer(steps, { ...first, current: starts ?? first.current })
  })
  if (progress.lastSaved !== lastSavedStep) {
    const next = begin(steps, lastSavedStep, asked)
    setProgress(stays ? { ...next, current: progress.current, written: progress.written } : next)
  } else if (progress.asked !== asked) setProgress(follow(steps, progress, asked))
  const { current, done } = progress
  const stepped = withStates(steps, current, done)

  useEffect(() => {
    if (current && asked !== current) setAsked(current)
  }, [current, asked, setAsked])

  // What is shown may have changed since the drawing in which a save was begun.
  const go = (name: string | undefined, finished: readonly string[] = []) =>
    setProgress((now) => ({
      ...now,
      current: name,
      done: [...new Set([...now.done, ...finished])],
      written: name && name !== now.current ? [...now.written, name] : now.written,
    }))
  return {
    steps: stepped,
    current: stepped.find((step) => step.state === 'current'),
    open: (step: SteppedStep) => {
      if (canOpen(step)) go(step.name)
    },
    /** Marks the current step done and goes to the next enabled one. */
    next: () => {
      if (current) go(stepAfter(steps, current), [current])
    },
  }
}
