import { cleanup } from '@testing-library/react'
import { afterEach } from 'vitest'

/** What a test has drawn and kept is gone before the next one, whichever file of the worker it is in. */
afterEach(() => {
  if (typeof document === 'undefined') return
  cleanup()
  document.body.replaceChildren()
  localStorage.clear()
  sessionStorage.clear()
})
