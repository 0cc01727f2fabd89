import { Icon, type IconName } from '../../../shared/ui/icon.tsx';
import styles from './side.module.css';

const FEATURES: readonly { icon: IconName; name: string; text: string }[] = [
  {
    icon: 'insight',
    name: 'AI Generation',
    text: 'A letter based on your resume and what the job asks for.',
  },
  {
    icon: 'briefcase',
    name: 'Job Integration',
    text: 'Choose an application to fill in the company, position and title.',
  },
  {
    icon: 'document',
    name: 'PDF or DOCX Download',
    text: 'Download the letter in the same design as your resume.',
  },
];

const TIPS: readonly { name: string; text: string }[] = [
  { name: 'Opening', text: 'Name the position and the company, and say who you are in a sentence.' },
  { name: 'Body', text: 'Two or three results that answer what the job asks for, with figures.' },
  { name: 'Closing', text: 'Say why this company, ask for an interview, and thank the reader.' },
  { name: 'Length', text: 'Keep it to about one page.' },
];

/** What the screen can do, and how letters are written well. */
export function SideCards() {
  return (
    <>
      <section className="card" aria-labelledby="smart-features">
        <h2 id="smart-features">Smart Features</h2>
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
        <h2 id="writing-tips">Writing Tips</h2>
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
