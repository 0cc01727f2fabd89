// Generated from the JSON Schema by `npm run data`.

/**
 * Forty resumes from poor to excellent
 */
export interface Resumes {
  $schema?: string;
  /**
   * @minItems 40
   */
  resumes: [
    {
      id: string;
      source: 'self-written';
      resume: {
        title: string;
        careerGoal?: string;
        targetCountry?: string;
        industry: string;
        experienceLevel?: string;
        templateId?: string;
        summary?: string;
        personalInfo: {
          firstName: string;
          lastName: string;
          email: string;
          phone?: string;
          location?: string;
          linkedin?: string;
          professionalTagline?: string;
        };
        experience: {
          company: string;
          position: string;
          description?: string;
          startDate: string;
          endDate?: string;
          current?: boolean;
        }[];
        education: {
          institution: string;
          degree: string;
          fieldOfStudy?: string;
          grade?: string;
          startDate: string;
          endDate?: string;
          current?: boolean;
        }[];
        skills: {
          name: string;
          level: string;
        }[];
        achievements?: {
          title: string;
          description?: string;
          date?: string;
        }[];
        certifications?: {
          name: string;
          issuer: string;
          date?: string;
        }[];
        languages?: {
          language: string;
          proficiency: string;
        }[];
      };
    },
    {
      id: string;
      source: 'self-written';
      resume: {
        title: string;
        careerGoal?: string;
        targetCountry?: string;
        industry: string;
        experienceLevel?: string;
        templateId?: string;
        summary?: string;
        personalInfo: {
          firstName: string;
          lastName: string;
          email: string;
          phone?: string;
          location?: string;
          linkedin?: string;
          professionalTagline?: string;
        };
        experience: {
          company: string;
          position: string;
          description?: string;
          startDate: string;
          endDate?: string;
          current?: boolean;
        }[];
        education: {
          institution: string;
          degree: string;
          fieldOfStudy?: string;
          grade?: string;
          startDate: string;
          endDate?: string;
          current?: boolean;
        }[];
        skills: {
          name: string;
          level: string;
        }[];
        achievements?: {
          title: string;
          description?: string;
          date?: string;
        }[];
        certifications?: {
          name: string;
          issuer: string;
          date?: string;
        }[];
        languages?: {
          language: string;
          proficiency: string;
        }[];
      };
    },
    {
      id: string;
      source: 'self-written';
      resume: {
        title: string;
        careerGoal?: string;
        targetCountry?: string;
        industry: string;
        experienceLevel?: string;
        templateId?: string;
        summary?: string;
        personalInfo: {
          firstName: string;
          lastName: string;
          email: string;
          phone?: string;
          location?: string;
          linkedin?: string;
          professionalTagline?: string;
        };
        experience: {
          company: string;
          position: string;
          description?: string;
          startDate: string;
          endDate?: string;
          current?: boolean;
        }[];
        education: {
          institution: string;
          degree: string;
          fieldOfStudy?: string;
          grade?: string;
          startDate: string;
          endDate?: string;
          current?: boolean;
        }[];
        skills: {
          name: string;
          level: string;
        }[];
        achievements?: {
          title: string;
          description?: string;
          date?: string;
        }[];
        certifications?: {
          name: string;
          issuer: string;
          date?: string;
        }[];
        languages?: {
          language: string;
          proficiency: string;
        }[];
      };
    },
    {
      id: string;
      source: 'self-written';
      resume: {
        title: string;
        careerGoal?: string;
        targetCountry?: string;
        industry: string;
        experienceLevel?: string;
        templateId?: string;
        summary?: string;
        personalInfo: {
          firstName: string;
          lastName: string;
          email: string;
          phone?: string;
          location?: string;
          linkedin?: string;
          professionalTagline?: string;
        };
        experience: {
          company: string;
          position: string;
          description?: string;
          startDate: string;
          endDate?: string;
          current?: boolean;
        }[];
        education: {
          institution: string;
          degree: string;
          fieldOfStudy?: string;
          grade?: string;
          startDate: string;
          endDate?: string;
          current?: boolean;
        }[];
        skills: {
          name: string;
          level: string;
        }[];
        achievements?: {
          title: string;
          description?: string;
          date?: string;
        }[];
        certifications?: {
          name: string;
          issuer: string;
          date?: string;
        }[];
        languages?: {
          language: string;
          proficiency: string;
        }[];
      };
    },
    {
      id: string;
      source: 'self-written';
      resume: {
        title: string;
        careerGoal?: string;
        targetCountry?: string;
        industry: string;
        experienceLevel?: string;
        templateId?: string;
        summary?: string;
        personalInfo: {
          firstName: string;
          lastName: string;
          email: string;
          phone?: string;
          location?: string;
          linkedin?: string;
          professionalTagline?: string;
        };
        experience: {
          company: string;
          position: string;
          description?: string;
          startDate: string;
          endDate?: string;
          current?: boolean;
        }[];
        education: {
          institution: string;
          degree: string;
          fieldOfStudy?: string;
          grade?: string;
          startDate: string;
          endDate?: string;
          current?: boolean;
        }[];
        skills: {
          name: string;
          level: string;
        }[];
        achievements?: {
          title: string;
          description?: string;
          date?: string;
        }[];
        certifications?: {
          name: string;
          issuer: string;
          date?: string;
        }[];
        languages?: {
          language: string;
          proficiency: string;
        }[];
      };
    },
    {
      id: string;
      source: 'self-written';
      resume: {
        title: string;
        careerGoal?: string;
        targetCountry?: string;
        industry: string;
        experienceLevel?: string;
        templateId?: string;
        summary?: string;
        personalInfo: {
          firstName: string;
          lastName: string;
          email: string;
          phone?: string;
          location?: string;
          linkedin?: string;
          professionalTagline?: string;
        };
        experience: {
          company: string;
          position: string;
          description?: string;
          startDate: string;
          endDate?: string;
          current?: boolean;
        }[];
        education: {
          institution: string;
          degree: string;
          fieldOfStudy?: string;
          grade?: string;
          startDate: string;
          endDate?: string;
          current?: boolean;
        }[];
        skills: {
          name: string;
          level: string;
        }[];
        achievements?: {
          title: string;
          description?: string;
          date?: string;
        }[];
        certifications?: {
          name: string;
          issuer: string;
          date?: string;
        }[];
        languages?: {
          language: string;
          proficiency: string;
        }[];
      };
    },
    {
      id: string;
      source: 'self-written';
      resume: {
        title: string;
        careerGoal?: string;
        targetCountry?: string;
        industry: string;
        experienceLevel?: string;
        templateId?: string;
        summary?: string;
        personalInfo: {
          firstName: string;
          lastName: string;
          email: string;
          phone?: string;
          location?: string;
          linkedin?: string;
          professionalTagline?: string;
        };
        experience: {
          company: string;
          position: string;
          description?: string;
          startDate: string;
          endDate?: string;
          current?: boolean;
        }[];
        education: {
          institution: string;
          degree: string;
          fieldOfStudy?: string;
          grade?: string;
          startDate: string;
          endDate?: string;
          current?: boolean;
        }[];
        skills: {
          name: string;
          level: string;
        }[];
        achievements?: {
          title: string;
          description?: string;
          date?: string;
        }[];
        certifications?: {
          name: string;
          issuer: string;
          date?: string;
        }[];
        languages?: {
          language: string;
          proficiency: string;
        }[];
      };
    },
    {
      id: string;
      source: 'self-written';
      resume: {
        title: string;
        careerGoal?: string;
        targetCountry?: string;
        industry: string;
        experienceLevel?: string;
        templateId?: string;
        summary?: string;
        personalInfo: {
          firstName: string;
          lastName: string;
          email: string;
          phone?: string;
          location?: string;
          linkedin?: string;
          professionalTagline?: string;
        };
        experience: {
          company: string;
          position: string;
          description?: string;
          startDate: string;
          endDate?: string;
          current?: boolean;
        }[];
        education: {
          institution: string;
          degree: string;
          fieldOfStudy?: string;
          grade?: string;
          startDate: string;
          endDate?: string;
          current?: boolean;
        }[];
        skills: {
          name: string;
          level: string;
        }[];
        achievements?: {
          title: string;
          description?: string;
          date?: string;
        }[];
        certifications?: {
          name: string;
          issuer: string;
          date?: string;
        }[];
        languages?: {
          language: string;
          proficiency: string;
        }[];
      };
    },
    {
      id: string;
      source: 'self-written';
      resume: {
        title: string;
        careerGoal?: string;
        targetCountry?: string;
        industry: string;
        experienceLevel?: string;
        templateId?: string;
        summary?: string;
        personalInfo: {
          firstName: string;
          lastName: string;
          email: string;
          phone?: string;
          location?: string;
          linkedin?: string;
          professionalTagline?: string;
        };
        experience: {
          company: string;
          position: string;
          description?: string;
          startDate: string;
          endDate?: string;
          current?: boolean;
        }[];
        education: {
          institution: string;
          degree: string;
          fieldOfStudy?: string;
          grade?: string;
          startDate: string;
          endDate?: string;
          current?: boolean;
        }[];
        skills: {
          name: string;
          level: string;
        }[];
        achievements?: {
          title: string;
          description?: string;
          date?: string;
        }[];
        certifications?: {
          name: string;
          issuer: string;
          date?: string;
        }[];
        languages?: {
          language: string;
          proficiency: string;
        }[];
      };
    },
    {
      id: string;
      source: 'self-written';
      resume: {
        title: string;
        careerGoal?: string;
        targetCountry?: string;
        industry: string;
        experienceLevel?: string;
        templateId?: string;
        summary?: string;
        personalInfo: {
          firstName: string;
          lastName: string;
          email: string;
          phone?: string;
          location?: string;
          linkedin?: string;
          professionalTagline?: string;
        };
        experience: {
          company: string;
          position: string;
          description?: string;
          startDate: string;
          endDate?: string;
          current?: boolean;
        }[];
        education: {
          institution: string;
          degree: string;
          fieldOfStudy?: string;
          grade?: string;
          startDate: string;
          endDate?: string;
          current?: boolean;
        }[];
        skills: {
          name: string;
          level: string;
        }[];
        achievements?: {
          title: string;
          description?: string;
          date?: string;
        }[];
        certifications?: {
          name: string;
          issuer: string;
          date?: string;
        }[];
        languages?: {
          language: string;
          proficiency: string;
        }[];
      };
    },
    {
      id: string;
      source: 'self-written';
      resume: {
        title: string;
        careerGoal?: string;
        targetCountry?: string;
        industry: string;
        experienceLevel?: string;
        templateId?: string;
        summary?: string;
        personalInfo: {
          firstName: string;
          lastName: string;
          email: string;
          phone?: string;
          location?: string;
          linkedin?: string;
          professionalTagline?: string;
        };
        experience: {
          company: string;
          position: string;
          description?: string;
          startDate: string;
          endDate?: string;
          current?: boolean;
        }[];
        education: {
          institution: string;
          degree: string;
          fieldOfStudy?: string;
          grade?: string;
          startDate: string;
          endDate?: string;
          current?: boolean;
        }[];
        skills: {
          name: string;
          level: string;
        }[];
        achievements?: {
          title: string;
          description?: string;
          date?: string;
        }[];
        certifications?: {
          name: string;
          issuer: string;
          date?: string;
        }[];
        languages?: {
          language: string;
          proficiency: string;
        }[];
      };
    },
    {
      id: string;
      source: 'self-written';
      resume: {
        title: string;
        careerGoal?: string;
        targetCountry?: string;
        industry: string;
        experienceLevel?: string;
        templateId?: string;
        summary?: string;
        personalInfo: {
          firstName: string;
          lastName: string;
          email: string;
          phone?: string;
          location?: string;
          linkedin?: string;
          professionalTagline?: string;
        };
        experience: {
          company: string;
          position: string;
          description?: string;
          startDate: string;
          endDate?: string;
          current?: boolean;
        }[];
        education: {
          institution: string;
          degree: string;
          fieldOfStudy?: string;
          grade?: string;
          startDate: string;
          endDate?: string;
          current?: boolean;
        }[];
        skills: {
          name: string;
          level: string;
        }[];
        achievements?: {
          title: string;
          description?: string;
          date?: string;
        }[];
        certifications?: {
          name: string;
          issuer: string;
          date?: string;
        }[];
        languages?: {
          language: string;
          proficiency: string;
        }[];
      };
    },
    {
      id: string;
      source: 'self-written';
      resume: {
        title: string;
        careerGoal?: string;
        targetCountry?: string;
        industry: string;
        experienceLevel?: string;
        templateId?: string;
        summary?: string;
        personalInfo: {
          firstName: string;
          lastName: string;
          email: string;
          phone?: string;
          location?: string;
          linkedin?: string;
          professionalTagline?: string;
        };
        experience: {
          company: string;
          position: string;
          description?: string;
          startDate: string;
          endDate?: string;
          current?: boolean;
        }[];
        education: {
          institution: string;
          degree: string;
          fieldOfStudy?: string;
          grade?: string;
          startDate: string;
          endDate?: string;
          current?: boolean;
        }[];
        skills: {
          name: string;
          level: string;
        }[];
        achievements?: {
          title: string;
          description?: string;
          date?: string;
        }[];
        certifications?: {
          name: string;
          issuer: string;
          date?: string;
        }[];
        languages?: {
          language: string;
          proficiency: string;
        }[];
      };
    },
    {
      id: string;
      source: 'self-written';
      resume: {
        title: string;
        careerGoal?: string;
        targetCountry?: string;
        industry: string;
        experienceLevel?: string;
        templateId?: string;
        summary?: string;
        personalInfo: {
          firstName: string;
          lastName: string;
          email: string;
          phone?: string;
          location?: string;
          linkedin?: string;
          professionalTagline?: string;
        };
        experience: {
          company: string;
          position: string;
          description?: string;
          startDate: string;
          endDate?: string;
          current?: boolean;
        }[];
        education: {
          institution: string;
          degree: string;
          fieldOfStudy?: string;
          grade?: string;
          startDate: string;
          endDate?: string;
          current?: boolean;
        }[];
        skills: {
          name: string;
          level: string;
        }[];
        achievements?: {
          title: string;
          description?: string;
          date?: string;
        }[];
        certifications?: {
          name: string;
          issuer: string;
          date?: string;
        }[];
        languages?: {
          language: string;
          proficiency: string;
        }[];
      };
    },
    {
      id: string;
      source: 'self-written';
      resume: {
        title: string;
        careerGoal?: string;
        targetCountry?: string;
        industry: string;
        experienceLevel?: string;
        templateId?: string;
        summary?: string;
        personalInfo: {
          firstName: string;
          lastName: string;
          email: string;
          phone?: string;
          location?: string;
          linkedin?: string;
          professionalTagline?: string;
        };
        experience: {
          company: string;
          position: string;
          description?: string;
          startDate: string;
          endDate?: string;
          current?: boolean;
        }[];
        education: {
          institution: string;
          degree: string;
          fieldOfStudy?: string;
          grade?: string;
          startDate: string;
          endDate?: string;
          current?: boolean;
        }[];
        skills: {
          name: string;
          level: string;
        }[];
        achievements?: {
          title: string;
          description?: string;
          date?: string;
        }[];
        certifications?: {
          name: string;
          issuer: string;
          date?: string;
        }[];
        languages?: {
          language: string;
          proficiency: string;
        }[];
      };
    },
    {
      id: string;
      source: 'self-written';
      resume: {
        title: string;
        careerGoal?: string;
        targetCountry?: string;
        industry: string;
        experienceLevel?: string;
        templateId?: string;
        summary?: string;
        personalInfo: {
          firstName: string;
          lastName: string;
          email: string;
          phone?: string;
          location?: string;
          linkedin?: string;
          professionalTagline?: string;
        };
        experience: {
          company: string;
          position: string;
          description?: string;
          startDate: string;
          endDate?: string;
          current?: boolean;
        }[];
        education: {
          institution: string;
          degree: string;
          fieldOfStudy?: string;
          grade?: string;
          startDate: string;
          endDate?: string;
          current?: boolean;
        }[];
        skills: {
          name: string;
          level: string;
        }[];
        achievements?: {
          title: string;
          description?: string;
          date?: string;
        }[];
        certifications?: {
          name: string;
          issuer: string;
          date?: string;
        }[];
        languages?: {
          language: string;
          proficiency: string;
        }[];
      };
    },
    {
      id: string;
      source: 'self-written';
      resume: {
        title: string;
        careerGoal?: string;
        targetCountry?: string;
        industry: string;
        experienceLevel?: string;
        templateId?: string;
        summary?: string;
        personalInfo: {
          firstName: string;
          lastName: string;
          email: string;
          phone?: string;
          location?: string;
          linkedin?: string;
          professionalTagline?: string;
        };
        experience: {
          company: string;
          position: string;
          description?: string;
          startDate: string;
          endDate?: string;
          current?: boolean;
        }[];
        education: {
          institution: string;
          degree: string;
          fieldOfStudy?: string;
          grade?: string;
          startDate: string;
          endDate?: string;
          current?: boolean;
        }[];
        skills: {
          name: string;
          level: string;
        }[];
        achievements?: {
          title: string;
          description?: string;
          date?: string;
        }[];
        certifications?: {
          name: string;
          issuer: string;
          date?: string;
        }[];
        languages?: {
          language: string;
          proficiency: string;
        }[];
      };
    },
    {
      id: string;
      source: 'self-written';
      resume: {
        title: string;
        careerGoal?: string;
        targetCountry?: string;
        industry: string;
        experienceLevel?: string;
        templateId?: string;
        summary?: string;
        personalInfo: {
          firstName: string;
          lastName: string;
          email: string;
          phone?: string;
          location?: string;
          linkedin?: string;
          professionalTagline?: string;
        };
        experience: {
          company: string;
          position: string;
          description?: string;
          startDate: string;
          endDate?: string;
          current?: boolean;
        }[];
        education: {
          institution: string;
          degree: string;
          fieldOfStudy?: string;
          grade?: string;
          startDate: string;
          endDate?: string;
          current?: boolean;
        }[];
        skills: {
          name: string;
          level: string;
        }[];
        achievements?: {
          title: string;
          description?: string;
          date?: string;
        }[];
        certifications?: {
          name: string;
          issuer: string;
          date?: string;
        }[];
        languages?: {
          language: string;
          proficiency: string;
        }[];
      };
    },
    {
      id: string;
      source: 'self-written';
      resume: {
        title: string;
        careerGoal?: string;
        targetCountry?: string;
        industry: string;
        experienceLevel?: string;
        templateId?: string;
        summary?: string;
        personalInfo: {
          firstName: string;
          lastName: string;
          email: string;
          phone?: string;
          location?: string;
          linkedin?: string;
          professionalTagline?: string;
        };
        experience: {
          company: string;
          position: string;
          description?: string;
          startDate: string;
          endDate?: string;
          current?: boolean;
        }[];
        education: {
          institution: string;
          degree: string;
          fieldOfStudy?: string;
          grade?: string;
          startDate: string;
          endDate?: string;
          current?: boolean;
        }[];
        skills: {
          name: string;
          level: string;
        }[];
        achievements?: {
          title: string;
          description?: string;
          date?: string;
        }[];
        certifications?: {
          name: string;
          issuer: string;
          date?: string;
        }[];
        languages?: {
          language: string;
          proficiency: string;
        }[];
      };
    },
    {
      id: string;
      source: 'self-written';
      resume: {
        title: string;
        careerGoal?: string;
        targetCountry?: string;
        industry: string;
        experienceLevel?: string;
        templateId?: string;
        summary?: string;
        personalInfo: {
          firstName: string;
          lastName: string;
          email: string;
          phone?: string;
          location?: string;
          linkedin?: string;
          professionalTagline?: string;
        };
        experience: {
          company: string;
          position: string;
          description?: string;
          startDate: string;
          endDate?: string;
          current?: boolean;
        }[];
        education: {
          institution: string;
          degree: string;
          fieldOfStudy?: string;
          grade?: string;
          startDate: string;
          endDate?: string;
          current?: boolean;
        }[];
        skills: {
          name: string;
          level: string;
        }[];
        achievements?: {
          title: string;
          description?: string;
          date?: string;
        }[];
        certifications?: {
          name: string;
          issuer: string;
          date?: string;
        }[];
        languages?: {
          language: string;
          proficiency: string;
        }[];
      };
    },
    {
      id: string;
      source: 'self-written';
      resume: {
        title: string;
        careerGoal?: string;
        targetCountry?: string;
        industry: string;
        experienceLevel?: string;
        templateId?: string;
        summary?: string;
        personalInfo: {
          firstName: string;
          lastName: string;
          email: string;
          phone?: string;
          location?: string;
          linkedin?: string;
          professionalTagline?: string;
        };
        experience: {
          company: string;
          position: string;
          description?: string;
          startDate: string;
          endDate?: string;
          current?: boolean;
        }[];
        education: {
          institution: string;
          degree: string;
          fieldOfStudy?: string;
          grade?: string;
          startDate: string;
          endDate?: string;
          current?: boolean;
        }[];
        skills: {
          name: string;
          level: string;
        }[];
        achievements?: {
          title: string;
          description?: string;
          date?: string;
        }[];
        certifications?: {
          name: string;
          issuer: string;
          date?: string;
        }[];
        languages?: {
          language: string;
          proficiency: string;
        }[];
      };
    },
    {
      id: string;
      source: 'self-written';
      resume: {
        title: string;
        careerGoal?: string;
        targetCountry?: string;
        industry: string;
        experienceLevel?: string;
        templateId?: string;
        summary?: string;
        personalInfo: {
          firstName: string;
          lastName: string;
          email: string;
          phone?: string;
          location?: string;
          linkedin?: string;
          professionalTagline?: string;
        };
        experience: {
          company: string;
          position: string;
          description?: string;
          startDate: string;
          endDate?: string;
          current?: boolean;
        }[];
        education: {
          institution: string;
          degree: string;
          fieldOfStudy?: string;
          grade?: string;
          startDate: string;
          endDate?: string;
          current?: boolean;
        }[];
        skills: {
          name: string;
          level: string;
        }[];
        achievements?: {
          title: string;
          description?: string;
          date?: string;
        }[];
        certifications?: {
          name: string;
          issuer: string;
          date?: string;
        }[];
        languages?: {
          language: string;
          proficiency: string;
        }[];
      };
    },
    {
      id: string;
      source: 'self-written';
      resume: {
        title: string;
        careerGoal?: string;
        targetCountry?: string;
        industry: string;
        experienceLevel?: string;
        templateId?: string;
        summary?: string;
        personalInfo: {
          firstName: string;
          lastName: string;
          email: string;
          phone?: string;
          location?: string;
          linkedin?: string;
          professionalTagline?: string;
        };
        experience: {
          company: string;
          position: string;
          description?: string;
          startDate: string;
          endDate?: string;
          current?: boolean;
        }[];
        education: {
          institution: string;
          degree: string;
          fieldOfStudy?: string;
          grade?: string;
          startDate: string;
          endDate?: string;
          current?: boolean;
        }[];
        skills: {
          name: string;
          level: string;
        }[];
        achievements?: {
          title: string;
          description?: string;
          date?: string;
        }[];
        certifications?: {
          name: string;
          issuer: string;
          date?: string;
        }[];
        languages?: {
          language: string;
          proficiency: string;
        }[];
      };
    },
    {
      id: string;
      source: 'self-written';
      resume: {
        title: string;
        careerGoal?: string;
        targetCountry?: string;
        industry: string;
        experienceLevel?: string;
        templateId?: string;
        summary?: string;
        personalInfo: {
          firstName: string;
          lastName: string;
          email: string;
          phone?: string;
          location?: string;
          linkedin?: string;
          professionalTagline?: string;
        };
        experience: {
          company: string;
          position: string;
          description?: string;
          startDate: string;
          endDate?: string;
          current?: boolean;
        }[];
        education: {
          institution: string;
          degree: string;
          fieldOfStudy?: string;
          grade?: string;
          startDate: string;
          endDate?: string;
          current?: boolean;
        }[];
        skills: {
          name: string;
          level: string;
        }[];
        achievements?: {
          title: string;
          description?: string;
          date?: string;
        }[];
        certifications?: {
          name: string;
          issuer: string;
          date?: string;
        }[];
        languages?: {
          language: string;
          proficiency: string;
        }[];
      };
    },
    {
      id: string;
      source: 'self-written';
      resume: {
        title: string;
        careerGoal?: string;
        targetCountry?: string;
        industry: string;
        experienceLevel?: string;
        templateId?: string;
        summary?: string;
        personalInfo: {
          firstName: string;
          lastName: string;
          email: string;
          phone?: string;
          location?: string;
          linkedin?: string;
          professionalTagline?: string;
        };
        experience: {
          company: string;
          position: string;
          description?: string;
          startDate: string;
          endDate?: string;
          current?: boolean;
        }[];
        education: {
          institution: string;
          degree: string;
          fieldOfStudy?: string;
          grade?: string;
          startDate: string;
          endDate?: string;
          current?: boolean;
        }[];
        skills: {
          name: string;
          level: string;
        }[];
        achievements?: {
          title: string;
          description?: string;
          date?: string;
        }[];
        certifications?: {
          name: string;
          issuer: string;
          date?: string;
        }[];
        languages?: {
          language: string;
          proficiency: string;
        }[];
      };
    },
    {
      id: string;
      source: 'self-written';
      resume: {
        title: string;
        careerGoal?: string;
        targetCountry?: string;
        industry: string;
        experienceLevel?: string;
        templateId?: string;
        summary?: string;
        personalInfo: {
          firstName: string;
          lastName: string;
          email: string;
          phone?: string;
          location?: string;
          linkedin?: string;
          professionalTagline?: string;
        };
        experience: {
          company: string;
          position: string;
          description?: string;
          startDate: string;
          endDate?: string;
          current?: boolean;
        }[];
        education: {
          institution: string;
          degree: string;
          fieldOfStudy?: string;
          grade?: string;
          startDate: string;
          endDate?: string;
          current?: boolean;
        }[];
        skills: {
          name: string;
          level: string;
        }[];
        achievements?: {
          title: string;
          description?: string;
          date?: string;
        }[];
        certifications?: {
          name: string;
          issuer: string;
          date?: string;
        }[];
        languages?: {
          language: string;
          proficiency: string;
        }[];
      };
    },
    {
      id: string;
      source: 'self-written';
      resume: {
        title: string;
        careerGoal?: string;
        targetCountry?: string;
        industry: string;
        experienceLevel?: string;
        templateId?: string;
        summary?: string;
        personalInfo: {
          firstName: string;
          lastName: string;
          email: string;
          phone?: string;
          location?: string;
          linkedin?: string;
          professionalTagline?: string;
        };
        experience: {
          company: string;
          position: string;
          description?: string;
          startDate: string;
          endDate?: string;
          current?: boolean;
        }[];
        education: {
          institution: string;
          degree: string;
          fieldOfStudy?: string;
          grade?: string;
          startDate: string;
          endDate?: string;
          current?: boolean;
        }[];
        skills: {
          name: string;
          level: string;
        }[];
        achievements?: {
          title: string;
          description?: string;
          date?: string;
        }[];
        certifications?: {
          name: string;
          issuer: string;
          date?: string;
        }[];
        languages?: {
          language: string;
          proficiency: string;
        }[];
      };
    },
    {
      id: string;
      source: 'self-written';
      resume: {
        title: string;
        careerGoal?: string;
        targetCountry?: string;
        industry: string;
        experienceLevel?: string;
        templateId?: string;
        summary?: string;
        personalInfo: {
          firstName: string;
          lastName: string;
          email: string;
          phone?: string;
          location?: string;
          linkedin?: string;
          professionalTagline?: string;
        };
        experience: {
          company: string;
          position: string;
          description?: string;
          startDate: string;
          endDate?: string;
          current?: boolean;
        }[];
        education: {
          institution: string;
          degree: string;
          fieldOfStudy?: string;
          grade?: string;
          startDate: string;
          endDate?: string;
          current?: boolean;
        }[];
        skills: {
          name: string;
          level: string;
        }[];
        achievements?: {
          title: string;
          description?: string;
          date?: string;
        }[];
        certifications?: {
          name: string;
          issuer: string;
          date?: string;
        }[];
        languages?: {
          language: string;
          proficiency: string;
        }[];
      };
    },
    {
      id: string;
      source: 'self-written';
      resume: {
        title: string;
        careerGoal?: string;
        targetCountry?: string;
        industry: string;
        experienceLevel?: string;
        templateId?: string;
        summary?: string;
        personalInfo: {
          firstName: string;
          lastName: string;
          email: string;
          phone?: string;
          location?: string;
          linkedin?: string;
          professionalTagline?: string;
        };
        experience: {
          company: string;
          position: string;
          description?: string;
          startDate: string;
          endDate?: string;
          current?: boolean;
        }[];
        education: {
          institution: string;
          degree: string;
          fieldOfStudy?: string;
          grade?: string;
          startDate: string;
          endDate?: string;
          current?: boolean;
        }[];
        skills: {
          name: string;
          level: string;
        }[];
        achievements?: {
          title: string;
          description?: string;
          date?: string;
        }[];
        certifications?: {
          name: string;
          issuer: string;
          date?: string;
        }[];
        languages?: {
          language: string;
          proficiency: string;
        }[];
      };
    },
    {
      id: string;
      source: 'self-written';
      resume: {
        title: string;
        careerGoal?: string;
        targetCountry?: string;
        industry: string;
        experienceLevel?: string;
        templateId?: string;
        summary?: string;
        personalInfo: {
          firstName: string;
          lastName: string;
          email: string;
          phone?: string;
          location?: string;
          linkedin?: string;
          professionalTagline?: string;
        };
        experience: {
          company: string;
          position: string;
          description?: string;
          startDate: string;
          endDate?: string;
          current?: boolean;
        }[];
        education: {
          institution: string;
          degree: string;
          fieldOfStudy?: string;
          grade?: string;
          startDate: string;
          endDate?: string;
          current?: boolean;
        }[];
        skills: {
          name: string;
          level: string;
        }[];
        achievements?: {
          title: string;
          description?: string;
          date?: string;
        }[];
        certifications?: {
          name: string;
          issuer: string;
          date?: string;
        }[];
        languages?: {
          language: string;
          proficiency: string;
        }[];
      };
    },
    {
      id: string;
      source: 'self-written';
      resume: {
        title: string;
        careerGoal?: string;
        targetCountry?: string;
        industry: string;
        experienceLevel?: string;
        templateId?: string;
        summary?: string;
        personalInfo: {
          firstName: string;
          lastName: string;
          email: string;
          phone?: string;
          location?: string;
          linkedin?: string;
          professionalTagline?: string;
        };
        experience: {
          company: string;
          position: string;
          description?: string;
          startDate: string;
          endDate?: string;
          current?: boolean;
        }[];
        education: {
          institution: string;
          degree: string;
          fieldOfStudy?: string;
          grade?: string;
          startDate: string;
          endDate?: string;
          current?: boolean;
        }[];
        skills: {
          name: string;
          level: string;
        }[];
        achievements?: {
          title: string;
          description?: string;
          date?: string;
        }[];
        certifications?: {
          name: string;
          issuer: string;
          date?: string;
        }[];
        languages?: {
          language: string;
          proficiency: string;
        }[];
      };
    },
    {
      id: string;
      source: 'self-written';
      resume: {
        title: string;
        careerGoal?: string;
        targetCountry?: string;
        industry: string;
        experienceLevel?: string;
        templateId?: string;
        summary?: string;
        personalInfo: {
          firstName: string;
          lastName: string;
          email: string;
          phone?: string;
          location?: string;
          linkedin?: string;
          professionalTagline?: string;
        };
        experience: {
          company: string;
          position: string;
          description?: string;
          startDate: string;
          endDate?: string;
          current?: boolean;
        }[];
        education: {
          institution: string;
          degree: string;
          fieldOfStudy?: string;
          grade?: string;
          startDate: string;
          endDate?: string;
          current?: boolean;
        }[];
        skills: {
          name: string;
          level: string;
        }[];
        achievements?: {
          title: string;
          description?: string;
          date?: string;
        }[];
        certifications?: {
          name: string;
          issuer: string;
          date?: string;
        }[];
        languages?: {
          language: string;
          proficiency: string;
        }[];
      };
    },
    {
      id: string;
      source: 'self-written';
      resume: {
        title: string;
        careerGoal?: string;
        targetCountry?: string;
        industry: string;
        experienceLevel?: string;
        templateId?: string;
        summary?: string;
        personalInfo: {
          firstName: string;
          lastName: string;
          email: string;
          phone?: string;
          location?: string;
          linkedin?: string;
          professionalTagline?: string;
        };
        experience: {
          company: string;
          position: string;
          description?: string;
          startDate: string;
          endDate?: string;
          current?: boolean;
        }[];
        education: {
          institution: string;
          degree: string;
          fieldOfStudy?: string;
          grade?: string;
          startDate: string;
          endDate?: string;
          current?: boolean;
        }[];
        skills: {
          name: string;
          level: string;
        }[];
        achievements?: {
          title: string;
          description?: string;
          date?: string;
        }[];
        certifications?: {
          name: string;
          issuer: string;
          date?: string;
        }[];
        languages?: {
          language: string;
          proficiency: string;
        }[];
      };
    },
    {
      id: string;
      source: 'self-written';
      resume: {
        title: string;
        careerGoal?: string;
        targetCountry?: string;
        industry: string;
        experienceLevel?: string;
        templateId?: string;
        summary?: string;
        personalInfo: {
          firstName: string;
          lastName: string;
          email: string;
          phone?: string;
          location?: string;
          linkedin?: string;
          professionalTagline?: string;
        };
        experience: {
          company: string;
          position: string;
          description?: string;
          startDate: string;
          endDate?: string;
          current?: boolean;
        }[];
        education: {
          institution: string;
          degree: string;
          fieldOfStudy?: string;
          grade?: string;
          startDate: string;
          endDate?: string;
          current?: boolean;
        }[];
        skills: {
          name: string;
          level: string;
        }[];
        achievements?: {
          title: string;
          description?: string;
          date?: string;
        }[];
        certifications?: {
          name: string;
          issuer: string;
          date?: string;
        }[];
        languages?: {
          language: string;
          proficiency: string;
        }[];
      };
    },
    {
      id: string;
      source: 'self-written';
      resume: {
        title: string;
        careerGoal?: string;
        targetCountry?: string;
        industry: string;
        experienceLevel?: string;
        templateId?: string;
        summary?: string;
        personalInfo: {
          firstName: string;
          lastName: string;
          email: string;
          phone?: string;
          location?: string;
          linkedin?: string;
          professionalTagline?: string;
        };
        experience: {
          company: string;
          position: string;
          description?: string;
          startDate: string;
          endDate?: string;
          current?: boolean;
        }[];
        education: {
          institution: string;
          degree: string;
          fieldOfStudy?: string;
          grade?: string;
          startDate: string;
          endDate?: string;
          current?: boolean;
        }[];
        skills: {
          name: string;
          level: string;
        }[];
        achievements?: {
          title: string;
          description?: string;
          date?: string;
        }[];
        certifications?: {
          name: string;
          issuer: string;
          date?: string;
        }[];
        languages?: {
          language: string;
          proficiency: string;
        }[];
      };
    },
    {
      id: string;
      source: 'self-written';
      resume: {
        title: string;
        careerGoal?: string;
        targetCountry?: string;
        industry: string;
        experienceLevel?: string;
        templateId?: string;
        summary?: string;
        personalInfo: {
          firstName: string;
          lastName: string;
          email: string;
          phone?: string;
          location?: string;
          linkedin?: string;
          professionalTagline?: string;
        };
        experience: {
          company: string;
          position: string;
          description?: string;
          startDate: string;
          endDate?: string;
          current?: boolean;
        }[];
        education: {
          institution: string;
          degree: string;
          fieldOfStudy?: string;
          grade?: string;
          startDate: string;
          endDate?: string;
          current?: boolean;
        }[];
        skills: {
          name: string;
          level: string;
        }[];
        achievements?: {
          title: string;
          description?: string;
          date?: string;
        }[];
        certifications?: {
          name: string;
          issuer: string;
          date?: string;
        }[];
        languages?: {
          language: string;
          proficiency: string;
        }[];
      };
    },
    {
      id: string;
      source: 'self-written';
      resume: {
        title: string;
        careerGoal?: string;
        targetCountry?: string;
        industry: string;
        experienceLevel?: string;
        templateId?: string;
        summary?: string;
        personalInfo: {
          firstName: string;
          lastName: string;
          email: string;
          phone?: string;
          location?: string;
          linkedin?: string;
          professionalTagline?: string;
        };
        experience: {
          company: string;
          position: string;
          description?: string;
          startDate: string;
          endDate?: string;
          current?: boolean;
        }[];
        education: {
          institution: string;
          degree: string;
          fieldOfStudy?: string;
          grade?: string;
          startDate: string;
          endDate?: string;
          current?: boolean;
        }[];
        skills: {
          name: string;
          level: string;
        }[];
        achievements?: {
          title: string;
          description?: string;
          date?: string;
        }[];
        certifications?: {
          name: string;
          issuer: string;
          date?: string;
        }[];
        languages?: {
          language: string;
          proficiency: string;
        }[];
      };
    },
    {
      id: string;
      source: 'self-written';
      resume: {
        title: string;
        careerGoal?: string;
        targetCountry?: string;
        industry: string;
        experienceLevel?: string;
        templateId?: string;
        summary?: string;
        personalInfo: {
          firstName: string;
          lastName: string;
          email: string;
          phone?: string;
          location?: string;
          linkedin?: string;
          professionalTagline?: string;
        };
        experience: {
          company: string;
          position: string;
          description?: string;
          startDate: string;
          endDate?: string;
          current?: boolean;
        }[];
        education: {
          institution: string;
          degree: string;
          fieldOfStudy?: string;
          grade?: string;
          startDate: string;
          endDate?: string;
          current?: boolean;
        }[];
        skills: {
          name: string;
          level: string;
        }[];
        achievements?: {
          title: string;
          description?: string;
          date?: string;
        }[];
        certifications?: {
          name: string;
          issuer: string;
          date?: string;
        }[];
        languages?: {
          language: string;
          proficiency: string;
        }[];
      };
    },
    {
      id: string;
      source: 'self-written';
      resume: {
        title: string;
        careerGoal?: string;
        targetCountry?: string;
        industry: string;
        experienceLevel?: string;
        templateId?: string;
        summary?: string;
        personalInfo: {
          firstName: string;
          lastName: string;
          email: string;
          phone?: string;
          location?: string;
          linkedin?: string;
          professionalTagline?: string;
        };
        experience: {
          company: string;
          position: string;
          description?: string;
          startDate: string;
          endDate?: string;
          current?: boolean;
        }[];
        education: {
          institution: string;
          degree: string;
          fieldOfStudy?: string;
          grade?: string;
          startDate: string;
          endDate?: string;
          current?: boolean;
        }[];
        skills: {
          name: string;
          level: string;
        }[];
        achievements?: {
          title: string;
          description?: string;
          date?: string;
        }[];
        certifications?: {
          name: string;
          issuer: string;
          date?: string;
        }[];
        languages?: {
          language: string;
          proficiency: string;
        }[];
      };
    },
    {
      id: string;
      source: 'self-written';
      resume: {
        title: string;
        careerGoal?: string;
        targetCountry?: string;
        industry: string;
        experienceLevel?: string;
        templateId?: string;
        summary?: string;
        personalInfo: {
          firstName: string;
          lastName: string;
          email: string;
          phone?: string;
          location?: string;
          linkedin?: string;
          professionalTagline?: string;
        };
        experience: {
          company: string;
          position: string;
          description?: string;
          startDate: string;
          endDate?: string;
          current?: boolean;
        }[];
        education: {
          institution: string;
          degree: string;
          fieldOfStudy?: string;
          grade?: string;
          startDate: string;
          endDate?: string;
          current?: boolean;
        }[];
        skills: {
          name: string;
          level: string;
        }[];
        achievements?: {
          title: string;
          description?: string;
          date?: string;
        }[];
        certifications?: {
          name: string;
          issuer: string;
          date?: string;
        }[];
        languages?: {
          language: string;
          proficiency: string;
        }[];
      };
    },
    ...{
      id: string;
      source: 'self-written';
      resume: {
        title: string;
        careerGoal?: string;
        targetCountry?: string;
        industry: string;
        experienceLevel?: string;
        templateId?: string;
        summary?: string;
        personalInfo: {
          firstName: string;
          lastName: string;
          email: string;
          phone?: string;
          location?: string;
          linkedin?: string;
          professionalTagline?: string;
        };
        experience: {
          company: string;
          position: string;
          description?: string;
          startDate: string;
          endDate?: string;
          current?: boolean;
        }[];
        education: {
          institution: string;
          degree: string;
          fieldOfStudy?: string;
          grade?: string;
          startDate: string;
          endDate?: string;
          current?: boolean;
        }[];
        skills: {
          name: string;
          level: string;
        }[];
        achievements?: {
          title: string;
          description?: string;
          date?: string;
        }[];
        certifications?: {
          name: string;
          issuer: string;
          date?: string;
        }[];
        languages?: {
          language: string;
          proficiency: string;
        }[];
      };
    }[]
  ];
}
