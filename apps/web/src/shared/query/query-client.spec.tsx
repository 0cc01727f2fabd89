/** @jest-environment ./test/browser-environment.js */
import { describe, expect, it } from '@jest/globals';
import { QueryClientProvider, useMutation } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { createQueryClient } from './query-client.ts';

// The order of tasks is what is tested.
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });

/** One tap, as the browser reports it; what it set off in microtasks runs before the next one. */
async function tap(button: HTMLElement): Promise<void> {
  button.click();
  await Promise.resolve();
}

interface MakeProps {
  onMake: () => void;
}

function Make({ onMake }: MakeProps) {
  const making = useMutation({
    mutationFn: () => {
      onMake();
      return new Promise(() => undefined);
    },
  });
  return (
    <button type="button" disabled={making.isPending} onClick={() => making.mutate()}>
      Make link
    </button>
  );
}

describe('a button that is disabled while its call is under way', () => {
  it('sends once, though the second tap comes before the next timer', async () => {
    let made = 0;
    const client = createQueryClient(['user']);
    render(
      <QueryClientProvider client={client}>
        <Make
          onMake={() => {
            made += 1;
          }}
        />
      </QueryClientProvider>,
    );
    const button = screen.getByRole('button', { name: 'Make link' });
    for (let turn = 0; turn < 5; turn += 1) await tap(button);
    expect(made).toBe(1);
  });
});
