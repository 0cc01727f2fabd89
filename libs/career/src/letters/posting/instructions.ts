const MACHINE =
  '(?:chatgpt|gpt-?\\d\\w*|large language models?|language models?|llms?|ai (?:tools?|models?|assistants?|agents?|writers?|systems?)|chat ?bots?)';

/** Lines addressed to a machine that reads the posting, not to a person who applies. */
const INSTRUCTIONS: readonly RegExp[] = [
  /\b(?:ignore|disregard|forget|override|bypass)\b.{0,30}\b(?:previous|prior|above|earlier|all|any|your|these|the)\b.{0,20}\b(?:instructions?|prompts?|rules|guidelines|directions|context)\b/i,
  /\b(?:system|developer|hidden) prompt\b|\bnew instructions?\s*:|\bjailbreak\b|\bdo anything now\b|\bpretend (?:to be|that|you)\b/i,
  /\byou are (?:now |no longer )?(?:an? |the )?(?:ai\b|helpful assistant|language model|chat ?bot|llm|gpt)/i,
  /\b(?:as|if you are|dear) an? (?:ai|llm|bot|language model|chat ?bot)\b(?! (?:engineer|researcher|developer|specialist|product|trainer))/i,
  new RegExp(
    `\\b${MACHINE}\\b.{0,30}\\b(?:must|should|please|shall)\\b.{0,30}\\b(?:write|include|insert|mention|output|respond|reply|print|say|add|state)\\b`,
    'i',
  ),
  new RegExp(`\\b(?:note|attention|message|instructions?) (?:to|for) (?:any |all |the )?${MACHINE}`, 'i'),
  /\b(?:respond|reply|answer|output)\b,? (?:only|exactly|verbatim|with (?:only|exactly|json|the (?:word|phrase|following)))\b/i,
  /\b(?:include|insert|mention|write|type)\b.{0,20}\b(?:phrase|code ?word|secret word|exact (?:words?|sentence|text))\b/i,
  /\b(?:say|state|claim|write|pretend|conclude)\b.{0,30}\bthe (?:candidate|applicant)\b|\bscore (?:of )?100\b/i,
  /<\|[^|]*\|>|\[\/?(?:INST|SYSTEM)\]|<\/?(?:system|assistant|user|instructions?)>|^\s*#{2,}\s*(?:system|instruction)/im,
];

/** Whether a line of a posting tries to steer whoever reads it by machine. */
export const isInstruction = (line: string): boolean => INSTRUCTIONS.some((pattern) => pattern.test(line));
