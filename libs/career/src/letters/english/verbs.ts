/** Verbs that statements of work begin with. */
const BASES = `abstract accelerate achieve acquire act adapt address adjust administer adopt advise advocate allocate
amend analyse analyze answer apply appoint appraise approve arrange articulate assemble assess assign assist attend
attract audit author automate award balance bargain begin benchmark bill boost bring broaden brief budget build buy
calculate calibrate campaign capture care carry cast catalogue centralise centralize chair champion change channel check
clean clear close coach co-ordinate coordinate collaborate collate collect combine commission communicate compare
compile complete compose compute conceive conceptualise conceptualize condense conduct configure connect conserve
consolidate construct consult contact contribute control convert convince cook correct counsel craft create cultivate
cut deal debug decrease define delegate deliver demonstrate deploy derive design detect determine develop devise
diagnose digitise digitize direct discharge discover dispatch dispense display distribute diversify document double draft
drive earn edit educate elicit eliminate embed enable encourage enforce engage engineer enhance enlarge enrol ensure
enter equip establish estimate evaluate examine exceed execute expand expedite explain extend extract facilitate farm
file film finalise finalize find fix follow forecast form formulate foster found fulfil fulfill fund gain gather
generate give govern grade grow guide halve handle harvest head help hire host identify illustrate implement import
improve increase influence inform initiate innovate inspect inspire install institute instruct integrate interpret
interview introduce invent inventory investigate invoice issue join keep label launch lead learn lecture leverage
license liaise lift lobby localise localize log lower maintain make manage manufacture map mark market maximise maximize
measure mediate meet mentor merge migrate minimise minimize mobilise mobilize model moderate modernise modernize modify
monitor motivate move name navigate negotiate nurse observe obtain offer onboard open operate optimise optimize
orchestrate order organise organize originate outline overhaul oversee own pack participate perform persuade photograph
pilot pioneer place plan plant position post prepare prescribe present prevent price prioritise prioritize process
procure produce profile program programme project promote propose protect prototype prove provide publish purchase
qualify quantify raise rank reach realise realize rebuild receive recommend reconcile record recover recruit redesign
redevelop reduce re-engineer refactor refer register regulate rehabilitate reinforce reject relaunch release remodel
renegotiate reorganise reorganize repair replace reply report represent rescue research resolve respond restock restore
restructure retain revamp review revise revitalise revitalize rewrite roll run safeguard save scale schedule screen
script secure select sell send serve service set settle shape ship shorten showcase simplify solve source speak
spearhead specify sponsor stabilise stabilize staff store standardise standardize start steer stock streamline strengthen
structure study submit summarise summarize supervise supply support surpass survey sustain tailor take tally teach
tend test tighten track trade train transcribe transfer transform translate transport treat trim triple troubleshoot
tutor unify update upgrade use utilise utilize validate value verify view visit volunteer weld win work write do draw hold pay read ride show spend lay grind breed feed fly lose put split cater pump drill dig paint fit wire mix bake fry sweep mop guard patrol escort weave
administer alphabetise bake balance blend blog bottle brew calibrate canvass chop chair code compound cook crimp cultivate curate decorate dress
dilute embroider encode enter excavate execute extinguish fell ferment fertilise fillet forge frost garnish graft grill groom group hem
herd inject inoculate insulate interpret iron irrigate knit label lathe lubricate machine milk mill moor mould mow nurse operate
orient paginate pasteurise pave photograph pickle pipe plaster plate plough pluck polish prime proofread prune query quilt rake reap rear
render replenish rig rinse roast sand sanitise sculpt seal season service shear shelve sketch solder spray stack staff
steam sterilise stitch sweep tile till tow trap trim tune type upholster vaccinate varnish wash water weed whittle wind wrap
attach bathe check close count cover document dose earmark enrol exhibit grow instal install invoice log moderate nominate
normalise parse patch pick pilot post prep price print profile program prototype quote rate refine render resolve scan score
seed shift simulate sort stage stream subtitle survey tag tally tender test trace tutor type validate vet weigh wire`;

