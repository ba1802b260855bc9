/** How long a stopped spinner stays, so that quick successions do not blink; milliseconds. */
export const hideDelay = 400
/** After this long a spinner gives up and says so; milliseconds. */
export const loadingTimeout = 200000
/** The window event of a spinner that gave up; its `detail` is `{ name }`. */
export const loadingFailed = 'loading-failed'

type Timers = { later: (run: () => void, milliseconds: number) => () => void }
type Options = { hideDelay?: number; timeout?: number; timers?: Timers; announce?: (name: string) => void }
type Spinner = {
  running: number
  visible: boolean
  prevented: boolean
  cancelHide?: () => void
  cancelFail?: () => void
}

const pageTimers: Timers = {
  later: (run, milliseconds) => {
    const timer = setTimeout(run, milliseconds)
    return () => clearTimeout(timer)
  },
}

function announceOnWindow(name: string) {
  window.dispatchEvent(new CustomEvent(loadingFailed, { detail: { name } }))
}

/** Spinners by name: shown from start to stop, or to the last stop of several starts. */
export function createSpinners(options: Options = {}) {
  const { timers = pageTimers, announce = announceOnWindow } = options
  const spinners = new Map<string, Spinner>()
  const listeners = new Set<() => void>()

  function get(name: string): Spinner {
    const known = spinners.get(name)
    if (known) return known
    const fresh: Spinner = { running: 0, visible: false, prevented: false }
    spinners.set(name, fresh)
    return fresh
  }

  function show(spinner: Spinner, visible: boolean) {
    spinner.cancelHide?.()
    spinner.cancelHide = undefined
    if (spinner.visible === visible) return
    spinner.visible = visible
    for (const listener of listeners) listener()
  }

  function disarm(spinner: Spinner) {
    spinner.cancelFail?.()
    spinner.cancelFail = undefined
  }

  function giveUp(name: string) {
    const spinner = get(name)
    spinner.running = 0
    spinner.cancelFail = undefined
    show(spinner, false)
    announce(name)
  }

  return {
    start(name: string) {
      const spinner = get(name)
      spinner.running += 1
      if (spinner.prevented) return
      show(spinner, true)
      spinner.cancelFail ??= timers.later(() => giveUp(name), options.timeout ?? loadingTimeout)
    },
    /** Hides it after the delay, once every start has had its stop; also ends a prevention. */
    stop(name: string) {
      const spinner = get(name)
      spinner.running = Math.max(0, spinner.running - 1)
      if (spinner.running > 0) return
      spinner.prevented = false
      disarm(spinner)
      spinner.cancelHide?.()
      spinner.cancelHide = timers.later(() => show(spinner, false), options.hideDelay ?? hideDelay)
    },
    /** Keeps it from showing (or hides it at once) until the stop of what is loading. */
    prevent(name: string) {
      const spinner = get(name)
      spinner.prevented = true
      disarm(spinner)
      show(spinner, false)
    },
    isVisible: (name: string) => spinners.get(name)?.visible ?? false,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}

export type Spinners = ReturnType<typeof createSpinners>

/** The spinners of this page: `spinner.start('content')`. */
export const spinner = createSpinners()
