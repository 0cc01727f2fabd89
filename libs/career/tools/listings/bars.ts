import { inventedQuotes, lineJudgements, sentenceJudgements } from './eligibility-cases.ts';
import { figure, pairFigure, shareFound } from './figures.ts';
import { laterLevels, laterWritings } from './later-postings.ts';
import { payJudgements } from './pay-cases.ts';
import { scamJudgements } from './scam-cases.ts';

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
  const honest = [
    ...scamJudgements('held-back', false),
    ...laterWritings.flatMap((writing) => laterLevels(writing, false)),
  ];
  return [
    {
      of: 'frauds of kinds held back that are stopped',
      value: shareFound(scamJudgements('held-back', true), ['stop']).share,
      atLeast: 0.8,
    },
    {
      of: 'honest postings that are not stopped',
      value: 1 - shareFound(honest, ['stop']).share,
      atLeast: 0.99,
    },
    { of: 'precision of restricted, sentences', value: restricted.precision.share, atLeast: 0.97 },
    { of: 'recall of restricted, sentences', value: restricted.recall.share, atLeast: 0.9 },
    { of: 'precision of eligible, sentences', value: eligible.precision.share, atLeast: 0.97 },
    { of: 'recall of restricted, lines of strangers', value: lines.recall.share, atLeast: 0.9 },
    { of: 'precision of pay', value: pay.precision.share, atLeast: 0.95 },
    { of: 'recall of pay', value: pay.recall.share, atLeast: 0.95 },
  ];
}
