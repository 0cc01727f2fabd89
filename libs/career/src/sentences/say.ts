/** A sentence of the catalogue, in English: screens find the translation by the English (decision 0103). */
export const t = (strings: TemplateStringsArray, ...values: readonly (string | number)[]): string =>
  String.raw({ raw: strings }, ...values);

const FILLED = /#|\{(\w+)\}/g;

/** A sentence that changes with a number, which is its `#`: `plural(count, '# job', '# jobs')`. */
export const plural = (
  count: number,
  one: string,
  other: string,
  values: Readonly<Record<string, string | number>> = {},
): string =>
  (count === 1 ? one : other).replace(FILLED, (_place, name: string | undefined) =>
    String(name ? values[name] : count),
  );
