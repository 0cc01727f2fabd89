import { t } from '../../../shared/language/texts.ts';
import { Icon, type IconName } from '../../../shared/ui/icon.tsx';
import styles from './side.module.css';

const FEATURES: readonly { icon: IconName; name: string; text: string }[] = [
  {
    icon: 'insight',
    name: t`AI Generation`,
    text: t`A letter based on your resume and what the job asks for.`,
  },
  {
    icon: 'briefcase',
    name: t`Job Integration`,
    text: t`Choose an application to fill in the company, position and title.`,
  },
  {
    icon: 'document',
    name: t`PDF or DOCX Download`,
    text: t`Download the letter in the same design as your resume.`,
  },
];

const TIPS: readonly { name: string; text: string }[] = [
  { name: t`Opening`, text: t`Name the position and the company, and say who you are in a sentence.` },
  { name: t`Body`, text: t`Two or three results that answer what the job asks for, with figures.` },
  { name: t`Closing`, text: t`Say why this company, ask for an interview, and thank the reader.` },
  { name: t`Length`, text: t`Keep it to about one page.` },
];

/** What the screen can do, and how letters are written well. */
export function SideCards() {
  return (
    <>
      <section className="card" aria-labelledby="smart-features">
        <h2 id="smart-features">{t`Smart Features`}</h2>
        <ul className={styles.features}>
          {FEATURES.map(({ icon, name, text }) => (
            <li key={name}>
              <Icon name={icon} size={20} />
              <div>
                <strong>{name}</strong>
                <p>{text}</p>
              </div>
            </li>
          ))}
        </ul>
      </section>
      <section className="card" aria-labelledby="writing-tips">
        <h2 id="writing-tips">{t`Writing Tips`}</h2>
        <dl className={styles.tips}>
          {TIPS.map(({ name, text }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </section>
    </>
  );
}
