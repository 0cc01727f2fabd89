import type { LetterNote } from '@career/contracts/vocabulary/letter-vocabulary';
import { plural, t } from '../../../shared/language/texts.ts';
import type { WriterReport } from '../form/letter-form.ts';
import { factLabel } from './fact-label.ts';
import styles from './side.module.css';

const NOTES: Readonly<Record<LetterNote, string>> = {
  'frame-only': t`Your resumes are still empty, so this is only an outline. Replace each hint in [square brackets].`,
  'few-facts': t`Your resume says little about your work. Add results to your experience for a fuller letter.`,
  'advert-language': t`The posting is in another language, so we could match only the names of skills.`,
  'advert-instructions': t`The posting contains instructions for AI tools. We left them out. Read the posting with care.`,
  'no-advert': t`You gave no job description. Paste it to get a letter that fits the job better.`,
  'weak-match': t`Your resume meets few of the requirements. The letter calls this a change of direction or does not mention them. Consider a role closer to your experience, or add to your resume what is missing.`,
  'document-language': t`We do not write letters in the language of your resume yet, so this letter is in English.`,
  'model-away': t`The language model was not available, so our built-in writer wrote the whole letter.`,
};

const engineText = (engine: string): string =>
  engine === 'builtin'
    ? t`Our built-in writer wrote this from your resume. Nothing was sent to anyone else.`
    : t`Based on the facts in your resume, worded by ${engine.replace(/^llm:/, '')}. We did not send it your contact details.`;

/** Who wrote the text, from what, and what it could not answer. */
export function AboutLetter({ report }: { report: WriterReport }) {
  const { engine, notes, facts, missingSkills, resumeId, match } = report;
  return (
    <section className="card" aria-labelledby="letter-about">
      <h2 id="letter-about">{t`About this letter`}</h2>
      <p>{engineText(engine)}</p>
      {notes.map((note) => (
        <p key={note} className={styles.note}>
          {NOTES[note]}
        </p>
      ))}
      {match && match.asked > 0 && (
        <p>
          {plural(
            match.asked,
            'Your resume meets {met} of # requirement of this posting.',
            'Your resume meets {met} of # requirements of this posting.',
            { met: match.met },
          )}
        </p>
      )}
      {missingSkills.length > 0 && (
        <>
          <h3>{t`The job also asks for`}</h3>
          <p>
            {plural(
              missingSkills.length,
              '{value}. Your resume does not name it, so the letter does not claim it. What you do have, add to your resume first.',
              '{value}. Your resume does not name these, so the letter does not claim them. What you do have, add to your resume first.',
              { value: missingSkills.join(', ') },
            )}
          </p>
        </>
      )}
      {facts.length > 0 && (
        <details className={styles.facts}>
          <summary>
            {plural(facts.length, 'Uses # fact from your resume', 'Uses # facts from your resume')}
          </summary>
          <ul>
            {facts.map(({ path, quote }) => (
              <li key={`${path} ${quote}`}>
                <q>{quote}</q>
                {resumeId && <a href={`/resume/edit/${resumeId}?field=${path}`}>{factLabel(path)}</a>}
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}
