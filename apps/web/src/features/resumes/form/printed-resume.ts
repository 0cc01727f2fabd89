import { applyMarket } from '@career/career/markets/apply-market';
import { type ResumeBody, toBody } from './resume-form.mapper.ts';
import type { ResumeForm } from './resume-form.ts';

/** What every preview and file of a resume is made of: what is stored, as its market expects it. */
export const printedResume = (form: ResumeForm): ResumeBody => applyMarket(toBody(form));
