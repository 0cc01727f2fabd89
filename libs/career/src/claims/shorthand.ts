/** `o/s`, `n/y`, `w/shop`, `f'd`: a state in the writer's own shorthand. */
const SHORT_WORD =
  /(?<![\p{L}\d])\p{Ll}{1,2}\/\p{Ll}+|(?<!(?<!\p{L})(?:he|she|we|you|they|who|it))\p{Ll}['’]d(?!\p{L})/u;

/** Whether a text holds shorthand, which its reader takes one way or the other. */
export const hasShorthand = (text: string): boolean => SHORT_WORD.test(text);
