import { applyMarket } from '@career/career/markets/apply-market';
import { finishedResume } from '@career/contracts/marked-text/finished-resume';
import { type ResumeBody, toBody } from './resume-form.mapper.ts';
import type { ResumeForm } from './resume-form.ts';

/**
 * What every preview and file of a resume is made of: what is stored, as its market expects it, without lines whose
 * blank is not filled in.
 */
export const printedResume = (form: ResumeForm): ResumeBody => applyMarket(finishedResume(toBody(form)));
