import { finishedResume } from '@career/contracts/marked-text/finished-resume';
import { marketRules } from './market-rules.ts';
import { type ResumeBody, toBody } from './resume-form.mapper.ts';
import type { ResumeForm } from './resume-form.ts';

/**
 * What every preview and file of a resume is made of: what is stored, as its market expects it, without lines whose
 * blank is not filled in. Whoever makes a file of it has loaded the rules of markets before.
 */
export function printedResume(form: ResumeForm): ResumeBody {
  const finished = finishedResume(toBody(form));
  return marketRules()?.applyMarket(finished) ?? finished;
}
