import type { LetterNote } from '@career/contracts/vocabulary/letter-vocabulary';
import type { WriterReport } from '../form/letter-form.ts';
import { factLabel } from './fact-label.ts';
import styles from './side.module.css';

const NOTES: Readonly<Record<LetterNote, string>> = {
  'frame-only':
    'Your resumes have nothing to write from yet, so this is an outline. Replace each hint in [square brackets].',
  'few-facts': 'Your resume says little about your work. Add results to your experience for a fuller letter.',
  'advert-language': 'The posting is in another language; only names of skills in it could be matched.',
  'advert-instructions':
    'The posting contains instructions aimed at AI tools. They were left out; read it with care.',
  'no-advert': 'You gave no job description. Paste it to get a letter that fits the job better.',
  'weak-match':
    'Your resume meets few of the requirements. The letter calls this a change of direction or does not mention them. Consider a role closer to your experience, or add to your resume what is missing.',
  'model-away': 'The language model was not available, so our built-in writer wrote the whole letter.',
};

const engineText = (engine: string): string =>
  engine === 'builtin'
    ? 'Our built-in writer wrote this from your resume. Nothing was sent to anyone else.'
    : `Written from the facts of your resume and put into words by ${engine.replace(/^llm:/, '')}. Your contact details were not sent to it.`;

/** Who wrote the text, from what, and what it could not answer. */
export function AboutLetter({ report }: { report: WriterReport }) {
  const { engine, notes, facts, missingSkills, resumeId, match } = report;
  return (
    <section className="card" aria-labelledby="letter-about">
      <h2 id="letter-about">About this letter</h2>
      <p>{engineText(engine)}</p>
      {notes.map((note) => (
        <p key={note} className={styles.note}>
          {NOTES[note]}
        </p>
      ))}
      {match && match.asked > 0 && (
        <p>
          Your resume meets {match.met} of {match.asked} {match.asked === 1 ? 'requirement' : 'requirements'}{' '}
          of this posting.
        </p>
      )}
      {missingSkills.length > 0 && (
        <>
          <h3>The job also asks for</h3>
          <p>
            {missingSkills.join(', ')}. Your resume does not name{' '}
            {missingSkills.length === 1 ? 'it' : 'these'}, so the letter does not claim{' '}
            {missingSkills.length === 1 ? 'it' : 'them'}. What you do have, add to your resume first.
          </p>
        </>
      )}
      {facts.length > 0 && (
        <details className={styles.facts}>
          <summary>
            Uses {facts.length} {facts.length === 1 ? 'fact' : 'facts'} from your resume
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
