import { clausesOf } from './clauses.ts';
import WEIGHTS from './data/left-out-weights.json' with { type: 'json' };
import { nearestStatements, readSentence, type Signs, signsOf, termsOf } from './left-out-words.ts';
import { qualifiersIn } from './qualifiers.ts';
import type { Statement } from './resume-record.types.ts';

/** A claim of a sentence with the statements that come nearest to it, and what they say besides. */
export interface ReadClaim {
  /** With the words of the claim that a statement does not hold, as a share. */
  candidates: readonly { statement: Statement; unheld: number; signs: Signs }[];
}

/** How sure it is that a sentence says more than its statement, and the statement. */
export interface Risk {
  value: number;
  statement: Statement | undefined;
}

/** Above it a sentence is refused that the rules let pass; below it one is let pass that they refuse. */
const REFUSED = WEIGHTS.refused;
const LET_PASS = WEIGHTS.letPass;
const weights = new Map<string, number>(Object.entries(WEIGHTS.weights));

/** What a sentence claims, each claim with the statements of the resume that come nearest. */
export function readClaims(text: string, statements: readonly Statement[], today: string): ReadClaim[] {
  const sentence = readSentence(text);
  return clausesOf(text)
    .filter(({ kind, terms }) => kind === 'claim' && terms.length > 0)
    .map(({ text: clause }) => termsOf(clause))
    .filter(({ length }) => length > 0)
    .map((terms) => ({
      candidates: nearestStatements(terms, statements).map(({ statement, share }) => ({
        statement,
        unheld: 1 - share,
        signs: signsOf(sentence, terms, statement, today),
      })),
    }));
}

const sumOf = (signs: Signs): number =>
  [...signs].reduce((sum, [sign, count]) => sum + count * (weights.get(sign) ?? 0), 0);

function riskOfClaim({ candidates }: ReadClaim): Risk {
  let best: Risk = { value: WEIGHTS.bias + WEIGHTS.unheld, statement: undefined };
  for (const { statement, unheld, signs } of candidates) {
    const value = WEIGHTS.bias + unheld * WEIGHTS.unheld + sumOf(signs);
    if (best.statement === undefined || value < best.value) best = { value, statement };
  }
  return best;
}

/** Of the claims of a sentence the riskiest one; of the statements that may bear it out the best. */
export function riskOf(text: string, statements: readonly Statement[], today: string): Risk {
  const none: Risk = { value: Number.NEGATIVE_INFINITY, statement: undefined };
  return readClaims(text, statements, today)
    .map(riskOfClaim)
    .reduce((worst, risk) => (risk.value > worst.value ? risk : worst), none);
}

export const isRefused = ({ value }: Risk): boolean => value > REFUSED;
/** A denial, or the state or the section of the whole entry, lets nothing pass. */
export const isLetPass = ({ value, statement }: Risk): boolean =>
  value < LET_PASS &&
  statement !== undefined &&
  statement.narrowed.size === 0 &&
  !qualifiersIn(statement.text).has('negation');
