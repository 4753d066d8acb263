import { Component, type ErrorInfo, type ReactNode } from 'react';
import { CrashView } from './CrashView.js';
import { keepError } from './reportUnhandledErrors.js';

/** Keeps a broken page from taking the rest with it: it shows what happened and offers to try again. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { error: Error | null }> {
  override state = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  override componentDidCatch(error: Error, info: ErrorInfo) {
    if (import.meta.env.PROD) keepError(error.message, error);
    else console.error(error, info.componentStack);
  }

  override render() {
    if (!this.state.error) return this.props.children;
    return <CrashView onRetry={() => this.setState({ error: null })} />;
  }
}
