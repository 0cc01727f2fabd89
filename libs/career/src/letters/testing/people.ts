import { person } from './person.ts';

/** Sixteen made-up people; their statements are written the many ways in which people write them. */
export const PEOPLE = {
  accountant: person({
    name: ['Adébáyọ̀', 'Ọláńrewájú'],
    title: 'Accountant',
    summary: 'Accountant with seven years of work in manufacturing and trade. Careful with cash.',
    jobs: [
      {
        as: 'Senior Accountant',
        at: 'Kora Foods Ltd',
        from: '2021-03',
        did: [
          'Prepared monthly management accounts for three plants within five working days.',
          'Reconciled 14 bank accounts weekly and cut unexplained items by 80%.',
          'Filed VAT and withholding tax returns for the group without a single penalty since 2021.',
          'Introduced a stock count routine that recovered ₦4.2 million of unrecorded inventory.',
          'Supervise two accounts officers and review their journals.',
        ],
      },
      {
        as: 'Accounts Officer',
        at: 'Sahel Traders',
        from: '2017-01',
        to: '2021-02',
        did: [
          '- Processed supplier invoices and payments for 120 vendors.',
          '- Maintained the fixed asset register and posted monthly depreciation.',
          '- Supported two external audits with schedules and evidence.',
        ],
      },
    ],
    studies: [
      { degree: 'B.Sc.', field: 'Accounting', at: 'University of Lagos', from: '2012-09', to: '2016-07' },
    ],
    skills: ['Financial reporting', 'Bank reconciliation', 'Sage', 'Microsoft Excel', 'IFRS', 'Tax filing'],
    certificates: [
      {
        name: 'Associate Membership',
        issuer: 'Institute of Chartered Accountants of Nigeria',
        date: '2019-05',
      },
    ],
  }),
  nurse: person({
    name: ['Wanjiku', 'Kamau'],
    title: 'Registered Nurse',
    summary: 'Registered nurse with eight years in emergency and surgical wards.',
    jobs: [
      {
        as: 'Senior Staff Nurse',
        at: 'Mater Ridge Hospital',
        from: '2019-06',
        did: [
          'Leading shifts of six nurses on a 28-bed surgical ward.',
          'Administering medication and intravenous therapy to about 30 patients a day.',
          'Training 12 newly qualified nurses in wound care and infection control.',
          'Auditing hand hygiene every month and raising compliance from 71% to 94%.',
        ],
      },
      {
        as: 'Staff Nurse, Emergency',
        at: 'Uzima Medical Centre',
        from: '2016-02',
        to: '2019-05',
        did: [
          'Triaged walk-in patients and assisted doctors in resuscitation.',
          'Recorded observations and handed over cases at each change of shift.',
          'Ran the weekly blood pressure clinic for 90 patients.',
        ],
      },
    ],
    studies: [
      {
        degree: 'Diploma',
        field: 'Nursing',
        at: 'Kenya Medical Training College',
        from: '2012-09',
        to: '2015-12',
      },
    ],
    skills: ['Wound care', 'Infection control', 'Triage', 'Patient education', 'Medication administration'],
    certificates: [
      {
        name: 'Advanced Cardiac Life Support',
        issuer: 'Kenya Red Cross',
        date: '2022-04',
        expiryDate: '2028-04',
      },
      { name: 'Basic Life Support', issuer: 'Kenya Red Cross', date: '2016-04', expiryDate: '2018-04' },
    ],
    languages: ['English', 'Swahili'],
  }),
  backend: person({
    name: ['Chidi', 'Okafor'],
    title: 'Backend Engineer',
    jobs: [
      {
        as: 'Backend Engineer',
        at: 'Paylane',
        from: '2022-01',
        did: [
          'Designed and built a settlement service in TypeScript and PostgreSQL that clears 40,000 payments a day.',
          'Cut the p95 latency of the ledger API from 900 ms to 120 ms by adding Redis caching.',
          'Moved 11 services to Kubernetes and wrote their deployment pipelines.',
          'Mentored three junior engineers through code review.',
        ],
      },
      {
        as: 'Software Developer',
        at: 'Bluewave Systems',
        from: '2019-07',
        to: '2021-12',
        did: [
          'Developed REST APIs in Node.js for a school management product used by 60 schools.',
          'Wrote automated tests that raised coverage from 20% to 75%.',
          'Integrated Paystack and Flutterwave for fee payments.',
        ],
      },
    ],
    studies: [
      {
        degree: 'B.Eng.',
        field: 'Computer Engineering',
        at: 'Federal University of Technology, Owerri',
        from: '2013-10',
        to: '2018-11',
      },
    ],
    skills: ['TypeScript', 'Node.js', 'PostgreSQL', 'Redis', 'Docker', 'Kubernetes', 'REST APIs'],
  }),
  teacher: person({
    name: ['Amina', 'Bello'],
    title: 'Mathematics Teacher',
    summary: 'Skilled in making mathematics clear to mixed classes.',
    jobs: [
      {
        as: 'Mathematics Teacher',
        at: 'Crescent International School',
        from: '2018-09',
        did: [
          'Teach mathematics to four classes of JSS and SSS students.',
          'Prepare lesson plans and termly examinations for 160 students.',
          'Raised the WAEC mathematics credit rate from 62% to 88% in three years.',
          'Organise the yearly mathematics olympiad and coach its team.',
        ],
      },
      {
        as: 'Corps Member, Mathematics Teacher',
        at: 'Government Secondary School, Dutse',
        from: '2017-03',
        to: '2018-02',
        did: ['Taught mathematics to 210 students.', 'Set up an after-school study group for girls.'],
      },
    ],
    studies: [
      {
        degree: 'B.Ed.',
        field: 'Mathematics',
        at: 'Bayero University',
        from: '2011-10',
        to: '2016-08',
        grade: 'Second class upper',
      },
    ],
    skills: ['Lesson planning', 'Classroom management', 'Curriculum development', 'Google Classroom'],
    languages: ['Hausa', 'English'],
  }),
  sales: person({
    name: ['Kwame', 'Mensah'],
    title: 'Sales Representative',
    jobs: [
      {
        as: 'Sales Representative',
        at: 'Goldcoast Beverages',
        from: '2020-05',
        did: [
          'Exceeded the yearly sales target by 18% in 2022 and by 25% in 2023.',
          'Opened 140 new retail outlets across Greater Accra.',
          'Negotiated shelf space with three supermarket chains.',
          'Keeps customer records in Salesforce and reports weekly to the area manager.',
        ],
      },
      {
        as: 'Shop Assistant',
        at: 'Makola Stores',
        from: '2017-02',
        to: '2020-04',
        did: [
          'Served about 80 customers a day and balanced the till.',
          'Trained four new assistants in stock handling.',
        ],
      },
    ],
    studies: [
      { degree: 'HND', field: 'Marketing', at: 'Accra Technical University', from: '2013-09', to: '2016-06' },
    ],
    skills: ['Sales', 'Negotiation', 'Salesforce', 'Territory management', 'Merchandising'],
    achievements: [{ title: 'Best Sales Representative of the Year', date: '2023-12' }],
  }),
  civil: person({
    name: ['Tunde', 'Adeyẹmí-Bello'],
    title: 'Site Engineer',
    jobs: [
      {
        as: 'Site Engineer',
        at: 'Ridgeway Construction Plc.',
        from: '2019-01',
        did: [
          'Supervising the construction of a 12 km dual carriageway worth ₦3.4 billion.',
          'Checking concrete and asphalt tests against specification every day.',
          'Preparing bills of quantities and measuring work for monthly valuations.',
          'Managing 45 workers and four subcontractors with no lost-time injury in two years.',
        ],
      },
      {
        as: 'Graduate Engineer',
        at: 'Niger Dock Works',
        from: '2017-04',
        to: '2018-12',
        did: [
          'Drew reinforcement details in AutoCAD for two jetties.',
          'Surveyed levels and set out foundations with a total station.',
        ],
      },
    ],
    studies: [
      {
        degree: 'Bachelor of Engineering',
        field: 'Civil Engineering',
        at: 'Ahmadu Bello University',
        from: '2011-09',
        to: '2016-07',
      },
    ],
    skills: ['AutoCAD', 'Civil 3D', 'Site supervision', 'Bill of quantities', 'Health and safety'],
    certificates: [{ name: 'Registered Engineer', issuer: 'COREN', date: '2021-08' }],
  }),
  support: person({
    name: ['Blessing', 'Eze'],
    title: 'Customer Service Officer',
    jobs: [
      {
        as: 'Customer Service Officer',
        at: 'Unity Trust Bank',
        from: '2021-08',
        did: [
          'Responsible for answering 70 calls and 40 emails a day.',
          'Resolved 93% of complaints at first contact in 2024.',
          'Responsible for opening accounts and checking identity documents.',
          'Wrote a guide to card disputes that new officers still use.',
        ],
      },
      {
        as: 'Front Desk Officer',
        at: 'Palm Court Hotel',
        from: '2019-01',
        to: '2021-07',
        did: [
          'Duties included check-in and billing.',
          'Handled reservations for 64 rooms in Opera PMS.',
          'Calmed upset guests and found them solutions.',
        ],
      },
    ],
    studies: [
      {
        degree: 'B.A.',
        field: 'English',
        at: 'University of Nigeria, Nsukka',
        from: '2013-10',
        to: '2017-08',
      },
    ],
    skills: ['Customer service', 'Complaint handling', 'Zendesk', 'Microsoft Office', 'Data entry'],
    languages: ['Igbo', 'English'],
  }),
  analyst: person({
    name: ['Thandiwe', 'Nkosi'],
    title: 'Data Analyst',
    summary: 'Data analyst with four years in retail and insurance.',
    jobs: [
      {
        as: 'Data Analyst',
        at: 'Umzi Retail',
        from: '2022-02',
        did: [
          'Built 14 Power BI dashboards that 200 store managers read each week.',
          'Wrote SQL queries over 60 million rows of sales to find slow stock.',
          'Forecast demand in Python and cut out-of-stock days by 22%.',
          'Presents findings to the executive team each month.',
        ],
      },
      {
        as: 'Junior Analyst',
        at: 'Karoo Insurance',
        from: '2020-11',
        to: '2022-01',
        did: [
          'Cleaned claims data in Excel and SQL.',
          'Automated six weekly reports with Python and saved ten hours a week.',
        ],
      },
    ],
    studies: [
      {
        degree: 'BCom',
        field: 'Statistics',
        at: 'University of Johannesburg',
        from: '2017-02',
        to: '2020-11',
      },
    ],
    skills: ['SQL', 'Python', 'Power BI', 'Excel', 'Data visualisation', 'Statistics'],
  }),
  logistics: person({
    name: ['Otieno', 'Odhiambo'],
    title: 'Logistics Coordinator',
    jobs: [
      {
        as: 'Logistics Coordinator',
        at: 'Rift Freight',
        from: '2018-10',
        did: [
          'Coordinated 35 trucks between Mombasa, Nairobi and Kampala.',
          'Cleared an average of 60 containers a month through customs.',
          'Reduced fuel cost by 12% through route planning and tracking.',
          'Negotiated contracts with eight transporters.',
          'Manages the warehouse stock records of three clients.',
        ],
      },
    ],
    studies: [
      {
        degree: 'Diploma',
        field: 'Purchasing and Supplies Management',
        at: 'Technical University of Mombasa',
        from: '2015-01',
        to: '2017-12',
      },
    ],
    skills: ['Route planning', 'Customs clearance', 'Inventory management', 'SAP', 'Fleet management'],
  }),
  people: person({
    name: ['Esi', 'Owusu'],
    title: 'HR Officer',
    jobs: [
      {
        as: 'HR Officer',
        at: 'Volta Microfinance',
        from: '2019-04',
        did: [
          'Recruited 85 staff in four years, from credit officers to branch managers.',
          'Run payroll for 310 employees every month.',
          'Drafted the staff handbook and the leave policy.',
          'Handled 20 disciplinary cases in line with the Labour Act.',
          'Designed induction training that reduced first-year turnover from 31% to 17%.',
        ],
      },
      {
        as: 'HR Intern',
        at: 'Coastal Logistics',
        from: '2018-06',
        to: '2019-03',
        did: ['Filed staff records and scheduled interviews.', 'Updated the attendance register every day.'],
      },
    ],
    studies: [
      {
        degree: 'B.Sc.',
        field: 'Human Resource Management',
        at: 'University of Ghana',
        from: '2014-08',
        to: '2018-05',
      },
    ],
    skills: ['Recruitment', 'Payroll', 'Employee relations', 'Training', 'HR policy'],
  }),
  lawyer: person({
    name: ['Naledi', 'Mokoena'],
    title: 'Legal Officer',
    jobs: [
      {
        as: 'Legal Officer',
        at: 'Protea Energy',
        from: '2020-03',
        did: [
          'Draft and negotiate supply agreements worth up to R40 million.',
          'Advised the board on data protection law and wrote the privacy policy.',
          'Represented the company in six labour disputes and settled five of them.',
          'Keep the contract register and follow up renewals.',
        ],
      },
      {
        as: 'Candidate Attorney',
        at: 'Dube & Partners Inc.',
        from: '2018-01',
        to: '2020-02',
        did: [
          'Researched case law for commercial litigation.',
          'Drafted pleadings and prepared trial bundles.',
        ],
      },
    ],
    studies: [{ degree: 'LLB', at: 'University of Pretoria', from: '2013-02', to: '2016-11' }],
    skills: ['Contract drafting', 'Legal research', 'Compliance', 'Litigation', 'Negotiation'],
  }),
  lab: person({
    name: ['Brian', 'Ssempala'],
    title: 'Laboratory Technologist',
    jobs: [
      {
        as: 'Laboratory Technologist',
        at: 'Nile Diagnostics',
        from: '2019-09',
        did: [
          'Performed haematology and chemistry tests on about 150 samples a day.',
          'Calibrated and maintained four analysers.',
          'Validated the rapid malaria test for three clinics.',
          'Prepared the laboratory for ISO 15189 accreditation, gained in 2022.',
        ],
      },
    ],
    studies: [
      {
        degree: 'B.Sc.',
        field: 'Medical Laboratory Science',
        at: 'Makerere University',
        from: '2015-08',
        to: '2019-05',
      },
    ],
    skills: ['Haematology', 'Quality control', 'Sample processing', 'Laboratory safety'],
    certificates: [
      {
        name: 'Practising licence',
        issuer: 'Allied Health Professionals Council',
        date: '2024-01',
        expiryDate: '2027-12',
      },
    ],
  }),
  marketer: person({
    name: ['Yasmine', 'El-Sayed'],
    title: 'Digital Marketing Specialist',
    summary: 'I have marketed consumer products online for five years, mostly to young buyers.',
    jobs: [
      {
        as: 'Digital Marketing Specialist',
        at: 'Nuba Cosmetics',
        from: '2021-05',
        did: [
          'Planned and ran Google Ads and Meta campaigns with a budget of $12,000 a month.',
          'Increased online sales by 64% within a year.',
          'Grew the Instagram account from 8,000 to 95,000 followers.',
          'Tested landing pages every week and doubled their conversion rate.',
        ],
      },
      {
        as: 'Content Writer',
        at: 'Freelance',
        from: '2019-01',
        to: '2021-04',
        did: ['Wrote 200 articles optimised for search.', 'Edited newsletters for four small companies.'],
      },
    ],
    studies: [
      { degree: 'BA', field: 'Mass Communication', at: 'Cairo University', from: '2014-09', to: '2018-06' },
    ],
    skills: ['Google Ads', 'SEO', 'Content marketing', 'Google Analytics', 'Canva'],
    languages: ['Arabic', 'English', 'French'],
  }),
  graduate: person({
    name: ['Ifeoma', 'Nwosu'],
    title: 'Graduate trainee',
    summary: 'Economics graduate with a strong interest in banking and data.',
    jobs: [
      {
        as: 'Intern',
        at: 'Zenco Microfinance Bank',
        from: '2025-06',
        to: '2025-09',
        did: [
          'Entered loan applications and checked their documents.',
          'Helped to prepare the weekly portfolio report in Excel.',
          'Called 25 customers a day about due payments.',
        ],
      },
    ],
    studies: [
      {
        degree: 'B.Sc.',
        field: 'Economics',
        at: 'University of Ibadan',
        from: '2021-10',
        to: '2025-10',
        grade: 'First class',
      },
    ],
    skills: ['Microsoft Excel', 'Data analysis', 'Research', 'Report writing'],
    achievements: [{ title: 'Led the economics students’ association of 400 members', date: '2024-11' }],
  }),
  driver: person({
    name: ['Musa', 'Ibrahim'],
    title: 'Driver',
    jobs: [
      {
        as: 'Driver',
        at: 'Arewa Haulage',
        from: '2015-01',
        did: ['Drive a 30-tonne truck between Kano and Lagos.', 'Safety record.'],
      },
    ],
    skills: ['Defensive driving', 'Vehicle maintenance'],
    certificates: [{ name: 'Class E driving licence', issuer: 'Federal Road Safety Corps' }],
  }),
  manager: person({
    name: ['Priya', 'Sharma-Jones'],
    title: 'Project Manager',
    jobs: [
      {
        as: 'Project Manager',
        at: 'Harbour Digital',
        from: '2017-03',
        did: [
          'Successfully delivered 22 software projects worth £6.5m, 20 of them on time.',
          'Led cross-functional teams of up to 18 people in three countries.',
          'Introduced Scrum to four teams and shortened release cycles from 12 weeks to two.',
          'Managed stakeholders, budgets and risks, reporting to the steering committee every month.',
          'Coached six project officers, four of whom were promoted.',
        ],
      },
      {
        as: 'Business Analyst',
        at: 'Northway Rail',
        from: '2013-09',
        to: '2017-02',
        did: [
          'Gathered requirements for a ticketing system used by 2 million passengers.',
          'Mapped 40 processes and removed nine manual steps.',
        ],
      },
    ],
    studies: [
      {
        degree: 'MSc',
        field: 'Information Systems',
        at: 'University of Leeds',
        from: '2011-09',
        to: '2012-09',
      },
    ],
    skills: ['Scrum', 'Stakeholder management', 'Budgeting', 'Risk management', 'Jira'],
    certificates: [{ name: 'PRINCE2 Practitioner', issuer: 'AXELOS', date: '2018-02' }],
  }),
} as const;
