import { Component, type ReactNode, Suspense } from 'react';
import { tellMissingPart } from '../release/release.ts';
import { MissingPart } from './missing-part.ts';

interface PartBoundaryProps {
  children: ReactNode;
  /** What the person asked to see; a change of it is a reason to try again. */
  asked: unknown;
  /** Closes the part that was being opened. */
  onMissing: () => void;
}

interface PartBoundaryState {
  missing: boolean;
  error?: unknown;
}

/**
 * Around a dialog or panel whose code comes late: the screen that opened it stays, with everything typed in
 * it, when that code cannot be loaded. A bar then says why.
 */
export class PartBoundary extends Component<PartBoundaryProps, PartBoundaryState> {
  override state: PartBoundaryState = { missing: false };

  static getDerivedStateFromError(error: unknown): PartBoundaryState {
    return error instanceof MissingPart ? { missing: true } : { missing: false, error };
  }

  override componentDidCatch(error: unknown): void {
    if (!(error instanceof MissingPart)) return;
    error.forget();
    void tellMissingPart();
    this.props.onMissing();
  }

  override componentDidUpdate(before: PartBoundaryProps): void {
    if (this.state.missing && before.asked !== this.props.asked) this.setState({ missing: false });
  }

  override render(): ReactNode {
    // Other errors belong to the screen around it.
    if (this.state.error !== undefined) throw this.state.error;
    return <Suspense fallback={null}>{this.state.missing ? null : this.props.children}</Suspense>;
  }
}
