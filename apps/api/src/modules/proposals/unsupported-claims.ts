import type { RefusedSentence } from '@career/career/proposals/refused-sentence.types';
import { Unprocessable } from '../../errors/domain-errors.ts';

const NAMED = 10;

/** A text that says what the resume does not, sentence by sentence. */
class UnsupportedClaims extends Unprocessable {
  override readonly details: { unsupported: readonly RefusedSentence[] };

  constructor(refused: readonly RefusedSentence[]) {
    const unsupported = refused.slice(0, NAMED);
    super(
      [
        'Nothing was kept: the resume does not bear this out.',
        ...unsupported.map(({ sentence, reason }) => `- “${sentence}” ${reason}`),
      ].join('\n'),
    );
    this.details = { unsupported };
  }
}

/** @throws UnsupportedClaims where there are any. */
export function needSupported(refused: readonly RefusedSentence[]): void {
  if (refused.length > 0) throw new UnsupportedClaims(refused);
}
