/**
 * Keeps what its children throw from what is around them: a window's content from the desktop, the
 * desktop from the page.
 */
import { Component, type ReactNode } from 'react'

export interface ErrorBoundaryProps {
  /** Told once; from then on nothing is shown in the children's place. */
  onError(error: Error): void
  readonly children: ReactNode
}

export class ErrorBoundary extends Component<ErrorBoundaryProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError(): { readonly hasFailed: boolean } {
    return { hasFailed: true }
  }

  override componentDidCatch(error: Error): void {
    this.props.onError(error)
  }

  override render(): ReactNode {
    return this.state.hasFailed ? null : this.props.children
  }
}
