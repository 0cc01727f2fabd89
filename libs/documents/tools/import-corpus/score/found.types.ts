/** The fields of a reader's answer that are scored. */
export interface Found {
  personalInfo?: {
    firstName?: string;
    lastName?: string;
    email?: string;
    phone?: string;
    location?: string;
  };
  summary?: string;
  experience?: readonly FoundJob[];
  education?: readonly FoundSchool[];
  skills?: readonly { name: string }[];
  languages?: readonly { language: string }[];
  certifications?: readonly { name: string }[];
  achievements?: readonly { title: string }[];
}

export interface FoundJob {
  company: string;
  position: string;
  startDate?: string;
  endDate?: string;
  current?: boolean;
  description?: string;
}

export interface FoundSchool {
  institution: string;
  degree: string;
  fieldOfStudy?: string;
  startDate?: string;
  endDate?: string;
  current?: boolean;
}
