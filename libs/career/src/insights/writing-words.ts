/**
 * Words that the writing checks look for. Gathered from the action-verb sheets of university career services, the duty
 * phrases that recruiters' guides advise against, and the spellings that word lists of common errors agree on.
 */

/** Verbs that a statement may open with, in their base form. */
export const ACTION_VERBS: readonly string[] =
  `accelerate accomplish achieve acquire adapt address administer advance advertise advise advocate align allocate analyse
analyze answer appraise approve arrange assemble assess assign assist attain audit author authorise authorize automate balance
book boost brief broaden budget build calculate calibrate campaign canvass capture care cater chair champion classify clean clear
close coach code collaborate collate collect combine communicate compare compile complete compose compute conceive conduct
configure connect consolidate construct consult contain contract contribute control convert convey convince cook coordinate
correct counsel count craft create cultivate curate customise customize cut decrease define delegate deliver demonstrate deploy
design detect determine develop devise diagnose digitise digitize direct dispatch dispense distribute diversify document double
draft draw drive earn edit educate eliminate enable encourage enforce engage engineer enhance enlarge enlist ensure equip escalate
establish estimate evaluate examine exceed execute expand expedite explain explore fabricate facilitate farm file finalise
finalize fix forecast form formulate foster found fulfil fulfill fund gather generate govern grade greet grow guide halve handle harvest
head help hire host identify illustrate implement import improve improvise increase influence inform initiate innovate inspect
inspire install instruct integrate interpret interview introduce invent investigate invoice issue join keep label launch lead learn lecture
liaise lift listen load lobby log maintain manage manufacture map market maximise maximize measure mediate mentor merge migrate
minimise minimize mobilise mobilize model moderate modernise modernize monitor motivate move navigate negotiate nurse nurture observe
obtain operate optimise optimize orchestrate order organise organize originate outperform overhaul oversee own pack paint
participate partner perform persuade pilot pioneer plan plant play post prepare prescribe present preserve prevent price process
procure produce program project promote propose protect prototype prove provide publish purchase qualify quantify raise reach
read rebuild receive recommend reconcile record recover recruit redesign reduce refactor refer refine refurbish register
regulate reinforce reorganise reorganize repair replace report represent rescue research resolve respond restore restructure
retain retrieve revamp review revise revitalise revitalize rewrite run safeguard satisfy save scale schedule screen secure
segment select sell send serve service set settle shape share ship shorten simplify solve source spearhead specify staff
standardise standardize start steer stock streamline strengthen structure study submit supervise supply support surpass survey sustain
synthesise synthesize tailor teach test trace track trade train transcribe transfer transform translate transport treat triage
triple troubleshoot tune turn tutor uncover unify update upgrade upsell use utilise utilize validate verify visit volunteer weld win
work write pay make take give hold meet bring find begin speak choose hit seek sew dig bake cook grind spend bid broadcast
cast forecast slaughter breed feed shear cultivate irrigate vaccinate immunise immunize administer bill invoice cashier greet seat
sweep guard patrol rig drill mine pump wire solder plaster tile paint lay mould mold print cut iron wash style braid barber
stitch plait photograph film shoot sing perform dance compose choreograph narrate anchor moderate blog tweet post pitch close prospect`.split(
    /\s+/,
  );

/** Past forms that do not end in -ed. */
export const IRREGULAR_PASTS: Readonly<Record<string, string>> = {
  begin: 'began',
  bid: 'bid',
  breed: 'bred',
  bring: 'brought',
  broadcast: 'broadcast',
  build: 'built',
  cast: 'cast',
  choose: 'chose',
  cut: 'cut',
  dig: 'dug',
  draw: 'drew',
  drive: 'drove',
  feed: 'fed',
  find: 'found',
  forecast: 'forecast',
  give: 'gave',
  grind: 'ground',
  grow: 'grew',
  hit: 'hit',
  hold: 'held',
  keep: 'kept',
  lay: 'laid',
  lead: 'led',
  make: 'made',
  meet: 'met',
  oversee: 'oversaw',
  pay: 'paid',
  prove: 'proved',
  read: 'read',
  rebuild: 'rebuilt',
  rewrite: 'rewrote',
  run: 'ran',
  seek: 'sought',
  sell: 'sold',
  send: 'sent',
  set: 'set',
  shoot: 'shot',
  sing: 'sang',
  speak: 'spoke',
  spend: 'spent',
  sweep: 'swept',
  take: 'took',
  teach: 'taught',
  troubleshoot: 'troubleshot',
  upsell: 'upsold',
  win: 'won',
  write: 'wrote',
};

