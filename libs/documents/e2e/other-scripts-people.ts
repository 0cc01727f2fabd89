import type { ResumeContentDto } from '@career/contracts/resumes/resume-content.dto';

/** People whose resumes are in Arabic or Amharic, with Latin words, figures, brackets and dates among them. */
export const OTHER_SCRIPTS_PEOPLE: Readonly<Record<string, ResumeContentDto>> = {
  'Arabic, accountant': person({
    language: 'ar',
    name: ['ليلى', 'عبد الرحمن'],
    tagline: 'محاسبة قانونية (CPA) في القاهرة',
    email: 'layla@example.com',
    phone: '+20 100 234 5678',
    location: 'القاهرة، مصر',
    summary:
      'محاسبة لديها 9 سنوات من الخبرة في الشركات الصناعية، أعدّت القوائم المالية وفق معايير IFRS وخفّضت مدة الإقفال الشهري من 12 إلى 5 أيام.',
    jobs: [
      [
        'محاسبة أولى',
        'شركة النيل للأغذية (Kora Foods)',
        'الجيزة',
        '2019-03',
        '',
        [
          'إعداد الميزانيات لثلاثة مصانع بقيمة 450,000 دولار سنويًا.',
          'أتمتة التقارير في Excel وPower BI، ما وفّر 30% من الوقت.',
          'لا تأخير في الإقرارات الضريبية منذ 01/04/2019.',
        ],
      ],
      [
        'محاسبة مبتدئة',
        'مكتب الأهرام للمراجعة',
        'الإسكندرية',
        '2015-09',
        '2019-02',
        ['مراجعة 40 ملفًا في السنة؛ الأخطاء أقل من 1%.'],
      ],
    ],
    schools: [['بكالوريوس', 'المحاسبة', 'جامعة القاهرة', '2011-09', '2015-06']],
    skills: ['إعداد الموازنات', 'Excel', 'SAP', 'التحليل المالي'],
    languages: ['العربية', 'الإنجليزية'],
  }),
  'Arabic, engineer': person({
    language: 'ar',
    name: ['محمد الأمين', 'ولد سيدي'],
    tagline: 'مهندس برمجيات',
    email: 'm.amine@example.com',
    phone: '+222 45 25 00 00',
    location: 'نواكشوط، موريتانيا',
    summary:
      'مهندس يبني أنظمة الدفع بلغات TypeScript وGo وPostgreSQL؛ يعمل بالعربية والفرنسية، ويُحبّ أن تُختبر الشفرة قبل نشرها.',
    jobs: [
      [
        'قائد فريق (8 مهندسين)',
        'Sahel Pay',
        'نواكشوط',
        '2020-01',
        '',
        [
          'نقل المنصة إلى Kubernetes خلال 6 أشهر (دون أي توقف).',
          'خفض زمن الاستجابة من 900 ms إلى 120 ms.',
          'تدريب 5 متدربين، وظّفت الشركة 4 منهم.',
        ],
      ],
      [
        'مطوّر',
        'شركة «الواحة» للاتصالات',
        'تونس',
        '2016-05',
        '2019-12',
        ['بناء واجهة REST يستخدمها 120,000 مشترك.'],
      ],
    ],
    schools: [['ماجستير', 'علوم الحاسوب', 'جامعة تونس المنار', '2014-10', '2016-06']],
    skills: ['TypeScript', 'Go', 'PostgreSQL', 'أمن المعلومات', 'العمل الجماعي'],
    languages: ['العربية', 'الفرنسية', 'الإنجليزية'],
  }),
  'Arabic, nurse': person({
    language: 'ar',
    name: ['فاطمة الزهراء', 'آل إبراهيم'],
    tagline: 'ممرضة مسجلة – العناية المركزة',
    email: 'fatima@example.com',
    phone: '0912 345 678',
    location: 'الخرطوم، السودان',
    summary: 'ممرضةٌ مُسجَّلةٌ منذ عام ٢٠١٤، قادت فريقًا من ١٢ ممرضًا في قسم العناية المركزة [24 سريرًا].',
    jobs: [
      [
        'رئيسة التمريض',
        'مستشفى الأمل التعليمي',
        'الخرطوم',
        '2017-06',
        '2023-04',
        [
          'انخفضت العدوى المكتسبة بنسبة 18% (من 11% إلى 9%).',
          'تأهيل الممرضين الجدد على بروتوكول ABCDE.',
          'لأن السلامة أولًا: قائمة تحقق لكل مريض.',
        ],
      ],
      ['ممرضة', 'مركز الأطفال', 'أم درمان', '2014-08', '2017-05', ['رعاية 30 طفلًا يوميًا.']],
    ],
    schools: [['بكالوريوس', 'علوم التمريض', 'جامعة الخرطوم', '2010-09', '2014-07']],
    skills: ['العناية المركزة', 'مكافحة العدوى', 'ACLS', 'BLS'],
    languages: ['العربية', 'الإنجليزية'],
  }),
  'Amharic, accountant': person({
    name: ['አበበ', 'ተስፋዬ'],
    tagline: 'የሂሳብ ባለሙያ (ACCA)',
    email: 'abebe@example.com',
    phone: '+251 91 123 4567',
    location: 'አዲስ አበባ፣ ኢትዮጵያ',
    summary: 'ከ8 ዓመት በላይ ልምድ ያለው የሂሳብ ባለሙያ፤ ወርሃዊ መዝጊያን ከ10 ቀን ወደ 4 ቀን አሳጥሯል።',
    jobs: [
      [
        'ከፍተኛ የሂሳብ ሠራተኛ',
        'አዋሽ ኢንዱስትሪ (Awash Industry)',
        'አዲስ አበባ',
        '2018-02',
        '',
        ['የ450,000 ብር ወጪ በዓመት ቀንሷል።', 'ሪፖርቶችን በExcel እና በSQL አዘጋጅቷል፤ ስህተቶች በ30% ቀንሰዋል።'],
      ],
      ['የሂሳብ ረዳት', 'ሰላም ማተሚያ ቤት', 'ሐዋሳ', '2014-07', '2018-01', ['የ40 ደንበኞች መዝገብ ይዟል።']],
    ],
    schools: [['ባችለር', 'ሂሳብ አያያዝ', 'አዲስ አበባ ዩኒቨርሲቲ', '2010-09', '2014-06']],
    skills: ['በጀት ማዘጋጀት', 'Excel', 'የፋይናንስ ትንተና'],
    languages: ['አማርኛ', 'English'],
  }),
  'Amharic, teacher': person({
    name: ['ጽጌረዳ', 'ወልደ ሚካኤል'],
    tagline: 'የሂሳብ መምህርት',
    email: 'tsige@example.com',
    phone: '0911 22 33 44',
    location: 'ጎንደር',
    summary: 'ለ12 ዓመታት ያስተማረች መምህርት፤ ተማሪዎቿ 92% በብሔራዊ ፈተና አልፈዋል (2015–2023)።',
    jobs: [
      [
        'መምህርት',
        'ፋሲለደስ ሁለተኛ ደረጃ ት/ቤት',
        'ጎንደር',
        '2011-09',
        '',
        ['በሳምንት 24 ክፍለ ጊዜ አስተምራለች።', '«ሂሳብ ለሁሉም» የተባለ ክበብ መሥርታለች።'],
      ],
    ],
    schools: [['ዲግሪ', 'ሂሳብ', 'ጎንደር ዩኒቨርሲቲ', '2007-09', '2011-07']],
    skills: ['ማስተማር', 'GeoGebra', 'የክፍል አስተዳደር'],
    languages: ['አማርኛ', 'ትግርኛ', 'English'],
  }),
  'Amharic, engineer': person({
    name: ['ዮሐንስ', 'ኃይለ ሥላሴ'],
    tagline: 'ሲቪል መሐንዲስ',
    email: 'yohannes@example.com',
    phone: '+251 (0) 47 111 2222',
    location: 'ጅማ፣ ኦሮሚያ',
    summary: 'መንገዶችንና ድልድዮችን የሚሠራ መሐንዲስ፤ AutoCAD እና Civil 3D ይጠቀማል።',
    jobs: [
      [
        'የፕሮጀክት መሐንዲስ',
        'ኦሜድላ ኮንስትራክሽን',
        'ጅማ',
        '2016-03',
        '2022-12',
        ['የ38 ኪ.ሜ መንገድ ከጊዜው 2 ወር ቀድሞ አጠናቋል።', 'የ15 ሠራተኞች ቡድን መርቷል [ምንም አደጋ አልደረሰም]።'],
      ],
    ],
    schools: [['ባችለር', 'ሲቪል ምህንድስና', 'ጅማ ዩኒቨርሲቲ', '2011-10', '2016-02']],
    skills: ['AutoCAD', 'የጥራት ቁጥጥር', 'ቅየሳ'],
    languages: ['አማርኛ', 'Afaan Oromoo'],
  }),
};

