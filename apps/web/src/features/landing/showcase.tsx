import { findTemplate } from '@career/templates/catalogue';
import { ResumeSheet } from '@career/templates/resume-sheet';
import { sampleResume } from '@career/templates/samples';

const SHOWN = [
  'modern-professional',
  'executive-premium',
  'creative-designer',
  'tech-innovator',
  'classic-corporate',
  'marketing-creative',
] as const;

/** Some of the templates on their sample resumes, drawn by the code that draws the download. */
export function Showcase() {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a strip that scrolls must be reachable by keyboard
    <section className="showcase-strip" lang="en" dir="ltr" aria-label="Template samples" tabIndex={0}>
      <ul className="showcase">
        {SHOWN.map((id) => (
          <li key={id}>
            <figure>
              <div className="showcase-window" aria-hidden="true" inert>
                <ResumeSheet templateId={id} resume={sampleResume(id)} />
              </div>
              <figcaption>
                <span className="showcase-name">{findTemplate(id)?.name}</span>
                <span>{findTemplate(id)?.description}</span>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  );
}