/** Verbs whose last letter doubles before -ed and -ing. */
export const DOUBLING = new Set(
  'control cut equip spin fulfil map model plan program refer rerun run set ship transfer log submit scan label travel win dig rig plan begin hit bid slam sit cancel'.split(
    ' ',
  ),
);

/** Words in -ed that describe and do not act. */
export const DESCRIBING = new Set(
  `advanced accomplished based certified committed dedicated detailed driven experienced focused gifted limited motivated
qualified registered related required seasoned self-motivated skilled talented trusted united need speed indeed unlimited
well-organized well-organised unprecedented varied`.split(/\s+/),
);

/** Verbs of leading others; with such a statement an advanced skill counts as expert. */
export const LEADING_VERBS = new Set(
  'lead train mentor architect head supervise direct coach spearhead oversee teach chair found establish'.split(
    ' ',
  ),
);

/** Openings that name a duty instead of a deed. */
export const DUTY_PHRASES: readonly string[] = [
  'responsible for',
  'responsibilities include',
  'responsibilities included',
  'duties include',
  'duties included',
  'my duties',
  'in charge of',
  'tasked with',
  'charged with',
  'my role was',
  'my role is',
  'my job was',
  'job duties',
  'was involved in',
  'involved in',
  'assigned to',
  'accountable for',
  'worked on',
  'helped with',
  'participated in',
  'took part in',
  'assisted in',
  'assisted with',
  'assisted the',
  'assisting',
  'helped in',
  'helping',
  'attended',
  'attending',
  'contributed to',
  'was part of',
  'worked with',
  'other duties',
];

/** Praise that anybody could write, and fillers. */
export const BUZZWORDS: readonly string[] = [
  'a proven track record',
  'above and beyond',
  'best of breed',
  'bottom line',
  'can do attitude',
  'can-do attitude',
  'cutting edge',
  'cutting-edge',
  'detail oriented',
  'detail-oriented',
  'dynamic and',
  'dynamic individual',
  'dynamic person',
  'dynamic professional',
  'dynamic team',
  'eager to learn',
  'energetic',
  'excellent communication skills',
  'excellent communicator',
  'excellent people skills',
  'extensive experience',
  'fast learner',
  'fast-paced environment',
  'game changer',
  'game-changer',
  'go getter',
  'go-getter',
  'good communication skills',
  'good team player',
  'goal oriented',
  'goal-oriented',
  'great communicator',
  'guru',
  'hard worker',
  'hard working',
  'hard-working',
  'hardworking',
  'highly motivated',
  'highly organised',
  'highly organized',
  'highly skilled',
  'hit the ground running',
  'in order to',
  'innovative thinker',
  'leverage synergies',
  'low-hanging fruit',
  'move the needle',
  'ninja',
  'out of the box',
  'out-of-the-box',
  'outside the box',
  'outstanding communication',
  'paradigm',
  'passionate about',
  'people person',
  'perfectionist',
  'proactive individual',
  'proven track record',
  'quick learner',
  'references available on request',
  'references on request',
  'references available upon request',
  'result driven',
  'result-driven',
  'result-oriented',
  'results driven',
  'results oriented',
  'results-driven',
  'results-oriented',
  'rockstar',
  'seasoned professional',
  'seeking a better opportunity',
  'seeking a challenging',
  'seeking a job',
  'seeking a position where',
  'seeking an opportunity',
  'self driven',
  'self motivated',
  'self starter',
  'self-driven',
  'self-motivated',
  'self-starter',
  'strategic thinker',
  'strong work ethic',
  'synergy',
  'team player',
  'think outside',
  'thinks outside',
  'thought leader',
  'track record of success',
  'utilise my skills',
  'utilize my skills',
  'various tasks',
  'vast experience',
  'wear many hats',
  'well organised individual',
  'well organized individual',
  'work under pressure',
  'works well under pressure',
  'world class',
  'world-class',
];

