import { useEffect } from 'react'

/** Sends what waits on this device: at once, when the browser says that the network is back, and every so many milliseconds. */
export function useSendingAgain(send: () => Promise<void>, every: number): void {
  useEffect(() => {
    const again = () => void send()
    again()
    const timer = window.setInterval(again, every)
    window.addEventListener('online', again)
    return () => {
      window.clearInterval(timer)
      window.removeEventListener('online', again)
    }
  }, [send, every])
}
