import { t } from '../../shared/language/texts.ts';

const LINES = [92, 78, 85, 64];

/** A drawn resume beside what a screening program reads in it. Decoration only. */
export function HeroPicture() {
  return (
    <div className="hero-picture" aria-hidden="true">
      <div className="hero-sheet" lang="en" dir="ltr">
        <p className="hero-name">Adébáyọ̀ Ọláńrewájú</p>
        <p className="hero-role">Operations manager · Ikeja, Lagos</p>
        <hr />
        <p className="hero-heading">Experience</p>
        <p className="hero-job">
          <b>Kora Foods Ltd</b>
          <span>2022 – Present</span>
        </p>
        <p className="hero-bullet">
          Cut delivery cost by <mark>₦450,000</mark> a month by grouping routes
        </p>
        {LINES.map((width) => (
          <span key={width} className={`hero-line hero-line-${width}`} />
        ))}
        <p className="hero-heading">Skills</p>
        <p className="hero-skills">
          <span>Logistics</span>
          <span>Excel</span>
          <span>Team lead</span>
        </p>
      </div>
      <div className="hero-reading">
        <p className="hero-score">
          86<small>/100</small>
        </p>
        <p>{t`ATS score`}</p>
        <ul>
          <li>{t`Name and contacts found`}</li>
          <li>{t`Dates in order`}</li>
          <li>{t`Result with a figure`}</li>
        </ul>
      </div>
    </div>
  );
}
