import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

/** However busy the machine is; what is missing is told in a line, without the whole page. */
configure({ asyncUtilTimeout: 20_000, getElementError: (message) => new Error(message?.split('\n')[0]) })

/** What a test has drawn and kept is gone before the next one, whichever file of the worker it is in. */
afterEach(() => {
  if (typeof document === 'undefined') return
  cleanup()
  document.body.replaceChildren()
  localStorage.clear()
  sessionStorage.clear()
})
