/*
 * Sentences of adverts and resumes with the skills that a reader finds in them. Written by us, with traps: words that are
 * names of tools elsewhere. The first list was looked at while aliases were added; the second was written after and
 * nothing was changed for it.
 */
export interface LabelledText {
  text: string;
  /** Ids of all skills of the taxonomy that the text names. */
  skills: readonly string[];
}

export const SEEN_TEXTS: readonly LabelledText[] = [
  {
    text: 'We need a frontend developer with strong HTML, CSS and JavaScript skills, experience in React and TypeScript, and knowledge of Git. Tailwind CSS is a plus.',
    skills: [
      'html',
      'css',
      'javascript',
      'react',
      'typescript',
      'git',
      'tailwind-css',
      'front-end-development',
    ],
  },
  {
    text: 'Built REST APIs in Node.js and Express with PostgreSQL, wrote unit tests in Jest and deployed with Docker to AWS.',
    skills: [
      'rest-apis',
      'node-js',
      'express',
      'postgresql',
      'unit-testing',
      'jest',
      'docker',
      'amazon-web-services',
    ],
  },
  {
    text: 'Go the extra mile for our guests. You will react quickly, access records and excel at service. Word of mouth is our marketing.',
    skills: ['marketing', 'customer-service'],
  },
  {
    text: 'Backend stack: Go, Python, Redis, Kafka, Kubernetes.',
    skills: ['go', 'python', 'caching', 'apache-kafka', 'kubernetes'],
  },
  {
    text: 'Experience with C, C++ or C# in embedded systems; .NET Core is an advantage.',
    skills: ['c', 'c-plus-plus', 'c-sharp', 'embedded-systems', 'dotnet'],
  },
  {
    text: 'Proficient in Microsoft Word, Excel and PowerPoint; good typing speed.',
    skills: ['microsoft-word', 'microsoft-excel', 'microsoft-powerpoint', 'typing'],
  },
  {
    text: 'Statistical analysis in R, Stata or SPSS is required.',
    skills: ['statistical-analysis', 'r', 'stata', 'spss'],
  },
  {
    text: 'Analysed sales data with SQL and Power BI and presented dashboards to management every month.',
    skills: ['sql', 'power-bi', 'data-visualisation', 'data-analysis', 'presentation-skills'],
  },
  {
    text: 'Trained machine learning models with scikit-learn and TensorFlow; used pandas for data cleaning.',
    skills: ['machine-learning', 'scikit-learn', 'tensorflow', 'pandas', 'data-cleaning'],
  },
  {
    text: 'Managed Windows Server, Active Directory and Microsoft Exchange for 400 users and restored backups weekly.',
    skills: ['windows-server', 'active-directory', 'email-server-administration', 'backup-and-recovery'],
  },
  {
    text: 'Configured MikroTik and Cisco routers, VPN and firewalls for 12 branches; holds CCNA.',
    skills: ['mikrotik', 'routing-and-switching', 'vpn', 'firewalls', 'ccna'],
  },
  {
    text: 'Prepared bank reconciliations, VAT returns and payroll for 60 staff in QuickBooks and Sage.',
    skills: ['bank-reconciliation', 'value-added-tax', 'payroll', 'quickbooks', 'sage'],
  },
  {
    text: 'The accountant handles accounts payable, accounts receivable, general ledger and month-end close under IFRS. ICAN is required.',
    skills: ['accounts-payable', 'accounts-receivable', 'general-ledger', 'month-end-close', 'ifrs', 'aca'],
  },
  {
    text: 'Carried out internal audits of 14 branches and strengthened internal controls against fraud.',
    skills: ['internal-audit', 'internal-controls'],
  },
  {
    text: 'Candidates must have experience in microfinance, loan recovery, KYC and credit appraisal.',
    skills: ['microfinance', 'loan-recovery', 'know-your-customer', 'credit-analysis'],
  },
  {
    text: 'Disbursed group loans and kept portfolio at risk under 3%; opened savings accounts and mobilised deposits.',
    skills: [
      'loan-portfolio-management',
      'microfinance',
      'account-opening',
      'savings-mobilisation',
      'loan-administration',
    ],
  },
  {
    text: 'Balanced the till daily, counted cash and served 150 customers; experience with Finacle.',
    skills: ['finacle', 'customer-service', 'cashiering'],
  },
  {
    text: 'Recruitment and selection, onboarding, leave administration, performance appraisal and staff welfare.',
    skills: [
      'recruitment',
      'onboarding',
      'leave-management',
      'performance-management',
      'employee-engagement',
    ],
  },
  {
    text: 'Drafted HR policies in line with the Nigerian Labour Act and coordinated training needs assessment.',
    skills: ['hr-policies', 'labour-law', 'training-needs-analysis'],
  },
  {
    text: 'Managed diaries, booked flights, took minutes of meetings and kept records for three directors.',
    skills: ['minute-taking', 'records-management', 'diary-management', 'travel-arrangements'],
  },
  {
    text: 'PMP certified project manager with experience in Microsoft Project, stakeholder engagement, risk management and budget control.',
    skills: [
      'pmp',
      'project-management',
      'microsoft-project',
      'stakeholder-management',
      'risk-management',
      'budget-management',
    ],
  },
  {
    text: 'Procurement officer: sourcing, vendor management, purchase orders, contract negotiation and inventory management. SAP is an advantage.',
    skills: [
      'procurement',
      'vendor-management',
      'purchase-orders',
      'contract-management',
      'inventory-management',
      'sap',
      'negotiation',
    ],
  },
  {
    text: 'Ran Google Ads and Facebook Ads, improved SEO and reported in Google Analytics 4.',
    skills: ['google-ads', 'facebook-ads', 'search-engine-optimisation', 'google-analytics'],
  },
  {
    text: 'Social media manager needed: content creation, copywriting, Canva, video editing and community management.',
    skills: [
      'social-media-marketing',
      'content-creation',
      'copywriting',
      'canva',
      'video-editing',
      'community-management',
    ],
  },
  {
    text: 'Field sales of FMCG products, lead generation, key account management and merchandising in Kano.',
    skills: ['field-sales', 'lead-generation', 'key-account-management', 'merchandising'],
  },
  {
    text: 'Resolved customer complaints by phone and live chat in Zendesk within the SLA.',
    skills: [
      'complaint-handling',
      'live-chat-support',
      'zendesk',
      'service-level-agreements',
      'customer-service',
    ],
  },
  {
    text: 'Customer care officer with good communication skills, patience and computer literacy.',
    skills: ['customer-service', 'communication', 'patience', 'computer-literacy'],
  },
  {
    text: 'Administered medication, monitored vital signs and dressed wounds; holds a Registered Nurse licence and BLS certification.',
    skills: [
      'medication-administration',
      'vital-signs-monitoring',
      'registered-nurse-licence',
      'basic-life-support',
      'wound-care',
    ],
  },
  {
    text: 'Gave routine immunisation, antenatal care, family planning counselling and health education in a PHC.',
    skills: ['immunisation', 'antenatal-care', 'family-planning', 'health-education', 'community-health'],
  },
  {
    text: 'HIV testing services, disease surveillance and DHIS2 reporting in 30 facilities.',
    skills: ['hiv-aids-care', 'disease-surveillance', 'health-information-systems'],
  },
  {
    text: 'Dispensed drugs, counselled patients on medication and managed the drug inventory; familiar with NAFDAC regulations.',
    skills: ['pharmacy-inventory', 'nafdac-regulations', 'dispensing-of-drugs', 'medication-counselling'],
  },
  {
    text: 'Phlebotomy, haematology, clinical chemistry and microbiology; laboratory quality control and biosafety.',
    skills: [
      'phlebotomy',
      'haematology',
      'clinical-chemistry',
      'medical-microbiology',
      'laboratory-quality-control',
      'laboratory-safety',
    ],
  },
  {
    text: 'Personal care for elderly clients, manual handling, dementia care and basic first aid.',
    skills: ['caregiving', 'dementia-care', 'first-aid', 'manual-handling-of-patients', 'geriatric-care'],
  },
  {
    text: 'Taught mathematics to SS2, wrote lesson plans, managed the classroom and marked continuous assessment; TRCN registered.',
    skills: [
      'lesson-planning',
      'student-assessment',
      'trcn-registration',
      'teaching',
      'mathematics-teaching',
      'classroom-management',
    ],
  },
  {
    text: 'Nursery teacher with Montessori and phonics training, classroom management and safeguarding.',
    skills: [
      'early-childhood-education',
      'montessori-method',
      'phonics',
      'classroom-management',
      'safeguarding',
    ],
  },
  {
    text: 'Lecturing, supervision of student projects, research and journal publications.',
    skills: ['higher-education-teaching', 'academic-writing', 'research', 'academic-supervision'],
  },
  {
    text: 'Collected household data with KoboToolbox, trained enumerators and analysed results in Excel.',
    skills: ['kobotoolbox', 'microsoft-excel', 'data-collection', 'training-delivery'],
  },
  {
    text: 'M&E officer: logframe, data quality assurance, baseline surveys, donor reporting; Power BI preferred.',
    skills: [
      'monitoring-and-evaluation',
      'logical-framework',
      'data-quality',
      'baseline-surveys',
      'donor-reporting',
      'power-bi',
    ],
  },
  {
    text: 'Community mobilisation, GBV case management, needs assessment and proposal writing for NGOs; fluent Hausa.',
    skills: [
      'community-mobilisation',
      'protection-programming',
      'needs-assessment',
      'hausa',
      'proposal-writing',
    ],
  },
  {
    text: 'Supervised road construction, read drawings, prepared BOQ and used AutoCAD and Civil 3D; COREN registered.',
    skills: [
      'site-supervision',
      'road-construction',
      'bill-of-quantities',
      'autocad',
      'coren-registration',
      'construction-drawings-interpretation',
    ],
  },
  {
    text: 'Quantity take-off, interim valuations, cost estimation and contract administration.',
    skills: ['quantity-surveying', 'interim-valuation', 'cost-estimation', 'contract-management'],
  },
  {
    text: 'Architectural design in Revit, SketchUp and Lumion with 3D rendering.',
    skills: ['architectural-design', 'revit', 'sketchup', 'lumion', '3d-modelling'],
  },
  {
    text: 'Block laying, plastering, tiling and painting on building sites.',
    skills: ['bricklaying', 'plastering', 'tiling', 'painting'],
  },
  {
    text: 'HSE officer with NEBOSH, permit to work, toolbox talks, incident investigation and risk assessments.',
    skills: [
      'health-and-safety',
      'nebosh',
      'permit-to-work',
      'toolbox-talks',
      'incident-investigation',
      'hazard-identification',
    ],
  },
  {
    text: 'Installed solar panels, inverters and lithium batteries; house wiring and earthing; used a multimeter.',
    skills: [
      'solar-pv-installation',
      'inverter-installation',
      'battery-systems',
      'electrical-installation',
      'earthing-and-lightning-protection',
      'multimeter-use',
    ],
  },
  {
    text: 'Maintained diesel generators, switchgear and distribution transformers; prepaid meter installation.',
    skills: ['generator-maintenance', 'substation-operations', 'transformer-installation', 'metering'],
  },
  {
    text: 'Process operator with DCS, HAZOP, confined space entry and H2S awareness.',
    skills: [
      'process-control',
      'process-safety',
      'confined-space-entry',
      'gas-detection',
      'process-plant-operations',
    ],
  },
  {
    text: 'Drilling operations, well completion, PIPESIM and BOSIET certificate.',
    skills: ['drilling-operations', 'well-completion', 'pipesim', 'bosiet'],
  },
  {
    text: 'PLC programming, SCADA, instrument calibration and hydraulics.',
    skills: ['plc-programming', 'process-control', 'instrumentation'],
  },
  {
    text: 'Repaired cars: engine overhaul, vehicle diagnostics, wheel alignment and auto wiring.',
    skills: [
      'engine-overhaul',
      'vehicle-diagnostics',
      'brake-and-suspension-repair',
      'auto-electrical-work',
      'automobile-repair',
    ],
  },
  {
    text: 'Arc welding, TIG welding and metal fabrication of gates; used hand tools and PPE.',
    skills: [
      'welding',
      'tig-welding',
      'metal-fabrication',
      'hand-tools-use',
      'personal-protective-equipment',
    ],
  },
  {
    text: 'Machine operator on a bottling line: GMP, HACCP, 5S and quality control.',
    skills: [
      'machine-operation',
      'packaging-line-operation',
      'good-manufacturing-practice',
      'food-safety',
      'kaizen',
      'quality-control',
    ],
  },
  {
    text: 'Production planning, OEE, root cause analysis and preventive maintenance in a food factory; Lean Six Sigma.',
    skills: [
      'production-planning',
      'overall-equipment-effectiveness',
      'root-cause-analysis',
      'preventive-maintenance',
      'six-sigma',
    ],
  },
  {
    text: 'Poultry farming, feed formulation, vaccination of birds and farm records.',
    skills: ['poultry-farming', 'feed-formulation', 'farm-record-keeping', 'veterinary-drug-administration'],
  },
  {
    text: 'Trained farmers in good agricultural practices, irrigation, pest control and post-harvest handling of rice.',
    skills: [
      'good-agricultural-practices',
      'irrigation',
      'pest-and-disease-control',
      'post-harvest-handling',
      'agricultural-extension',
      'crop-production',
    ],
  },
  {
    text: 'Catfish farming and fish smoking for sale in Lagos.',
    skills: ['fish-farming', 'fish-processing'],
  },
  {
    text: "Dispatch riding on Lagos mainland, use of Google Maps, cash on delivery and a valid rider's permit.",
    skills: [
      'motorcycle-riding',
      'google-maps-navigation',
      'cash-on-delivery-handling',
      'riders-permit',
      'route-knowledge',
    ],
  },
  {
    text: "Driver with valid driver's licence, defensive driving and good knowledge of Lagos roads.",
    skills: ['drivers-licence', 'vehicle-driving', 'route-knowledge'],
  },
  {
    text: 'Store keeper: stock taking, bin cards, FIFO, warehouse management and forklift operation.',
    skills: [
      'inventory-management',
      'store-keeping',
      'first-in-first-out',
      'warehouse-management',
      'forklift-operation',
    ],
  },
  {
    text: 'Clearing and forwarding, customs documentation, bill of lading and Form M.',
    skills: ['customs-clearing', 'shipping-documentation', 'trade-finance'],
  },
  {
    text: 'Cooked local and continental dishes, planned menus and controlled food cost; food hygiene certificate.',
    skills: [
      'continental-cuisine',
      'food-handlers-certificate',
      'cooking',
      'menu-planning',
      'food-costing',
      'nigerian-cuisine',
    ],
  },
  {
    text: 'Waitering, bartending, table service and use of a POS machine in a lounge.',
    skills: ['waitering', 'bartending', 'point-of-sale-systems'],
  },
  {
    text: 'Front office: guest check-in, Opera PMS, reservations and upselling.',
    skills: ['front-desk-operations', 'hotel-front-office', 'opera-pms', 'cross-selling'],
  },
  {
    text: 'Room cleaning, laundry, ironing and deep cleaning of offices.',
    skills: ['housekeeping', 'laundry-operations', 'cleaning'],
  },
  {
    text: 'Drafted contracts, appeared in court, gave legal advice and did company registration at CAC.',
    skills: ['legal-advisory', 'company-secretarial-practice', 'legal-drafting', 'litigation'],
  },
  {
    text: 'Guarded the premises, patrolled at night, watched CCTV and wrote the occurrence book.',
    skills: ['security-incident-reporting', 'security-guarding', 'patrolling', 'surveillance-monitoring'],
  },
  {
    text: 'Sewing, pattern drafting and garment alteration with an industrial sewing machine.',
    skills: ['tailoring', 'pattern-drafting', 'garment-alteration', 'sewing-machine-operation'],
  },
  {
    text: 'Hair braiding, wig making, manicure and bridal makeup.',
    skills: ['hairdressing', 'nail-technology', 'makeup-artistry'],
  },
  {
    text: 'Graphic design in CorelDRAW, Photoshop and Illustrator: logo design and large format printing.',
    skills: [
      'graphic-design',
      'coreldraw',
      'adobe-photoshop',
      'adobe-illustrator',
      'branding-design',
      'print-production',
    ],
  },
  {
    text: 'News reporting, fact checking and on-air presentation for radio in Yoruba and English.',
    skills: ['journalism', 'fact-checking', 'broadcasting', 'yoruba', 'english'],
  },
  {
    text: 'Our team of ten rests on trust. Spring is near, so swift replies and a unity of purpose make us go.',
    skills: [],
  },
  {
    text: 'Worked at Access Bank and Unity Bank, then at Express Logistics.',
    skills: ['logistics'],
  },
  {
    text: 'French and English required; Arabic an advantage.',
    skills: ['french', 'english', 'arabic'],
  },
  {
    text: 'Led a cross-functional team, mentored interns and solved problems under pressure with attention to detail.',
    skills: [
      'attention-to-detail',
      'mentoring',
      'cross-functional-collaboration',
      'problem-solving',
      'working-under-pressure',
    ],
  },
  {
    text: 'Fibre splicing, OTDR testing, BTS maintenance and microwave links.',
    skills: ['fibre-optics', 'base-station-maintenance', 'microwave-transmission'],
  },
  {
    text: 'UI/UX designer: Figma, wireframes, prototypes, user research and usability testing.',
    skills: ['ui-ux-design', 'figma', 'wireframing', 'prototyping', 'user-research', 'usability-testing'],
  },
  {
    text: 'Agile, Scrum, Jira, user stories, product roadmap and A/B testing.',
    skills: ['agile', 'scrum', 'jira', 'user-stories', 'product-roadmap', 'a-b-testing'],
  },
  {
    text: 'Selenium and Cypress test automation, API testing with Postman, regression testing and bug tracking.',
    skills: [
      'selenium',
      'cypress',
      'test-automation',
      'api-testing',
      'postman',
      'regression-testing',
      'bug-tracking',
    ],
  },
  {
    text: 'Developed mobile apps in Flutter and Kotlin, integrated Firebase and published them; used Git and Jira.',
    skills: ['flutter', 'kotlin', 'firebase', 'git', 'jira', 'mobile-app-development'],
  },
  {
    text: 'You will maintain our Laravel and MySQL platform, write PHPUnit tests and review code.',
    skills: ['laravel', 'mysql', 'code-review'],
  },
  {
    text: 'Wrote Python ETL jobs with Airflow and Spark that load BigQuery.',
    skills: ['python', 'etl', 'apache-airflow', 'apache-spark', 'bigquery'],
  },
  {
    text: 'Experience of Linux, Bash, Terraform and Jenkins; Kubernetes is desirable.',
    skills: ['linux', 'shell-scripting', 'terraform', 'jenkins', 'kubernetes'],
  },
  {
    text: 'Monitored the SIEM, handled incidents and ran vulnerability scans; ISO 27001 audits.',
    skills: ['siem', 'iso-27001', 'vulnerability-assessment', 'incident-response'],
  },
  {
    text: 'Prepared monthly management accounts, budgets and cash flow forecasts; filed PAYE and WHT.',
    skills: ['management-accounting', 'budgeting', 'forecasting', 'paye', 'withholding-tax'],
  },
  {
    text: 'Reviewed loan applications, assessed creditworthiness and monitored repayment of group loans.',
    skills: ['credit-analysis', 'microfinance', 'loan-administration', 'loan-recovery'],
  },
  {
    text: 'Ensured AML/CFT compliance, reviewed KYC documents and reported suspicious transactions to the CBN.',
    skills: ['anti-money-laundering', 'know-your-customer', 'regulatory-compliance'],
  },
  {
    text: 'Tellers count cash, post transactions in Flexcube and serve customers.',
    skills: ['cashiering', 'flexcube', 'customer-service', 'general-ledger'],
  },
  {
    text: 'Screened CVs, scheduled interviews, prepared offer letters and maintained personnel records.',
    skills: ['candidate-screening', 'interviewing', 'hr-administration'],
  },
  {
    text: 'Coordinated logistics for workshops, arranged travel and hotel bookings and prepared payment vouchers.',
    skills: ['logistics', 'travel-arrangements'],
  },
  {
    text: 'Led cross-functional teams with Scrum, kept the product backlog and wrote user stories.',
    skills: ['scrum', 'backlog-management', 'user-stories', 'cross-functional-collaboration'],
  },
  {
    text: 'Negotiated with suppliers, raised purchase orders and tracked deliveries in SAP.',
    skills: ['negotiation', 'purchase-orders', 'sap'],
  },
  {
    text: 'Planned email campaigns in Mailchimp, wrote copy and tracked ROI in Google Analytics.',
    skills: ['email-marketing', 'google-analytics', 'copywriting'],
  },
  {
    text: 'Handled Instagram and TikTok pages, shot short videos and edited them in CapCut.',
    skills: ['social-media-marketing', 'capcut', 'video-editing', 'editing'],
  },
  {
    text: 'Sold insurance and pension products door-to-door and retained 90% of clients.',
    skills: ['insurance-sales', 'field-sales', 'customer-retention'],
  },
  {
    text: 'Responded to customer enquiries by email and phone, logged tickets in Freshdesk and met SLAs.',
    skills: ['customer-service', 'freshdesk', 'service-level-agreements'],
  },
  {
    text: 'Managed wounds, gave injections, inserted cannulas and kept nursing records.',
    skills: [
      'wound-care',
      'injection-administration',
      'intravenous-therapy',
      'clinical-documentation',
      'nursing',
    ],
  },
  {
    text: 'Conducted deliveries, postnatal visits and newborn care in a rural clinic.',
    skills: ['midwifery', 'postnatal-care', 'neonatal-care'],
  },
  {
    text: 'Performed malaria RDT, full blood count and urinalysis; calibrated lab equipment.',
    skills: ['malaria-control', 'haematology', 'laboratory-equipment-operation'],
  },
  {
    text: 'Counselled clients on family planning and HIV, and referred them for ART services.',
    skills: ['family-planning', 'hiv-aids-care', 'referral-services', 'counselling'],
  },
  {
    text: 'Prepared lesson notes, set exam questions, invigilated WAEC and coached debate club.',
    skills: [
      'lesson-planning',
      'test-construction',
      'examination-administration',
      'co-curricular-activities',
      'coaching',
    ],
  },
  {
    text: 'Supervised undergraduate theses and published papers in peer-reviewed journals.',
    skills: ['academic-supervision', 'academic-writing'],
  },
  {
    text: 'Facilitated focus group discussions and key informant interviews and analysed them in NVivo.',
    skills: ['qualitative-research', 'nvivo'],
  },
  {
    text: 'Registered beneficiaries, distributed relief items and handled complaints and feedback.',
    skills: ['food-distribution', 'accountability-to-affected-populations'],
  },
  {
    text: 'Drew structural details in AutoCAD, supervised concrete casting and tested cubes.',
    skills: ['autocad', 'concrete-works', 'site-supervision'],
  },
  {
    text: 'Prepared shop drawings in Revit and coordinated MEP services.',
    skills: ['engineering-drawing', 'revit', 'building-services'],
  },
  {
    text: 'Conducted toolbox talks, issued PPE and investigated accidents.',
    skills: ['toolbox-talks', 'personal-protective-equipment', 'incident-investigation'],
  },
  {
    text: 'Designed solar PV systems in PVsyst, installed inverters and did energy audits.',
    skills: [
      'solar-pv-installation',
      'pvsyst',
      'inverter-installation',
      'energy-auditing',
      'solar-system-design',
    ],
  },
  {
    text: 'Operated the boiler and compressors, carried out planned maintenance and kept logs.',
    skills: ['boiler-operation', 'preventive-maintenance', 'utilities-operation'],
  },
  {
    text: 'Serviced air conditioners and deep freezers in homes and offices.',
    skills: ['air-conditioner-installation', 'refrigeration'],
  },
  {
    text: 'Rewound electric motors and traced faults with a multimeter.',
    skills: ['motor-rewinding', 'multimeter-use', 'electrical-maintenance'],
  },
  {
    text: 'Baked bread and cakes, kept HACCP records and trained bakers in GMP.',
    skills: ['bread-baking', 'food-safety', 'good-manufacturing-practice'],
  },
  {
    text: 'Reared broilers and layers, mixed feed and vaccinated chicks.',
    skills: ['poultry-farming', 'feed-formulation', 'veterinary-drug-administration'],
  },
  {
    text: 'Managed drip irrigation of tomatoes in greenhouses and controlled pests.',
    skills: ['irrigation', 'greenhouse-farming', 'pest-and-disease-control', 'vegetable-production'],
  },
  {
    text: 'Drove a 30-tonne articulated truck between Lagos and Kano with a class G licence.',
    skills: ['truck-driving', 'class-e-licence'],
  },
  {
    text: 'Received goods, updated bin cards and did weekly stock counts in the warehouse.',
    skills: ['store-keeping', 'cycle-counting', 'warehouse-management'],
  },
  {
    text: 'Cleared containers at Apapa port and prepared Form M and PAAR.',
    skills: ['customs-clearing', 'trade-finance', 'shipping-documentation', 'port-operations'],
  },
  {
    text: 'Grilled fish and suya, planned the menu and managed kitchen staff.',
    skills: ['grilling', 'menu-planning', 'kitchen-management'],
  },
  {
    text: 'Checked guests in and out in Opera, answered calls and sold room upgrades.',
    skills: ['hotel-front-office', 'opera-pms', 'switchboard-operation', 'cross-selling'],
  },
  {
    text: 'Appeared before the magistrate court, drafted pleadings and advised on land law.',
    skills: ['litigation', 'legal-drafting', 'property-law', 'legal-advisory'],
  },
  {
    text: 'Patrolled the estate, controlled access at the gate and wrote incident reports.',
    skills: ['patrolling', 'access-control-duties', 'security-incident-reporting'],
  },
  {
    text: 'Preached on Sundays, counselled couples and coordinated church volunteers.',
    skills: ['preaching', 'counselling', 'volunteer-management'],
  },
  {
    text: 'Cut and sewed uniforms, took measurements and operated an overlock machine.',
    skills: ['tailoring', 'sewing-machine-operation'],
  },
  {
    text: 'Fluent in Yoruba, Hausa and English; basic French.',
    skills: ['yoruba', 'hausa', 'english', 'french'],
  },
  {
    text: 'We offer a friendly team, a pension, health insurance and room to grow. Zoom in on your future and make an impact.',
    skills: [],
  },
  {
    text: 'The right person will flutter with joy at every tableau; no sketch of experience needed.',
    skills: [],
  },
];

