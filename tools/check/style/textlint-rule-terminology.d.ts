/** The package has no types. */
declare module 'textlint-rule-terminology' {
  const rule: import('@textlint/kernel').TextlintKernelRule['rule'];
  export default rule;
}
