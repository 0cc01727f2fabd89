import type { CheckedKnockOut } from '@career/career/knock-outs/check-knock-outs';
import type { KnockOutCheckDto } from '@career/contracts/knock-outs/knock-out-check.dto';
import type { KnockOutState } from '@career/contracts/vocabulary/knock-out-vocabulary';

const WORDS = 300;
const POST = 100;

export function toKnockOutCheck(
  resumeId: string | null,
  checked: readonly CheckedKnockOut[],
): KnockOutCheckDto {
  const count = (state: KnockOutState): number => checked.filter((one) => one.state === state).length;
  return {
    resumeId,
    met: count('met'),
    notMet: count('not-met'),
    unknown: count('unknown'),
    knockOuts: checked.map((one) => ({
      ...one,
      post: one.post?.slice(0, POST) ?? null,
      asks: one.asks.slice(0, WORDS),
      fact: one.fact && { ...one.fact, quote: one.fact.quote.slice(0, WORDS) },
    })),
  };
}
