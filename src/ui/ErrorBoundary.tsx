/**
 * Keeps what its children throw from what is around them: a window's content from the desktop, the
 * desktop from the page. After the first failure the children are mounted anew: translators and
 * extensions change the page, and React then fails to find a text that it has to remove.
 */
import { Component, type ReactNode } from 'react'

export interface ErrorBoundaryProps {
  /** Called at the second failure; from then on nothing is shown in the children's place. */
  onError(error: Error): void
  readonly children: ReactNode
}

export class ErrorBoundary extends Component<ErrorBoundaryProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false }
  private failures = 0

  static getDerivedStateFromError(): { readonly hasFailed: boolean } {
    return { hasFailed: true }
  }

  override componentDidCatch(error: Error): void {
    this.failures += 1
    if (this.failures > 1) this.props.onError(error)
    else this.setState({ hasFailed: false })
  }

  override render(): ReactNode {
    return this.state.hasFailed ? null : this.props.children
  }
}
