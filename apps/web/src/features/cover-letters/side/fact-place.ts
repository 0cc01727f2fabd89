interface FactPlace {
  /** Step of the resume editor that holds the field. */
  step: string;
  /** What the link there says. */
  label: string;
}

const SECTIONS: Readonly<Record<string, FactPlace>> = {
  experience: { step: 'experience', label: 'Experience' },
  education: { step: 'education', label: 'Education' },
  skills: { step: 'skills', label: 'Skills' },
  achievements: { step: 'details', label: 'Achievement' },
  certifications: { step: 'details', label: 'Certification' },
  languages: { step: 'details', label: 'Language' },
};

const BASIC: FactPlace = { step: 'basic', label: 'Basic Info' };

/** Where a field of the resume is edited, such as `experience.0.description`. */
export function factPlace(path: string): FactPlace {
  const [section = '', index] = path.split('.');
  const place = SECTIONS[section] ?? BASIC;
  const isNumbered = index !== undefined && /^\d+$/.test(index) && section !== 'skills';
  return isNumbered ? { ...place, label: `${place.label} ${Number(index) + 1}` } : place;
}
