/** Words that job titles end with. */
const TITLES =
  'accountant|accounts? (?:officer|clerk|assistant|executive|manager)|actuary|adm(?:in|inistrator)|administrator|advis[eo]r|advocate|agent|agronomist|ambassador|analyst|animator|apprentice|architect|artist|artisan|assistant|associate|attaché|attendant|attorney|auditor|baker|banker|barber|barista|bookkeeper|broker|builder|bursar|buyer|captain|caregiver|carer|carpenter|cashier|chair(?:man|person|woman)?|chef|chemist|chief|cleaner|clerk|co-?founder|coach|collector|commissioner|consultant|contractor|controller|cook|coordinator|co-ordinator|copywriter|corper|corps member|counsel|counsell?or|crew|curator|customer (?:service|care|support)|cto|ceo|cfo|coo|cmo|cio|dean|dentist|deputy|designer|developer|devops|dietitian|director|dispatcher|doctor|driver|economist|editor|educator|electrician|engineer|entrepreneur|enumerator|estimator|evaluator|examiner|executive|expert|facilitator|farmer|fellow|field officer|firefighter|foreman|founder|freelancer?|fundraiser|geologist|guard|handyman|head|head teacher|headmaster|headmistress|hr|inspector|instructor|intern|internship|interpreter|investigator|invigilator|it support|janitor|journalist|judge|keeper|laboratory scientist|lawyer|lead|leader|lecturer|legal officer|librarian|lieutenant|logistician|machinist|manager|marketer|mason|mechanic|mediator|medical officer|mentor|merchandiser|messenger|microbiologist|midwife|moderator|musician|nanny|negotiator|nurse|nutritionist|nysc|officer|operator|optometrist|organi[sz]er|owner|painter|paralegal|paramedic|partner|pharmacist|photographer|physician|physiotherapist|pilot|planner|plumber|porter|practitioner|president|presenter|principal|producer|product owner|professor|programmer|promoter|proprietor|psychologist|radiographer|realtor|receptionist|recruiter|registrar|rep|reporter|representative|researcher|resident|reviewer|rider|sailor|sales(?:man|person|woman| rep| representative| executive)?|scientist|scrum master|sdr|secretary|security|seller|server|shift lead|software|solicitor|specialist|statistician|steward|storekeeper|store keeper|strategist|student|superintendent|supervisor|supplier|surgeon|surveyor|tailor|teacher|team lead|technician|technologist|teller|tester|therapist|trader|trainee|trainer|translator|treasurer|tutor|typist|usher|veterinarian|vice president|virtual assistant|volunteer|waiter|waitress|warehouse|watchman|web|welder|worker|writer|youth corps? (?:member)?|house officer|site engineer|quantity surveyor|matron|barman|bartender|hostess|porter|merchant|vp|svp|evp|pm|qa|sre|swe|engr|md';
const COMPANIES =
  'ltd|limited|plc|inc|incorporated|llc|llp|gmbh|s\\.?a\\.?|pty|corp|corporation|company|co|& co|and co|enterprises?|ventures?|group|holdings?|bank|microfinance|insurance|assurance|university|polytechnic|college|school|schools|academy|institute|institution|hospital|clinic|medical cent(?:re|er)|health cent(?:re|er)|pharmacy|laborator(?:y|ies)|ministry|department|agency|authority|commission|council|government|secretariat|parliament|army|navy|police|service|services|foundation|initiative|ngo|charity|trust|church|mosque|mission|association|society|union|club|technologies|technology|tech|systems|software|solutions|labs?|studios?|media|communications?|telecoms?|networks?|digital|consult|consults|consulting|consultants|partners|associates|chambers|advisory|logistics|transport|motors?|airlines?|airways|shipping|freight|energy|power|oil|gas|petroleum|mining|construction|properties|estates?|homes|builders|engineering works|foods?|farms?|agro|mills?|breweries|bottling|beverages|hotel|hotels|suites|restaurant|kitchen|stores?|supermarket|mall|retail|fashion|industries|manufacturing|factory|works|international|global|worldwide|africa|nigeria|kenya|ghana|west africa|nig|plantations?|cooperative|exchange|capital|investments?|finance|securities|pensions?|payments?|pay|fintech|exports?|imports?|trading';

const boundary = (words: string): RegExp => new RegExp(`(?<![\\p{L}-])(?:${words})(?![\\p{L}])`, 'giu');
const TITLE = boundary(TITLES);
const COMPANY = boundary(COMPANIES);
const CERTAIN_COMPANY = /(?<!\p{L})(?:ltd|limited|plc|inc|llc|llp|gmbh|pty ltd|corporation)\.?\)?$/iu;

/** How much a text looks like a job title (above zero) or an employer (below zero). */
export function titleScore(text: string): number {
  if (CERTAIN_COMPANY.test(text.trim())) return -4;
  const lastOf = (words: RegExp): number =>
    Math.max(-1, ...[...text.matchAll(words)].map(({ index, 0: { length } }) => index + length));
  const title = lastOf(TITLE);
  const company = lastOf(COMPANY);
  if (title < 0 && company < 0) return 0;
  if (title >= 0 && company < 0) return 3;
  if (company >= 0 && title < 0) return -3;
  // 'Bank Manager' is a title, 'Manager Foods' is none.
  return title >= company ? 2 : -1;
}