/** Wrong spelling and the right one. Only words that are no word of any English. */
export const MISSPELLINGS: Readonly<Record<string, string>> = Object.fromEntries(
  `accomodate:accommodate accomodation:accommodation acheive:achieve acheived:achieved acheivement:achievement
accross:across acounting:accounting acquiered:acquired adress:address adressed:addressed agressive:aggressive
anaylsis:analysis anual:annual aquired:acquired arguement:argument assesment:assessment assitant:assistant
attendence:attendance availible:available begining:beginning beleive:believe buisness:business bussiness:business
calender:calendar catagory:category certficate:certificate certifcate:certificate collegue:colleague collegues:colleagues
comission:commission commited:committed commitee:committee committment:commitment communciation:communication
comunication:communication comunicate:communicate concious:conscious consistant:consistent contruction:construction
coordiate:coordinate cordinated:coordinated custumer:customer custumers:customers definately:definitely develope:develop
developement:development developped:developed diferent:different dilligent:diligent effeciency:efficiency
efficency:efficiency embarass:embarrass enviroment:environment equiptment:equipment excellant:excellent
excercise:exercise experiance:experience experianced:experienced expereince:experience facilites:facilities
familar:familiar finacial:financial finanical:financial foriegn:foreign goverment:government gaurantee:guarantee
grammer:grammar guidence:guidance hygeine:hygiene identifed:identified immediatly:immediately implemeted:implemented
implimented:implemented improvment:improvement inclued:include independant:independent indepedent:independent
intergrated:integrated intrest:interest inventry:inventory knowlege:knowledge knowledgable:knowledgeable
labratory:laboratory liason:liaison liase:liaise libary:library lisence:licence maintainance:maintenance
maintanance:maintenance maintainence:maintenance managment:management mangement:management
manufactoring:manufacturing markting:marketing milennium:millennium minumum:minimum neccessary:necessary
necesary:necessary negociate:negotiate negociated:negotiated noticable:noticeable occassion:occasion
occured:occurred occurence:occurrence ocurred:occurred oppurtunity:opportunity oportunity:opportunity
orgnization:organization organistion:organisation paticular:particular performence:performance permanant:permanent
personel:personnel posession:possession prefered:preferred presance:presence privelege:privilege
proccess:process proccessing:processing procedings:proceedings profesional:professional proffesional:professional
proffessional:professional proficency:proficiency proficent:proficient programing:programming prooven:proven
publically:publicly questionaire:questionnaire recieve:receive recieved:received recieving:receiving reccomend:recommend
recomend:recommend recomended:recommended recquired:required refered:referred relevent:relevant reponsible:responsible
responsable:responsible resposible:responsible responsibilty:responsibility resturant:restaurant satisfed:satisfied
scedule:schedule schedual:schedule sucess:success succesful:successful successfull:successful succesfully:successfully
sucessfully:successfully secratary:secretary secretery:secretary seperate:separate seperated:separated similiar:similar
sincerly:sincerely skilfull:skilful stategy:strategy stratergy:strategy strenght:strength strenghts:strengths
studing:studying supercede:supersede supervison:supervision supervisior:supervisor suport:support technicion:technician
techncial:technical thier:their threshhold:threshold transfered:transferred transfering:transferring
truely:truly univeristy:university univesity:university untill:until usefull:useful vaccum:vacuum volenteer:volunteer
volunter:volunteer wellfare:welfare wich:which writting:writing writen:written`
    .split(/\s+/)
    .map((pair) => pair.split(':') as [string, string]),
);
