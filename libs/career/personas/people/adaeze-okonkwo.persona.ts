import type { Persona } from '../persona.types.ts';

export const ADAEZE_OKONKWO: Persona = {
  id: 'adaeze-okonkwo',
  country: 'Nigeria',
  expected: {
    occupation: 'registered-nurse',
    industry: 'healthcare',
    gaps: ['critical-care'],
    weakIssues: [
      'no-numbers',
      'duty-phrases',
      'thin-roles',
      'skills-missing',
      'buzzwords',
      'contact-incomplete',
    ],
  },
  resumes: {
    strong: {
      title: 'Registered Nurse, Enugu',
      careerGoal: 'local',
      industry: 'Healthcare',
      experienceLevel: 'mid',
      templateId: 'modern-professional',
      summary:
        'Registered Nurse and Midwife with 6 years in emergency and medical wards of two teaching hospitals. Led triage for up to 45 patients a shift and cut medication errors on the ward by 38% with a double-check sheet.',
      personalInfo: {
        firstName: 'Adaeze',
        lastName: 'Okonkwo',
        email: 'adaeze.okonkwo@example.com',
        phone: '+234 803 555 0101',
        location: 'Enugu, Nigeria',
        linkedin: 'linkedin.com/in/adaeze-okonkwo-rn',
        professionalTagline: 'Registered Nurse, accident and emergency',
        photoUrl: null,
      },
      experience: [
        {
          company: 'University of Nigeria Teaching Hospital',
          position: 'Senior Nursing Officer, Accident and Emergency',
          location: 'Enugu',
          startDate: '2022-03',
          current: true,
          description:
            'Triaged 30 to 45 patients a shift and handed the first plan of care to doctors within 15 minutes.\nReduced medication errors by 38% in one year by introducing a two-nurse check for high-risk drugs.\nTrained 12 newly posted nurses in intravenous therapy, wound care and basic life support.\nAudited hand hygiene weekly and raised compliance with infection prevention and control from 61% to 88%.',
        },
        {
          company: 'Federal Medical Centre',
          position: 'Staff Nurse, Medical Ward',
          location: 'Umuahia',
          startDate: '2020-09',
          endDate: '2022-02',
          current: false,
          description:
            'Administered medication and monitored vital signs for 20 inpatients with two colleagues, without one missed dose in the 2021 audit.\nWrote nursing care plans in the electronic medical records of the hospital and coached 5 colleagues in their use.\nTaught discharge and diabetes self-care to more than 300 patients and families.',
        },
      ],
      education: [
        {
          institution: 'University of Nigeria',
          degree: 'B.N.Sc.',
          fieldOfStudy: 'Nursing Science',
          startDate: '2014-10',
          endDate: '2020-02',
          current: false,
          grade: 'Second class upper',
        },
      ],
      skills: [
        {
          name: 'Nursing',
          level: 'intermediate',
        },
        {
          name: 'Patient care',
          level: 'intermediate',
        },
        {
          name: 'Triage',
          level: 'intermediate',
        },
        {
          name: 'Medication administration',
          level: 'intermediate',
        },
        {
          name: 'Vital signs monitoring',
          level: 'intermediate',
        },
        {
          name: 'Intravenous therapy',
          level: 'intermediate',
        },
        {
          name: 'Wound care',
          level: 'intermediate',
        },
        {
          name: 'Infection prevention and control',
          level: 'intermediate',
        },
        {
          name: 'Nursing care planning',
          level: 'intermediate',
        },
        {
          name: 'Basic life support',
          level: 'intermediate',
        },
        {
          name: 'Health education',
          level: 'intermediate',
        },
        {
          name: 'Electronic medical records',
          level: 'intermediate',
        },
      ],
      achievements: [
        {
          title: 'Nurse of the Year, Accident and Emergency',
          description: 'Chosen from 64 nurses for the medication check.',
          date: '2024-12',
        },
      ],
      certifications: [
        {
          name: 'Registered Nurse licence',
          issuer: 'Nursing and Midwifery Council of Nigeria',
          date: '2020-05',
        },
        {
          name: 'Basic Life Support',
          issuer: 'American Heart Association',
          date: '2023-06',
        },
      ],
      languages: [
        {
          language: 'English',
          proficiency: 'native',
        },
        {
          language: 'Igbo',
          proficiency: 'native',
        },
      ],
    },
    medium: {
      title: 'Registered Nurse, Enugu',
      careerGoal: 'local',
      industry: 'Healthcare',
      experienceLevel: 'mid',
      templateId: 'modern-professional',
      summary:
        'Registered Nurse with six years of experience in emergency and medical wards. I am passionate about patient care and work well in teams.',
      personalInfo: {
        firstName: 'Adaeze',
        lastName: 'Okonkwo',
        email: 'adaeze.okonkwo@example.com',
        phone: '+234 803 555 0101',
        location: 'Enugu, Nigeria',
        linkedin: 'linkedin.com/in/adaeze-okonkwo-rn',
        professionalTagline: 'Registered Nurse, accident and emergency',
        photoUrl: null,
      },
      experience: [
        {
          company: 'University of Nigeria Teaching Hospital',
          position: 'Senior Nursing Officer, Accident and Emergency',
          location: 'Enugu',
          startDate: '2022-03',
          current: true,
          description:
            'Triaged patients in the emergency unit and gave medication.\nTrained new nurses in wound care and intravenous therapy.\nResponsible for infection prevention and control on the ward.',
        },
        {
          company: 'Federal Medical Centre',
          position: 'Staff Nurse, Medical Ward',
          location: 'Umuahia',
          startDate: '2020-09',
          endDate: '2022-02',
          current: false,
          description:
            'Administered medication and monitored vital signs for inpatients.\nWrote nursing care plans and taught patients about diabetes.',
        },
      ],
      education: [
        {
          institution: 'University of Nigeria',
          degree: 'B.N.Sc.',
          fieldOfStudy: 'Nursing Science',
          startDate: '2014-10',
          endDate: '2020-02',
          current: false,
        },
      ],
      skills: [
        {
          name: 'Nursing',
          level: 'intermediate',
        },
        {
          name: 'Patient care',
          level: 'intermediate',
        },
        {
          name: 'Medication administration',
          level: 'intermediate',
        },
        {
          name: 'Vital signs monitoring',
          level: 'intermediate',
        },
        {
          name: 'Wound care',
          level: 'intermediate',
        },
        {
          name: 'Teamwork',
          level: 'intermediate',
        },
      ],
      achievements: [],
      certifications: [
        {
          name: 'Registered Nurse licence',
          issuer: 'Nursing and Midwifery Council of Nigeria',
          date: '2020-05',
        },
        {
          name: 'Basic Life Support',
          issuer: 'American Heart Association',
          date: '2023-06',
        },
      ],
      languages: [
        {
          language: 'English',
          proficiency: 'native',
        },
        {
          language: 'Igbo',
          proficiency: 'native',
        },
      ],
    },
    weak: {
      title: 'Registered Nurse, Enugu',
      careerGoal: 'local',
      industry: 'Healthcare',
      experienceLevel: 'mid',
      templateId: 'modern-professional',
      summary: 'Hardworking nurse looking for a challenging position in a reputable organisation.',
      personalInfo: {
        firstName: 'Adaeze',
        lastName: 'Okonkwo',
        email: 'adaeze.okonkwo@example.com',
        location: '',
        photoUrl: null,
      },
      experience: [
        {
          company: 'University of Nigeria Teaching Hospital',
          position: 'Senior Nursing Officer, Accident and Emergency',
          location: 'Enugu',
          startDate: '2022-03',
          current: true,
          description:
            'Responsible for taking care of patients in the emergency.\nDuties included giving drugs and checking vital signs.',
        },
        {
          company: 'Federal Medical Centre',
          position: 'Staff Nurse, Medical Ward',
          location: 'Umuahia',
          startDate: '2020-09',
          endDate: '2022-02',
          current: false,
          description: 'Nursing care for patients in ward.',
        },
      ],
      education: [
        {
          institution: 'University of Nigeria',
          degree: 'B.N.Sc.',
          fieldOfStudy: 'Nursing Science',
          startDate: '2014-10',
          endDate: '2020-02',
          current: false,
        },
      ],
      skills: [
        {
          name: 'Nursing',
          level: 'intermediate',
        },
        {
          name: 'Hardworking',
          level: 'intermediate',
        },
        {
          name: 'Good communication',
          level: 'intermediate',
        },
      ],
      achievements: [],
      certifications: [],
      languages: [],
    },
  },
  advert: {
    title: 'Registered Nurse (Intensive Care)',
    company: 'Lagoon Crest Hospital, Lagos',
    text: 'We are looking for a Registered Nurse for our 8-bed intensive care unit.\nWhat you will do: assess and monitor critically ill patients, administer medication and intravenous therapy, keep nursing care plans and records in our electronic medical records, follow infection prevention and control at all times and teach families.\nRequirements: registered nurse licence of the NMCN, at least 3 years after registration, critical care experience is required, basic life support. Advanced Cardiac Life Support is an advantage. Experience with ventilators preferred. Good communication and ability to work night shifts.',
  },
};
