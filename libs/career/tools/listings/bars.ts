import { inventedQuotes, lineJudgements, sentenceJudgements } from './eligibility-cases.ts';
import { figure, pairFigure } from './figures.ts';
import { payJudgements } from './pay-cases.ts';

interface Bar {
  of: string;
  value: number;
  atLeast: number;
}

/** Bars on the parts that were held back. @returns a line for each that is missed. */
export function missedBars(): string[] {
  const missed = bars()
    .filter(({ value, atLeast }) => !(value >= atLeast))
    .map(({ of, value, atLeast }) => `Missed: ${of} is ${value.toFixed(3)}, at least ${atLeast} is asked.`);
  return [...missed, ...inventedQuotes().map((line) => `Missed: a verdict without its words, ${line}`)];
}

function bars(): Bar[] {
  const restricted = figure('restricted', sentenceJudgements('held-back'), 'restricted');
  const eligible = figure('eligible', sentenceJudgements('held-back'), 'eligible');
  const lines = figure('restricted', lineJudgements(), 'restricted');
  const pay = pairFigure('pay', payJudgements('held-back'), 'null');
  return [
    { of: 'precision of restricted, sentences', value: restricted.precision.share, atLeast: 0.97 },
    { of: 'recall of restricted, sentences', value: restricted.recall.share, atLeast: 0.9 },
    { of: 'precision of eligible, sentences', value: eligible.precision.share, atLeast: 0.97 },
    { of: 'recall of restricted, lines of strangers', value: lines.recall.share, atLeast: 0.9 },
    { of: 'precision of pay', value: pay.precision.share, atLeast: 0.95 },
    { of: 'recall of pay', value: pay.recall.share, atLeast: 0.95 },
  ];
}
