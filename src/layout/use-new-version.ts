import { useEffect } from 'react'
import { toast } from '../widgets/toast-store'

/** Milliseconds between two checks for an update: the specification's number. */
export const updateCheck = 86_400

/** Milliseconds after which a page is read again though the new version has not taken over. */
const patience = 5_000

/** Registers the service worker of a built product and offers the new version when there is one. */
export function useNewVersion() {
  useEffect(() => {
    if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
    let timer: ReturnType<typeof setInterval> | undefined
    navigator.serviceWorker
      .register('/service-worker.js')
      .then((registration) => {
        offer(registration)
        registration.addEventListener('updatefound', () => follow(registration))
        timer = setInterval(() => registration.update().catch(() => undefined), updateCheck)
      })
      .catch(() => undefined)
    return () => clearInterval(timer)
  }, [])
}

function follow(registration: ServiceWorkerRegistration) {
  const arriving = registration.installing
  arriving?.addEventListener('statechange', () => {
    if (arriving.state === 'installed') offer(registration)
  })
}

/** A waiting worker is a new version, unless it is the very first. */
function offer({ waiting }: ServiceWorkerRegistration) {
  const { serviceWorker } = navigator
  if (!waiting || !serviceWorker.controller) return
  toast.update(() => {
    const reload = () => window.location.reload()
    serviceWorker.addEventListener('controllerchange', reload, { once: true })
    waiting.postMessage('skipWaiting')
    // A worker that still answers a request holds the new one back: leaving the page ends that request.
    setTimeout(reload, patience)
  })
}
