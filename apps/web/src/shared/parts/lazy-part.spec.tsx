/** @jest-environment ./test/browser-environment.js */
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { releaseStore } from '../release/release.ts';
import { lazyPart } from './lazy-part.tsx';
import { PartBoundary } from './part-boundary.tsx';

afterEach(() => {
  cleanup();
  releaseStore.setState({ absence: undefined });
});

const Words = ({ text }: { text: string }) => <p>{text}</p>;

/** A part that fails to load a given number of times. */
function failing(times: number) {
  let left = times;
  return jest.fn(async () => {
    left -= 1;
    if (left >= 0) throw new TypeError('Failed to fetch dynamically imported module');
    return { Words };
  });
}

describe('a part whose code comes late', () => {
  it('shows once it is there', async () => {
    const load = failing(0);
    const Part = lazyPart(load, 'Words');
    render(
      <PartBoundary asked onMissing={() => undefined}>
        <Part text="Here" />
      </PartBoundary>,
    );
    expect(await screen.findByText('Here')).toBeTruthy();
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('leaves the screen around it alone when it fails to load, reports that, and can be retried', async () => {
    const silenced = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const Part = lazyPart(failing(1), 'Words');
    const missing = jest.fn();
    const screenWith = (asked: boolean) => (
      <>
        <p>Typed words</p>
        <PartBoundary asked={asked} onMissing={missing}>
          {asked && <Part text="Here" />}
        </PartBoundary>
      </>
    );
    const { rerender } = render(screenWith(true));
    await waitFor(() => expect(missing).toHaveBeenCalledTimes(1));
    expect(screen.getByText('Typed words')).toBeTruthy();
    await waitFor(() => expect(releaseStore.getState().absence).toBe('broken'));
    rerender(screenWith(false));
    rerender(screenWith(true));
    expect(await screen.findByText('Here')).toBeTruthy();
    silenced.mockRestore();
  });
});
