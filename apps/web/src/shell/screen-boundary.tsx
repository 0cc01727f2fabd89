import { Component, type ReactNode } from 'react';
import { ScreenError } from './screen-error.tsx';

interface ScreenBoundaryState {
  failure?: { error: unknown };
}

/** Shows what went wrong in place of a screen, where no router does. */
export class ScreenBoundary extends Component<{ children: ReactNode }, ScreenBoundaryState> {
  override state: ScreenBoundaryState = {};

  static getDerivedStateFromError(error: unknown): ScreenBoundaryState {
    return { failure: { error } };
  }

  override render(): ReactNode {
    const { failure } = this.state;
    if (!failure) return this.props.children;
    return <ScreenError error={failure.error} reset={() => this.setState({ failure: undefined })} />;
  }
}
