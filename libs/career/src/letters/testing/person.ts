import type { ResumeContentDto } from '@career/contracts/resumes/resume-content.dto';

interface PersonJob {
  as: string;
  at: string;
  from: string;
  /** Left out: still held. */
  to?: string;
  did: readonly string[];
}

interface PersonNotes {
  name: readonly [string, string];
  title: string;
  summary?: string;
  jobs?: readonly PersonJob[];
  studies?: readonly {
    degree: string;
    field?: string;
    at: string;
    from: string;
    to?: string;
    grade?: string;
  }[];
  skills?: readonly string[];
  achievements?: readonly { title: string; description?: string; date?: string }[];
  certificates?: readonly { name: string; issuer: string; date?: string; expiryDate?: string }[];
  languages?: readonly string[];
}

/** A made-up person's resume, from notes. */
export function person(notes: PersonNotes): ResumeContentDto {
  const [firstName, lastName] = notes.name;
  return {
    title: notes.title,
    industry: '',
    templateId: 'modern-professional',
    summary: notes.summary ?? '',
    personalInfo: {
      firstName,
      lastName,
      email: 'person@example.com',
      phone: '+234 803 555 0199',
      location: 'Ikeja, Lagos',
    },
    experience: (notes.jobs ?? []).map(({ as, at, from, to, did }) => ({
      company: at,
      position: as,
      location: '',
      startDate: from,
      endDate: to ?? '',
      current: to === undefined,
      description: did.join('\n'),
    })),
    education: (notes.studies ?? []).map(({ degree, field, at, from, to, grade }) => ({
      institution: at,
      degree,
      fieldOfStudy: field ?? '',
      startDate: from,
      endDate: to ?? '',
      current: to === undefined,
      grade: grade ?? '',
    })),
    skills: (notes.skills ?? []).map((name) => ({ name, level: 'intermediate', category: '' })),
    achievements: (notes.achievements ?? []).map(({ title, description, date }) => ({
      title,
      description: description ?? '',
      date: date ?? '',
    })),
    certifications: (notes.certificates ?? []).map((certificate) => ({ credentialId: '', ...certificate })),
    languages: (notes.languages ?? []).map((language) => ({ language, proficiency: 'advanced' })),
  };
}
