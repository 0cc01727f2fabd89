/** A posting as its signs. */
export interface Example {
  signs: readonly string[];
  isFraud: boolean;
}

export interface Weighing {
  bias: number;
  weights: Record<string, number>;
}

const STEPS = 4_000;
const RATE = 0.5;
/** How strongly weights are held to where they start, in postings. */
const HOLD = 6;

/**
 * Logistic regression by gradient descent, held to the weights it starts from, none below zero: no sign makes a posting
 * less suspicious, and a sign that no posting shows keeps the weight of its strength. Deterministic.
 */
export function fitWeights(examples: readonly Example[], start: Weighing): Weighing {
  const kinds = Object.keys(start.weights);
  let { bias } = start;
  const weights = new Map(Object.entries(start.weights));
  for (let step = 0; step < STEPS; step += 1) {
    const pull = new Map(
      kinds.map((kind) => [kind, HOLD * ((weights.get(kind) ?? 0) - (start.weights[kind] ?? 0))]),
    );
    let pullOfBias = HOLD * (bias - start.bias);
    for (const { signs, isFraud } of examples) {
      const sum = signs.reduce((all, kind) => all + (weights.get(kind) ?? 0), bias);
      const error = 1 / (1 + Math.exp(-sum)) - (isFraud ? 1 : 0);
      pullOfBias += error;
      for (const kind of signs) pull.set(kind, (pull.get(kind) ?? 0) + error);
    }
    const rate = RATE / examples.length;
    bias -= rate * pullOfBias;
    for (const kind of kinds)
      weights.set(kind, Math.max(0, (weights.get(kind) ?? 0) - rate * (pull.get(kind) ?? 0)));
  }
  const rounded = (value: number): number => Math.round(value * 100) / 100;
  return {
    bias: rounded(bias),
    weights: Object.fromEntries(kinds.map((kind) => [kind, rounded(weights.get(kind) ?? 0)])),
  };
}