interface Sketch {
  language?: 'ar';
  name: [first: string, last: string];
  tagline: string;
  email: string;
  phone: string;
  location: string;
  summary: string;
  jobs: [
    position: string,
    company: string,
    location: string,
    startDate: string,
    endDate: string,
    duties: string[],
  ][];
  schools: [degree: string, field: string, institution: string, startDate: string, endDate: string][];
  skills: string[];
  languages: string[];
}

function person(sketch: Sketch): ResumeContentDto {
  const [firstName, lastName] = sketch.name;
  return {
    title: sketch.tagline,
    industry: '',
    summary: sketch.summary,
    personalInfo: {
      firstName,
      lastName,
      professionalTagline: sketch.tagline,
      email: sketch.email,
      phone: sketch.phone,
      location: sketch.location,
      photoUrl: null,
    },
    experience: sketch.jobs.map(([position, company, location, startDate, endDate, duties]) => ({
      position,
      company,
      location,
      startDate,
      ...(endDate ? { endDate } : { current: true }),
      description: duties.join('\n'),
    })),
    education: sketch.schools.map(([degree, fieldOfStudy, institution, startDate, endDate]) => ({
      degree,
      fieldOfStudy,
      institution,
      startDate,
      endDate,
    })),
    skills: sketch.skills.map((name) => ({ name, level: 'intermediate', category: '' })),
    languages: sketch.languages.map((language) => ({ language, proficiency: 'advanced' })),
    designOptions: sketch.language ? { language: sketch.language } : {},
  };
}
