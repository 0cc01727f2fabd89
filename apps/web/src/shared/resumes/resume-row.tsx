import type { ResumeSummaryDto } from '@career/client/types';
import { EXPERIENCE_LEVEL_NAMES } from '@career/contracts/vocabulary/experience-levels';
import { Link } from '@tanstack/react-router';
import { t, translated } from '../language/texts.ts';
import { Icon } from '../ui/icon.tsx';

/** What the list of all resumes lets a person do besides. */
export interface FilingActions {
  onArchive: (resume: ResumeSummaryDto) => void;
  onTags: (resume: ResumeSummaryDto) => void;
}

interface ResumeRowProps {
  resume: ResumeSummaryDto;
  filing?: FilingActions | undefined;
  onDuplicate: () => void;
  onDelete: () => void;
}

/** One resume of a list and what can be done with it. */
export function ResumeRow({ resume, filing, onDuplicate, onDelete }: ResumeRowProps) {
  const { id, title, industry, experienceLevel, isDraft, tags, translatedFrom } = resume;
  const name = title || t`Untitled resume`;
  return (
    <li className="list-row">
      <div className="list-row-text">
        <Link to="/resume/edit/$id" params={{ id }} className="list-row-title list-row-link" dir="auto">
          {name}
        </Link>
        <p className="list-row-note">
          {industry && <span>{industry}</span>}
          <span>{translated(EXPERIENCE_LEVEL_NAMES[experienceLevel])}</span>
          {isDraft && <span className="list-row-draft">{t`Draft`}</span>}
          {translatedFrom && <span>{t`Copy in another language`}</span>}
          {tags.map((tag) => (
            <span key={tag} dir="auto">
              {tag}
            </span>
          ))}
        </p>
      </div>
      <div className="list-row-tools">
        <Link to="/resume/preview/$id" params={{ id }} className="icon-button">
          <Icon name="eye" />
          <span className="visually-hidden">{t`View ${name}`}</span>
        </Link>
        <Link to="/resume/edit/$id" params={{ id }} className="icon-button">
          <Icon name="pencil" />
          <span className="visually-hidden">{t`Edit ${name}`}</span>
        </Link>
        <button type="button" className="icon-button" onClick={onDuplicate}>
          <Icon name="copy" />
          <span className="visually-hidden">{t`Duplicate ${name}`}</span>
        </button>
        {filing && <FilingButtons resume={resume} name={name} {...filing} />}
        <button type="button" className="icon-button" onClick={onDelete}>
          <Icon name="trash" />
          <span className="visually-hidden">{t`Delete ${name}`}</span>
        </button>
      </div>
    </li>
  );
}

function FilingButtons({
  resume,
  name,
  onArchive,
  onTags,
}: FilingActions & { resume: ResumeSummaryDto; name: string }) {
  return (
    <>
      <button type="button" className="icon-button" onClick={() => onTags(resume)}>
        <Icon name="tag" />
        <span className="visually-hidden">{t`Tags of ${name}`}</span>
      </button>
      <button type="button" className="icon-button" onClick={() => onArchive(resume)}>
        <Icon name={resume.archived ? 'unarchive' : 'archive'} />
        <span className="visually-hidden">
          {resume.archived ? t`Bring back ${name}` : t`Archive ${name}`}
        </span>
      </button>
    </>
  );
}
