import { Component, type ErrorInfo, type ReactNode } from 'react';
import { ScanProblem } from './ScanProblem.js';

/** Says that a page broke and offers to load it again. */
export class ScanErrorBoundary extends Component<{ children: ReactNode }, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override componentDidCatch(error: Error, info: ErrorInfo) {
    console.error(error, info.componentStack);
  }

  override render() {
    if (!this.state.isBroken) return this.props.children;
    return (
      <main className="scan-shell justify-center p-4">
        <ScanProblem text="crashTitle" action="reload" onAction={() => location.reload()} />
      </main>
    );
  }
}
