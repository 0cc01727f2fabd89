import { useMemo } from 'react';
import { useOwnPicture } from '../../../shared/pictures/use-own-picture.ts';
import { printedResume } from './printed-resume.ts';
import type { ResumeBody } from './resume-form.mapper.ts';
import type { ResumeForm } from './resume-form.ts';
import { useMarketRules } from './use-market-rules.ts';

/** What a sheet on the screen is made of: the printed resume, with the bytes of an own photo in place of its address. */
export function usePrintedResume(form: ResumeForm): ResumeBody {
  // Without a photo the form has an empty text and the resume a null.
  const photoUrl = useOwnPicture(form.personalInfo.photoUrl) || null;
  const rules = useMarketRules(form);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the rules of markets change what is printed
  return useMemo(() => {
    const resume = printedResume(form);
    return resume.personalInfo.photoUrl === photoUrl
      ? resume
      : { ...resume, personalInfo: { ...resume.personalInfo, photoUrl } };
  }, [form, photoUrl, rules]);
}