const IRREGULAR: Readonly<Record<string, string>> = {
  begin: 'began',
  breed: 'bred',
  dig: 'dug',
  do: 'did',
  draw: 'drew',
  feed: 'fed',
  fly: 'flew',
  grind: 'ground',
  hold: 'held',
  lay: 'laid',
  lose: 'lost',
  pay: 'paid',
  put: 'put',
  read: 'read',
  ride: 'rode',
  spend: 'spent',
  split: 'split',
  sweep: 'swept',
  weave: 'wove',
  bring: 'brought',
  build: 'built',
  buy: 'bought',
  cast: 'cast',
  cut: 'cut',
  deal: 'dealt',
  drive: 'drove',
  find: 'found',
  forecast: 'forecast',
  give: 'gave',
  grow: 'grew',
  keep: 'kept',
  lead: 'led',
  make: 'made',
  meet: 'met',
  oversee: 'oversaw',
  rebuild: 'rebuilt',
  rewrite: 'rewrote',
  run: 'ran',
  sell: 'sold',
  send: 'sent',
  set: 'set',
  speak: 'spoke',
  take: 'took',
  teach: 'taught',
  troubleshoot: 'troubleshot',
  win: 'won',
  write: 'wrote',
};

/** Verbs of one stressed last syllable double their last letter. */
const DOUBLING = new Set(
  'dig fit mop put split cut equip debug enrol fulfil log map plan program refer run set ship submit transfer trim win begin label model cancel travel counsel'.split(
    ' ',
  ),
);

const doubled = (base: string): string => (DOUBLING.has(base) ? base + base.slice(-1) : base);

function pastOf(base: string): string {
  const irregular = IRREGULAR[base];
  if (irregular) return irregular;
  if (base.endsWith('e')) return `${base}d`;
  if (/[^aeiou]y$/.test(base)) return `${base.slice(0, -1)}ied`;
  return `${doubled(base)}ed`;
}

function continuousOf(base: string): string {
  if (/[^eo]e$/.test(base)) return `${base.slice(0, -1)}ing`;
  return `${doubled(base)}ing`;
}

function thirdOf(base: string): string {
  if (/(?:[sxo]|ch|sh)$/.test(base)) return `${base}es`;
  if (/[^aeiou]y$/.test(base)) return `${base.slice(0, -1)}ies`;
  return `${base}s`;
}

export type VerbForm = 'base' | 'past' | 'continuous' | 'third';

interface KnownVerb {
  base: string;
  past: string;
  form: VerbForm;
}

const FORMS = new Map<string, KnownVerb>();
for (const base of BASES.split(/\s+/)) {
  const past = pastOf(base);
  const forms: [string, VerbForm][] = [
    [continuousOf(base), 'continuous'],
    [thirdOf(base), 'third'],
    [base, 'base'],
    // Last: `cut` and `set` are past more often than not.
    [past, 'past'],
  ];
  for (const [word, form] of forms) {
    // `found` is the past of find, and hardly ever a base.
    if (!(FORMS.get(word)?.form === 'past')) FORMS.set(word, { base, past, form });
  }
}

/** Words in -ed that are no verb of the person's own. */
const NO_PAST = new Set(
  `accelerated accredited advanced applied associated based bed certified combined computerised concerned dedicated
  detailed embedded estimated experienced feed gifted hundred indeed interested kindred licensed limited motivated need
  need-based registered related renowned sacred seasoned seed selected self-motivated shared shed skilled speed
  unprecedented united varied weed`.split(/\s+/),
);

/** The verb that a word is a form of; a regular past of an unknown verb is known by its ending. */
export function verbOf(word: string): KnownVerb | undefined {
  const lower = word.toLowerCase();
  const known = FORMS.get(lower);
  if (known) return known;
  if (/^[a-z-]{3,}ed$/.test(lower) && !NO_PAST.has(lower)) return { base: lower, past: lower, form: 'past' };
  return undefined;
}

/** A word that cannot begin or end the name of a subject, because it says what is done. */
export const isVerbForm = (word: string): boolean => FORMS.has(word.toLowerCase());
