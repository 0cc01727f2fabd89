import type { LeftOutExample } from './left-out-examples.ts';

export interface LeftOutWeights {
  bias: number;
  /** Of the share of a claim's words that no statement holds. */
  unheld: number;
  weights: Record<string, number>;
}

interface Row {
  unheld: number;
  signs: readonly (readonly [index: number, count: number])[];
}
type Claim = readonly Row[];
/** Of a claim that nothing in the resume comes near to. */
const NOTHING: Row = { unheld: 1, signs: [] };

/** A sign has to be in so many statements, or it would be learned by heart. */
const LEAST_SEEN = 15;
const ROUNDS = 20;
const RATE = 0.3;
const DECAY = 0.003;

const logistic = (value: number): number => 1 / (1 + Math.exp(-value));

/** Numbers that look random and are the same at each run. */
function shuffler(): (below: number) => number {
  let state = 7;
  return (below) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7f_ff_ff_ff;
    return Math.floor((state / 0x80_00_00_00) * below);
  };
}

function signsSeen(examples: readonly LeftOutExample[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { claims } of examples)
    for (const { candidates } of claims)
      for (const { signs } of candidates)
        for (const sign of signs.keys()) counts.set(sign, (counts.get(sign) ?? 0) + 1);
  const often = [...counts].filter(([, count]) => count >= LEAST_SEEN).map(([sign]) => sign);
  return new Map(often.sort().map((sign, index) => [sign, index]));
}

/** Weights while they are learned: those of signs, then the bias, then that of what is unheld. */
class Learner {
  readonly values: Float64Array;
  readonly size: number;
  readonly #slopes: Float64Array;

  constructor(size: number) {
    this.size = size;
    this.values = new Float64Array(size + 2);
    this.#slopes = new Float64Array(size + 2).fill(1e-6);
  }

  sum({ unheld, signs }: Row): number {
    let value = this.at(this.size) + this.at(this.size + 1) * unheld;
    for (const [index, count] of signs) value += this.at(index) * count;
    return value;
  }

  at(index: number): number {
    return this.values[index] ?? 0;
  }

  learn(error: number, { unheld, signs }: Row): void {
    this.#step(this.size, error);
    this.#step(this.size + 1, error * unheld);
    for (const [index, count] of signs) this.#step(index, error * count);
  }

  #step(index: number, pull: number): void {
    const slope = pull + DECAY * this.at(index);
    const before = this.#slopes[index] ?? 0;
    this.#slopes[index] = before + slope * slope;
    this.values[index] = this.at(index) - (RATE * slope) / Math.sqrt(this.#slopes[index] ?? 1);
  }
}

/** The riskiest claim with the statement that bears it out best: what the sentence is judged by. */
function decisive(claims: readonly Claim[], learner: Learner): { value: number; row: Row } {
  let worst = { value: Number.NEGATIVE_INFINITY, row: NOTHING };
  for (const rows of claims) {
    const [best] = (rows.length > 0 ? rows : [NOTHING])
      .map((row) => ({ value: learner.sum(row), row }))
      .sort((left, right) => left.value - right.value);
    if (best && best.value > worst.value) worst = best;
  }
  return worst;
}

const indexed = (signs: ReadonlyMap<string, number>, indexes: ReadonlyMap<string, number>): Row['signs'] =>
  [...signs].flatMap(([sign, count]) => {
    const index = indexes.get(sign);
    return index === undefined ? [] : [[index, count] as const];
  });

/** Logistic regression on the decisive claim of each sentence, false and true ones weighed alike. Deterministic. */
export function fitLeftOut(examples: readonly LeftOutExample[]): LeftOutWeights {
  const indexes = signsSeen(examples);
  const learner = new Learner(indexes.size);
  const read = examples
    .filter(({ claims }) => claims.length > 0)
    .map(({ isFalse, claims }) => ({
      isFalse,
      claims: claims.map(({ candidates }) =>
        candidates.map(({ unheld, signs }): Row => ({ unheld, signs: indexed(signs, indexes) })),
      ),
    }));
  const untrue = read.filter(({ isFalse }) => isFalse).length;
  const weightOf = { false: read.length / 2 / (read.length - untrue), true: read.length / 2 / untrue };
  const random = shuffler();
  for (let round = 0; round < ROUNDS; round++) {
    for (let at = read.length - 1; at > 0; at--) {
      const other = random(at + 1);
      [read[at], read[other]] = [read[other] as (typeof read)[0], read[at] as (typeof read)[0]];
    }
    for (const { isFalse, claims } of read) {
      const { value, row } = decisive(claims, learner);
      learner.learn((logistic(value) - (isFalse ? 1 : 0)) * weightOf[`${isFalse}`], row);
    }
  }
  const rounded = (index: number): number => Math.round(learner.at(index) * 100) / 100;
  return {
    bias: rounded(learner.size),
    unheld: rounded(learner.size + 1),
    weights: Object.fromEntries(
      [...indexes].map(([sign, index]) => [sign, rounded(index)] as const).filter(([, value]) => value !== 0),
    ),
  };
}

/** How risky a sentence is by some weights. */
export function riskBy({ bias, unheld: share, weights }: LeftOutWeights, { claims }: LeftOutExample): number {
  const risks = claims.map(({ candidates }) => {
    const sums = candidates.map(({ unheld, signs }) =>
      [...signs].reduce((sum, [sign, count]) => sum + count * (weights[sign] ?? 0), bias + share * unheld),
    );
    return sums.length > 0 ? Math.min(...sums) : bias + share;
  });
  return Math.max(Number.NEGATIVE_INFINITY, ...risks);
}
