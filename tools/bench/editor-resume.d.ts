export declare const TWO_PAGES: {
  title: string;
  industry: string;
  careerGoal: string;
  experienceLevel: string;
  templateId: string;
  summary: string;
  personalInfo: {
    firstName: string;
    lastName: string;
    email: string;
    phone: string;
    location: string;
    website: string;
    linkedin: string;
    github: string;
    professionalTagline: string;
    photoUrl: null;
  };
  experience: {
    company: string;
    position: string;
    location: string;
    startDate: string;
    endDate: string;
    current: boolean;
    description: string;
  }[];
  education: {
    institution: string;
    degree: string;
    fieldOfStudy: string;
    startDate: string;
    endDate: string;
    current: boolean;
    grade: string;
  }[];
  skills: {
    name: string;
    level: string;
    category: string;
  }[];
  achievements: {
    title: string;
    description: string | undefined;
    date: string;
  }[];
  certifications: {
    name: string;
    issuer: string;
    date: string;
  }[];
  languages: {
    language: string;
    proficiency: string;
  }[];
};