export const HELD_BACK_TEXTS: readonly LabelledText[] = [
  {
    text: 'Frontend role: Vue.js, Sass and responsive design; you will work with designers in Figma.',
    skills: ['vue-js', 'sass', 'responsive-design', 'figma'],
  },
  {
    text: 'Migrated a monolith to microservices in Java and Spring Boot on Azure.',
    skills: ['microservices', 'java', 'spring', 'microsoft-azure'],
  },
  {
    text: 'Set up CI/CD with GitLab, wrote Ansible playbooks and monitored services in Grafana.',
    skills: ['ci-cd', 'gitlab', 'ansible', 'monitoring-and-observability'],
  },
  {
    text: 'Must know Oracle, PL/SQL and query tuning; data migration experience desirable.',
    skills: ['oracle-database', 'pl-sql', 'data-migration'],
  },
  {
    text: 'Built dashboards in Tableau, cleaned survey data and tested hypotheses.',
    skills: ['data-visualisation', 'tableau', 'data-cleaning', 'hypothesis-testing'],
  },
  {
    text: 'Repaired laptops and phones, installed Windows and configured office networks.',
    skills: ['hardware-troubleshooting', 'phone-repair', 'operating-system-installation'],
  },
  {
    text: 'Requirements: CompTIA Security+, firewalls, penetration testing and incident response.',
    skills: ['comptia-security-plus', 'firewalls', 'penetration-testing', 'incident-response'],
  },
  {
    text: 'Posted journals, reconciled supplier accounts and prepared final accounts in Sage 50.',
    skills: ['sage', 'bank-reconciliation', 'accounts-payable'],
  },
  {
    text: 'Tax audits, transfer pricing and company income tax; member of CITN.',
    skills: ['tax-audit', 'company-income-tax', 'citn'],
  },
  {
    text: 'Analysed credit risk, valued collateral and wrote credit papers.',
    skills: ['credit-risk', 'credit-analysis'],
  },
  {
    text: 'Experience in agency banking, POS operations and fraud monitoring.',
    skills: ['agency-banking', 'fraud-detection'],
  },
  {
    text: 'Underwrote motor policies, processed claims and managed brokers.',
    skills: ['insurance-underwriting', 'claims-processing'],
  },
  {
    text: 'Typed letters, answered the telephone, filed documents and welcomed visitors.',
    skills: ['typing', 'switchboard-operation', 'filing', 'visitor-management'],
  },
  {
    text: 'Recruited 40 drivers, inducted new staff and administered the HMO scheme.',
    skills: ['recruitment', 'onboarding', 'occupational-welfare'],
  },
  {
    text: 'Training needs analysis, facilitation and e-learning; CIPM membership required.',
    skills: ['training-needs-analysis', 'facilitation', 'e-learning', 'cipm'],
  },
  {
    text: 'Managed projects worth $2 million with Primavera, Gantt charts and risk registers.',
    skills: ['project-management', 'primavera-p6', 'gantt-charts', 'risk-management'],
  },
  {
    text: 'Tender evaluation, contract administration and supplier appraisal under the Public Procurement Act.',
    skills: ['tendering', 'contract-management', 'public-procurement', 'vendor-management'],
  },
  {
    text: 'Prospected corporate clients, closed deals and grew key accounts by 30%.',
    skills: ['lead-generation', 'closing-deals', 'key-account-management'],
  },
  {
    text: 'Trade marketing, brand activation and route to market for beverages.',
    skills: ['trade-marketing', 'brand-activation', 'route-to-market'],
  },
  {
    text: 'Wrote press releases, managed media relations and handled a crisis.',
    skills: ['public-relations', 'crisis-communication'],
  },
  {
    text: 'Ran a WordPress blog, researched keywords and grew email subscribers.',
    skills: ['wordpress', 'search-engine-optimisation', 'email-marketing', 'content-writing'],
  },
  {
    text: 'Handled inbound calls, upsold data plans and escalated complaints.',
    skills: ['call-centre-operations', 'cross-selling', 'complaint-handling'],
  },
  {
    text: 'ICU nurse with ventilator care, CPR and infection control; RN and ACLS.',
    skills: [
      'critical-care',
      'nursing',
      'cardiopulmonary-resuscitation',
      'infection-prevention-and-control',
      'registered-nurse-licence',
      'basic-life-support',
    ],
  },
  {
    text: 'Immunised children, weighed babies and mobilised communities for outreach.',
    skills: ['immunisation', 'growth-monitoring', 'community-mobilisation', 'community-health-outreach'],
  },
  {
    text: 'Filled prescriptions, checked drug interactions and ordered stock.',
    skills: ['dispensing-of-drugs', 'pharmacotherapy', 'pharmacy-inventory'],
  },
  {
    text: 'X-ray, ultrasound and CT scan; radiation safety.',
    skills: ['radiography', 'ultrasound-scanning', 'ct-scanning', 'radiation-safety'],
  },
  {
    text: 'Bathed and fed residents, gave medication and kept daily care notes.',
    skills: ['caregiving', 'medication-administration', 'clinical-documentation'],
  },
  {
    text: 'Taught physics and chemistry, ran practicals and prepared candidates for JAMB.',
    skills: ['science-teaching', 'teaching', 'examination-administration'],
  },
  {
    text: 'School administration, teacher supervision, admissions and parent communication.',
    skills: ['school-administration', 'school-supervision', 'admissions-management', 'parent-communication'],
  },
  {
    text: 'Designed questionnaires, trained data collectors and cleaned data in Stata.',
    skills: ['questionnaire-design', 'data-collection', 'data-cleaning', 'stata'],
  },
  {
    text: 'Monitored indicators, updated the logframe and wrote donor reports.',
    skills: ['monitoring-and-evaluation', 'logical-framework', 'donor-reporting'],
  },
  {
    text: 'Case management of GBV survivors, psychosocial support and referrals.',
    skills: ['protection-programming', 'counselling', 'referral-services'],
  },
  {
    text: 'Structural design in ETABS, reinforced concrete detailing and site inspection.',
    skills: ['structural-engineering', 'etabs', 'reinforced-concrete-design', 'site-inspection'],
  },
  {
    text: 'Measured works, priced bills and certified payments on FIDIC contracts.',
    skills: ['quantity-surveying', 'bill-of-quantities', 'interim-valuation', 'contract-claims'],
  },
  {
    text: 'Laid blocks, fixed tiles and read building drawings.',
    skills: ['bricklaying', 'tiling', 'construction-drawings-interpretation'],
  },
  {
    text: 'Risk assessment, fire safety, first aid and NEBOSH IGC.',
    skills: ['hazard-identification', 'fire-safety', 'first-aid', 'nebosh'],
  },
  {
    text: 'Sized batteries, mounted panels and trained customers on solar use.',
    skills: ['battery-systems', 'solar-pv-installation'],
  },
  {
    text: 'Troubleshot PLCs and drives, calibrated instruments and maintained conveyors.',
    skills: ['plc-programming', 'instrumentation', 'conveyor-maintenance'],
  },
  {
    text: 'Welded pipes in 6G position and fabricated tanks.',
    skills: ['welding', 'tig-welding', 'metal-fabrication'],
  },
  {
    text: 'Ran an injection moulding machine, inspected parts and met GMP.',
    skills: ['injection-moulding', 'good-manufacturing-practice', 'quality-control'],
  },
  {
    text: 'Fed fish, sampled ponds and sold catfish to hotels.',
    skills: ['fish-farming', 'sales'],
  },
  {
    text: 'Extension services, farmer field schools and climate-smart agriculture.',
    skills: ['agricultural-extension', 'good-agricultural-practices'],
  },
  {
    text: 'Delivered parcels by motorcycle, collected cash and obtained signatures.',
    skills: ['last-mile-delivery', 'motorcycle-riding', 'cash-on-delivery-handling', 'proof-of-delivery'],
  },
  {
    text: 'Planned routes, scheduled trucks and tracked vehicles by GPS.',
    skills: ['route-planning', 'transport-management', 'fleet-tracking-software'],
  },
  {
    text: 'Kept FIFO, counted stock and loaded trucks with a forklift.',
    skills: ['first-in-first-out', 'inventory-management', 'forklift-operation', 'loading-and-offloading'],
  },
  {
    text: 'Baked pastries, decorated cakes and controlled food cost.',
    skills: ['bread-baking', 'food-costing'],
  },
  {
    text: 'Made beds, cleaned rooms and did laundry for 60 rooms.',
    skills: ['housekeeping', 'laundry-operations', 'cleaning'],
  },
  {
    text: 'Contract drafting, litigation, legal research and company secretarial practice.',
    skills: ['legal-drafting', 'litigation', 'legal-research', 'company-secretarial-practice'],
  },
  {
    text: 'Guarding, CCTV monitoring, crowd control and report writing.',
    skills: ['security-guarding', 'surveillance-monitoring', 'crowd-control', 'report-writing'],
  },
  {
    text: 'Barbing, hair styling and skincare; sterilised tools.',
    skills: ['barbing', 'hairdressing', 'skincare-treatment', 'sterilisation'],
  },
  {
    text: 'Swift delivery, a rust-free fleet and the rest of the crew waiting: access to growth is yours.',
    skills: [],
  },
];
