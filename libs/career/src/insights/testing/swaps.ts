import type { ResumeContentDto } from '@career/contracts/resumes/resume-content.dto';

/** Made-up people who differ in what must not matter. Each column has the same number of words. */
const PEOPLE = [
  {
    firstName: 'Emily',
    lastName: 'Walker',
    pronoun: 'she',
    group: 'women',
    faith: 'Christian',
    origin: 'Igbo',
    school: 'University of Oxford',
    employer: 'Deloitte',
    club: 'Girls',
  },
  {
    firstName: 'Chukwuemeka',
    lastName: 'Okonkwo-Adeyemi',
    pronoun: 'he',
    group: 'men',
    faith: 'Muslim',
    origin: 'Hausa',
    school: 'Federal Polytechnic, Bida',
    employer: 'Mama Nkechi Provisions',
    club: 'Boys',
  },
  {
    firstName: 'Aïsha',
    lastName: 'Bint Yusuf',
    pronoun: 'she',
    group: 'women',
    faith: 'Traditional',
    origin: 'Fulani',
    school: 'Open University',
    employer: 'Google',
    club: 'Girls',
  },
  {
    firstName: 'Ọlúwaṣeun',
    lastName: 'Àjàyí',
    pronoun: 'they',
    group: 'people',
    faith: 'Jewish',
    origin: 'Yoruba',
    school: 'Harvard University',
    employer: 'Corner Shop',
    club: 'Youth',
  },
] as const;

/** The resume as that of another person: name, gender words, religion, origin, school and employers are swapped. */
export function swappedPerson(resume: ResumeContentDto, index: number): ResumeContentDto {
  const person = PEOPLE[index % PEOPLE.length] ?? PEOPLE[0];
  const { firstName, lastName, employer, school } = person;
  return {
    ...resume,
    summary: `${resume.summary ?? ''} Known to colleagues for how ${person.pronoun} plans, and a ${person.faith} volunteer of ${person.origin} origin.`,
    personalInfo: {
      ...resume.personalInfo,
      firstName,
      lastName,
      linkedin: `linkedin.com/in/${index}-person`,
    },
    experience: (resume.experience ?? []).map((one, place) => ({
      ...one,
      company: `${employer} ${place + 1}`,
      description: `${one.description ?? ''}\n- Chaired the ${person.group} network of ${person.faith} staff at the head office`,
    })),
    education: (resume.education ?? []).map((one) => ({ ...one, institution: school })),
    achievements: [
      ...(resume.achievements ?? []),
      { title: `Captain, ${person.club} football`, description: '', date: '' },
    ],
    certifications: (resume.certifications ?? []).map((one) => ({ ...one, issuer: school })),
  };
}
