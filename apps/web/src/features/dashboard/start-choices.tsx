import { Link } from '@tanstack/react-router';
import { t } from '../../shared/language/texts.ts';
import { Icon, type IconName } from '../../shared/ui/icon.tsx';

interface StartChoice {
  to: string;
  search?: Record<string, string>;
  title: string;
  description: string;
  icon: IconName;
}

const CHOICES: readonly StartChoice[] = [
  {
    to: '/resume/new',
    search: { start: 'import' },
    title: t`Upload your old CV`,
    description: t`PDF, Word, a photo or a pasted text. Your file never leaves this device.`,
    icon: 'upload',
  },
  {
    to: '/resume/new',
    title: t`Start new`,
    description: t`Enter your details once, step by step.`,
    icon: 'pencil',
  },
  {
    to: '/save-job',
    title: t`Start from a job posting`,
    description: t`Paste it, check what it asks for, and tailor your resume to it.`,
    icon: 'briefcase',
  },
];

/** The ways to begin, for somebody who has no resume yet. */
export function StartChoices() {
  return (
    <section aria-labelledby="start-choices">
      <h2 id="start-choices" className="dash-start-name">{t`How do you want to start?`}</h2>
      <ul className="dash-actions dash-starts">
        {CHOICES.map(({ to, search, title, description, icon }) => (
          <li key={title}>
            <Link to={to} {...(search && { search })} className="dash-action">
              <span className="dash-action-icon">
                <Icon name={icon} size={26} />
              </span>
              <span className="dash-action-title">{title}</span>
              <span className="dash-action-text">{description}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
