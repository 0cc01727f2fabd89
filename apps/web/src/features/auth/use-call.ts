import { useState } from 'react';

interface Outcome<Answer> {
  readonly isPending: boolean;
  readonly answer?: Answer;
  readonly error?: unknown;
}

interface Handlers<Answer> {
  /** Part of the call: while it runs the call is pending, and its failure is one of the call. */
  onSuccess?: (answer: Answer) => unknown;
  onError?: (error: unknown) => void;
}

export interface Call<Input, Answer> extends Outcome<Answer> {
  send: (input: Input) => void;
}

/** One call of the API with its outcome, for screens that do without the query client. */
export function useCall<Input, Answer>(
  call: (input: Input) => Promise<Answer>,
  { onSuccess, onError }: Handlers<Answer> = {},
): Call<Input, Answer> {
  const [outcome, setOutcome] = useState<Outcome<Answer>>({ isPending: false });

  const run = async (input: Input): Promise<void> => {
    setOutcome({ isPending: true });
    try {
      const answer = await call(input);
      await onSuccess?.(answer);
      setOutcome({ isPending: false, answer });
    } catch (error) {
      setOutcome({ isPending: false, error });
      onError?.(error);
    }
  };
  return { ...outcome, send: (input) => void run(input) };
}
