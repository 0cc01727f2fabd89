const SUBJECT =
  /\bvisas?\b|\bwork permits?\b|\bblue card\b|\bLMIA\b|\bsponsorship\b|\b(?:sponsor|skilled worker) licen[cs]e\b|\bskilled worker (?:route|visa)\b|\bpermit applications?\b|\bresidence (?:papers|permits?)\b|\biqama\b|\bmigrant permit\b|\bred-white-red card\b/i;
const OFFERED =
  /\b(?:offer\w*|provid\w+|support\w*|sponsor\w*|guarantee\w*|free|arrang\w+|available|approved|pays?|can be issued|on the (?:hospital|company|employer|house)|process(?:ed|es)|handled?|take[sn]? care of|secured|obtained|organi[sz]ed|assist\w*|help\w*|cover\w*|welcome|includ\w+|given|apply for your)\b/i;
/** A transfer is for people who have a visa; one for a visit brings nobody to work. */
const OTHER =
  /\bvisa transfers?\b|\b(?:visitor|visit|tourist|business) visas?\b|\b(?:clients?|customers?|students?)\b/i;

/** Whether a clause offers people from abroad a visa or a work permit. */
export const sponsors = (clause: string): boolean =>
  SUBJECT.test(clause) && OFFERED.test(clause) && !OTHER.test(clause);
