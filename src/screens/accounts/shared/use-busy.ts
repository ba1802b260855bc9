import { useRef, useState } from 'react'

/** Runs one call at a time; a second click while it is under way does nothing. */
export function useBusy() {
  const [isPending, setPending] = useState(false)
  const isBusy = useRef(false)
  async function run(work: () => Promise<void>): Promise<void> {
    if (isBusy.current) return
    isBusy.current = true
    setPending(true)
    try {
      await work()
    } catch {
      // The wire has said why.
    } finally {
      isBusy.current = false
      setPending(false)
    }
  }
  return { run, isPending }
}
