import type { Persona } from '../persona.types.ts';

export const CHIDINMA_EZE: Persona = {
  id: 'chidinma-eze',
  country: 'Nigeria',
  expected: {
    occupation: 'accountant',
    industry: 'accounting-finance',
    gaps: ['cost-accounting', 'budgeting', 'sap', 'power-bi'],
    weakIssues: ['no-numbers', 'duty-phrases', 'thin-roles', 'skills-missing'],
  },
  resumes: {
    strong: {
      title: 'Chartered Accountant, Port Harcourt',
      careerGoal: 'local',
      industry: 'Accounting and finance',
      experienceLevel: 'mid',
      templateId: 'minimalist-clean',
      summary:
        'Chartered accountant (ICAN) with 7 years in manufacturing and logistics. Closes the month in 4 working days, files every tax return on time and has saved ₦18 million through tighter receivables.',
      personalInfo: {
        firstName: 'Chidinma',
        lastName: 'Eze',
        email: 'chidinma.eze@example.com',
        phone: '0809 555 0103',
        location: 'Port Harcourt, Nigeria',
        linkedin: 'linkedin.com/in/chidinma-eze-aca',
        professionalTagline: 'Chartered Accountant',
        photoUrl: null,
      },
      experience: [
        {
          company: 'Delta Haul Logistics Ltd',
          position: 'Accountant',
          location: 'Port Harcourt',
          startDate: '2021-02',
          current: true,
          description:
            'Prepared IFRS financial statements for a company with ₦2.1 billion turnover and passed 4 external audits without qualification.\nShortened the month-end close from 11 to 4 working days by reconciling 9 bank accounts daily in Sage.\nFiled VAT, PAYE and withholding tax returns for 180 employees without one penalty in 5 years.\nCut overdue receivables from ₦64 million to ₦21 million by weekly ageing reviews.',
        },
        {
          company: 'Golden Mills Nigeria',
          position: 'Account Officer',
          location: 'Aba',
          startDate: '2018-08',
          endDate: '2021-01',
          current: false,
          description:
            'Processed 600 supplier invoices a month through accounts payable and matched them to purchase orders.\nRan payroll for 95 staff with pension and NHF remittances by the 25th of each month.\nCounted and valued stock worth ₦140 million each quarter and explained every variance.',
        },
      ],
      education: [
        {
          institution: 'Abia State University',
          degree: 'B.Sc.',
          fieldOfStudy: 'Accounting',
          startDate: '2012-10',
          endDate: '2016-08',
          current: false,
          grade: 'Second class upper',
        },
      ],
      skills: [
        {
          name: 'Accounting',
          level: 'intermediate',
        },
        {
          name: 'Financial reporting',
          level: 'intermediate',
        },
        {
          name: 'IFRS',
          level: 'intermediate',
        },
        {
          name: 'Bank reconciliation',
          level: 'intermediate',
        },
        {
          name: 'Month-end close',
          level: 'intermediate',
        },
        {
          name: 'Taxation',
          level: 'intermediate',
        },
        {
          name: 'VAT',
          level: 'intermediate',
        },
        {
          name: 'PAYE',
          level: 'intermediate',
        },
        {
          name: 'Withholding tax',
          level: 'intermediate',
        },
        {
          name: 'Accounts payable',
          level: 'intermediate',
        },
        {
          name: 'Accounts receivable',
          level: 'intermediate',
        },
        {
          name: 'Payroll',
          level: 'intermediate',
        },
        {
          name: 'Sage',
          level: 'intermediate',
        },
        {
          name: 'Microsoft Excel',
          level: 'intermediate',
        },
        {
          name: 'Internal controls',
          level: 'intermediate',
        },
      ],
      achievements: [
        {
          title: 'Best candidate in Taxation',
          description: 'ICAN professional examination, Port Harcourt centre.',
          date: '2018-11',
        },
      ],
      certifications: [
        {
          name: 'Associate Chartered Accountant (ACA)',
          issuer: 'Institute of Chartered Accountants of Nigeria',
          date: '2019-11',
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
      title: 'Chartered Accountant, Port Harcourt',
      careerGoal: 'local',
      industry: 'Accounting and finance',
      experienceLevel: 'mid',
      templateId: 'minimalist-clean',
      summary:
        'Accountant with seven years of experience in bank reconciliation, tax and financial reporting.',
      personalInfo: {
        firstName: 'Chidinma',
        lastName: 'Eze',
        email: 'chidinma.eze@example.com',
        phone: '0809 555 0103',
        location: 'Port Harcourt, Nigeria',
        linkedin: 'linkedin.com/in/chidinma-eze-aca',
        professionalTagline: 'Chartered Accountant',
        photoUrl: null,
      },
      experience: [
        {
          company: 'Delta Haul Logistics Ltd',
          position: 'Accountant',
          location: 'Port Harcourt',
          startDate: '2021-02',
          current: true,
          description:
            'Prepared financial statements and passed external audits.\nReconciled bank accounts in Sage every month.\nResponsible for VAT, PAYE and withholding tax returns.',
        },
        {
          company: 'Golden Mills Nigeria',
          position: 'Account Officer',
          location: 'Aba',
          startDate: '2018-08',
          endDate: '2021-01',
          current: false,
          description:
            'Processed supplier invoices and matched them to purchase orders.\nRan payroll for staff every month.',
        },
      ],
      education: [
        {
          institution: 'Abia State University',
          degree: 'B.Sc.',
          fieldOfStudy: 'Accounting',
          startDate: '2012-10',
          endDate: '2016-08',
          current: false,
        },
      ],
      skills: [
        {
          name: 'Accounting',
          level: 'intermediate',
        },
        {
          name: 'Bank reconciliation',
          level: 'intermediate',
        },
        {
          name: 'Taxation',
          level: 'intermediate',
        },
        {
          name: 'Payroll',
          level: 'intermediate',
        },
        {
          name: 'Sage',
          level: 'intermediate',
        },
        {
          name: 'Microsoft Excel',
          level: 'intermediate',
        },
      ],
      achievements: [],
      certifications: [
        {
          name: 'Associate Chartered Accountant (ACA)',
          issuer: 'Institute of Chartered Accountants of Nigeria',
          date: '2019-11',
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
      title: 'Chartered Accountant, Port Harcourt',
      careerGoal: 'local',
      industry: 'Accounting and finance',
      experienceLevel: 'mid',
      templateId: 'minimalist-clean',
      summary:
        'To work in a reputable company where I can use my accounting skills to achieve organisational goals.',
      personalInfo: {
        firstName: 'Chidinma',
        lastName: 'Eze',
        email: 'chidinma.eze@example.com',
        phone: '0809 555 0103',
        location: '',
        photoUrl: null,
      },
      experience: [
        {
          company: 'Delta Haul Logistics Ltd',
          position: 'Accountant',
          location: 'Port Harcourt',
          startDate: '2021-02',
          current: true,
          description: 'Responsible for accounting duties.\nBank reconciliation, payment of vendors, taxes.',
        },
        {
          company: 'Golden Mills Nigeria',
          position: 'Account Officer',
          location: 'Aba',
          startDate: '2018-08',
          endDate: '2021-01',
          current: false,
          description: 'Posting of transactions and payroll.',
        },
      ],
      education: [
        {
          institution: 'Abia State University',
          degree: 'B.Sc.',
          fieldOfStudy: 'Accounting',
          startDate: '2012-10',
          endDate: '2016-08',
          current: false,
        },
      ],
      skills: [
        {
          name: 'Accounting',
          level: 'intermediate',
        },
        {
          name: 'Computer',
          level: 'intermediate',
        },
        {
          name: 'Honesty',
          level: 'intermediate',
        },
      ],
      achievements: [],
      certifications: [],
      languages: [],
    },
  },
  advert: {
    title: 'Accountant',
    company: 'Palmgrove Foods Limited',
    text: 'Palmgrove Foods, a food manufacturer in Port Harcourt, needs an Accountant who owns the books.\nResponsibilities: general ledger, bank reconciliation, financial reporting under IFRS, VAT and withholding tax, budgeting and variance analysis, cost accounting of three product lines.\nRequirements: B.Sc. Accounting, ICAN (ACA) or ACCA, minimum of 5 years, strong Microsoft Excel. Cost accounting is required. Knowledge of SAP is an advantage. Power BI is desirable.',
  },
};
