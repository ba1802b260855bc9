import { Component, type ReactNode } from 'react'
import { ScreenFailed } from './messages'

/** A screen that fails (a fault, or its code that could not be loaded) leaves the rest of the page standing. */
export class ScreenBoundary extends Component<{ children: ReactNode }, { isFailed: boolean }> {
  override state = { isFailed: false }

  static getDerivedStateFromError() {
    return { isFailed: true }
  }

  override componentDidCatch(error: unknown) {
    console.error(error)
  }

  override render() {
    if (!this.state.isFailed) return this.props.children
    return <ScreenFailed onRetry={() => window.location.reload()} />
  }
}
