/** Whether a text is the XML of a Europass CV, of the years to 2020 or since. */
export const isEuropass = (text: string): boolean =>
  text.trimStart().startsWith('<') &&
  /<(?:\w+:)?(?:SkillsPassport|Candidate)[\s>]/.test(text.slice(0, 5_000));
