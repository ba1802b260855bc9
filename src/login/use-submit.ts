import { type FormEvent, useRef, useState } from 'react'

/** Runs a form's action once at a time; further submits while it is pending are ignored. */
export function useSubmit(run: () => Promise<void> | void) {
  const isRunning = useRef(false)
  const [isPending, setPending] = useState(false)
  const submit = async (event?: FormEvent) => {
    event?.preventDefault()
    if (isRunning.current) return
    isRunning.current = true
    setPending(true)
    try {
      await run()
    } finally {
      isRunning.current = false
      setPending(false)
    }
  }
  return { isPending, submit }
}
