/** Names are kept whole; texts of every notation, comments and numbers are found for what they are, not by guessing. */
const PARTS =
  /"(?:[^"]|"")*"|\$\d+|\b[eE]'(?:[^'\\]|\\[\s\S]|'')*'|'(?:[^']|'')*'|\$(\w*)\$[\s\S]*?\$\1\$|--[^\n]*|\/\*[\s\S]*?\*\/|\b(?:true|false)\b|\b\d+(?:\.\d+)?(?:e[+-]?\d+)?\b/gi;
const LISTS = /\(\?(?:, ?\?)+\)/g;
const SHOWN = 1_000;

/** A statement without anything a person gave, as logs and traces may know it. */
export function statementShape(sql: string): string {
  const shape = sql
    .replace(PARTS, (part) => (/^["$]/.test(part) && !/^\$\w*\$/.test(part) ? part : '?'))
    .replace(LISTS, '(?)')
    .replace(/\s+/g, ' ')
    .trim();
  // A text that does not end: nothing of what follows it is known to be ours.
  const cut = shape.indexOf("'");
  return (cut < 0 ? shape : `${shape.slice(0, cut)}…`).slice(0, SHOWN);
}

/** `for update` and `do update` do not write anything. */
const WRITES = /\b(?:(insert) into|(delete) from|(?<!(?:for|do) )(update)) "?(\w+)/i;
const OTHERWISE = /\b(?:select|insert|update|delete|begin|commit|rollback|listen)\b/i;
/** `extract(epoch from now())` names no table. */
const READS = /(?<!epoch )\bfrom "?(\w+)\b(?!"? ?\()/i;

/** What a statement does and to which table: `UPDATE ai_job`. Of several parts, the one that writes. */
export function statementName(shape: string): { operation: string; table: string | undefined } {
  const [, insert, remove, update, written] = WRITES.exec(shape) ?? [];
  const [otherwise = 'SQL'] = OTHERWISE.exec(shape) ?? [];
  return {
    operation: (insert ?? remove ?? update ?? otherwise).toUpperCase(),
    table: written ?? READS.exec(shape)?.[1],
  };
}
