import { Component, type ReactNode } from 'react'
import { isLostCode } from './lost-code'
import { ScreenFailed, ScreenOutdated } from './messages'
import { reportError } from './report-errors'

type Failure = 'none' | 'fault' | 'lost code'

/** A screen that fails (a fault, or its code that could not be loaded) leaves the rest of the page standing. */
export class ScreenBoundary extends Component<{ children: ReactNode }, { failure: Failure }> {
  override state = { failure: 'none' as Failure }

  static getDerivedStateFromError(error: unknown): { failure: Failure } {
    return { failure: isLostCode(error) ? 'lost code' : 'fault' }
  }

  override componentDidCatch(error: unknown) {
    console.error(error)
    reportError('screen', error)
  }

  override render() {
    const { failure } = this.state
    if (failure === 'none') return this.props.children
    const reload = () => window.location.reload()
    // Without a network nothing loads, whatever the version.
    const isOutdated = failure === 'lost code' && navigator.onLine
    return isOutdated ? <ScreenOutdated onRefresh={reload} /> : <ScreenFailed onRetry={reload} />
  }
}
