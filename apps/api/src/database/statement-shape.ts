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

/** The first that is named; `extract(epoch from now())` names none. */
const TABLE = /(?<!epoch )\bfrom\s+"?(\w+)\b(?!"?\s*\()|\b(?:into|update)\s+"?(\w+)/i;

/** What a statement does and to which table: `UPDATE ai_job`. */
export function statementName(shape: string): { operation: string; table: string | undefined } {
  const [operation = 'SQL'] =
    /\b(?:select|insert|update|delete|begin|commit|rollback|listen)\b/i.exec(shape) ?? [];
  const [, from, other] = TABLE.exec(shape) ?? [];
  return { operation: operation.toUpperCase(), table: from ?? other };
}
