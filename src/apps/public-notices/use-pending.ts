import { useRef, useState } from 'react'

/** Runs one thing at a time: what is asked while it goes on is not done. */
export function usePending() {
  const isRunning = useRef(false)
  const [isPending, setPending] = useState(false)
  const run = async (act: () => Promise<void>) => {
    if (isRunning.current) return
    isRunning.current = true
    setPending(true)
    try {
      await act()
    } finally {
      isRunning.current = false
      setPending(false)
    }
  }
  return { isPending, run }
}
