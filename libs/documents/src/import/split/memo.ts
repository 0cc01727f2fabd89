const KEPT_MAX = 5_000;

/** Keeps the answers of a function that asks the same texts again and again. */
export function memo<Answer>(answer: (text: string) => Answer): (text: string) => Answer {
  const known = new Map<string, Answer>();
  return (text) => {
    if (known.size > KEPT_MAX) known.clear();
    const kept = known.get(text);
    if (kept !== undefined) return kept;
    const found = answer(text);
    known.set(text, found);
    return found;
  };
}
