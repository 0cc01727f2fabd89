import type { LetterTone } from '@career/contracts/vocabulary/letter-vocabulary';
import type { PhraseBook, TonePhrases } from '../phrase-book.types.ts';

const formal: TonePhrases = {
  greeting: ['Dear Hiring Manager,'],
  apply: [
    'I am writing to apply for the position of {position} at {company}.',
    'Please accept this letter as my application for the position of {position} at {company}.',
    'I wish to apply for the post of {position} at {company}.',
    'I would like to be considered for the position of {position} at {company}.',
    'With this letter I apply for the position of {position} at {company}.',
  ],
  presentRole: [
    'I currently work as {role} at {employer}{tenure}.',
    'At present I am {role} at {employer}{tenure}.',
    'My present post is that of {role} at {employer}{tenure}.',
  ],
  lastRole: [
    'Most recently I worked as {role} at {employer}{tenure}.',
    'My last post was that of {role} at {employer}{tenure}.',
    'I was last employed as {role} at {employer}{tenure}.',
  ],
  tenure: [
    ', and I bring {years} of work experience in all',
    ', with {years} of work experience to date',
    ', and my work experience adds up to {years}',
  ],
  studying: [
    'I am studying for {degree} at {institution}.',
    'I am at present a student at {institution}, reading for {degree}.',
  ],
  asks: [
    'Your advert asks for {skills}, and I can point to each of them in my own record.',
    'Among your requirements are {skills}; my record shows all of them.',
    'You ask for {skills}, and each of them has its place in my record.',
  ],
  asksOne: [
    'Your advert asks for {skills}, which is part of my record.',
    'Among your requirements is {skills}, which I can show from my own work.',
  ],
  intro: [
    'I should like to set out briefly the work that speaks for my application.',
    'Allow me to name the parts of my work that matter most for this post.',
    'The following parts of my work bear most closely on what the post asks for.',
    'Let me set out what in my work bears on this post.',
  ],
  core: [
    'The core of my experience lies in {skills}.',
    'My experience lies chiefly in {skills}, on which I would build in this post.',
    'The skills that I have used most so far are {skills}.',
  ],
  pastLead: [
    'As {role} at {employer}, ',
    'While I was {role} at {employer}, ',
    'During my time as {role} at {employer}, ',
    'In my work as {role} at {employer}, ',
  ],
  presentLead: [
    'In my present role as {role} at {employer}, ',
    'As {role} at {employer}, ',
    'In my work as {role} at {employer}, ',
  ],
  knownLead: ['At {employer}, ', 'In my work at {employer}, ', 'In my post at {employer}, '],
  next: ['In the same role, ', 'Beyond that, ', 'In addition, ', 'At the same employer, '],
  topic: [
    'Your advert mentions {topic}. ',
    'The role involves {topic}. ',
    'You name {topic} in your advert. ',
    'The work you describe includes {topic}. ',
  ],
  achievement: [
    'Among my achievements is {title}.',
    'My record also includes {title}.',
    'I may add {title} as an achievement.',
  ],
  degree: [
    'I hold {degree} from {institution}.',
    'My training goes back to {degree} from {institution}.',
    'By education I hold {degree} from {institution}.',
  ],
  certificate: [
    'I also hold {certificate}.',
    'I have gained {certificate}.',
    'In addition, I hold {certificate}.',
  ],
  skills: [
    'The skills I would bring to the post include {skills}.',
    'My resume further lists {skills} among my skills.',
    'Further skills of mine are {skills}.',
  ],
  relocate: ['I am prepared to move to {country} for this post.', 'Moving to {country} is part of my plans.'],
  languages: ['I speak {languages}.', 'My languages are {languages}.'],
  resume: [
    'My resume sets out the dates and the further details of this work.',
    'The dates and further details of all this are in my resume.',
    'My resume, which comes with this letter, holds the dates and more of my record.',
  ],
  transfer: [
    'I would be glad to put this experience to use at {company}, and to learn what the post asks for beyond it.',
    'It is this experience that I would place at the service of {company}, together with the will to go on learning.',
    'This experience is what I would bring to {company}, and I am ready to learn whatever the post needs besides.',
  ],
  whyLead: [
    'There is also a reason why I write to {company} in particular.',
    'I have a reason of my own for applying to {company} rather than elsewhere.',
    'It is no accident that I am writing to {company} and not to another employer.',
  ],
  close: [
    'I would welcome the opportunity to discuss in an interview how this experience could serve {company}.',
    'I should be glad to discuss my application with you in an interview, and to answer any question about it.',
    'I would be grateful for the chance to tell you more about this work in an interview.',
    'Should my experience meet your needs, I would be pleased to discuss it with you in an interview.',
  ],
  thanks: [
    'Thank you for taking the time to consider my application.',
    'Thank you for your time; I look forward to hearing from you.',
    'I thank you for your consideration and look forward to your reply.',
  ],
  signOff: { british: ['Yours faithfully,'], american: ['Sincerely,', 'Respectfully,'] },
};

const warm: TonePhrases = {
  greeting: ['Dear {company} team,', 'Hello {company} team,'],
  apply: [
    'I am delighted to apply for the role of {position} at {company}.',
    'The role of {position} at {company} is one I would very much like to do, and I am glad to apply for it.',
    'It is a pleasure to send you my application for the role of {position} at {company}.',
    'I was happy to see the role of {position} at {company}, and I would love to be considered for it.',
  ],
  presentRole: [
    'These days I work as {role} at {employer}{tenure}.',
    'You would find me today at {employer}, where I am {role}{tenure}.',
    'Right now I am {role} at {employer}{tenure}.',
  ],
  lastRole: [
    'My latest job was as {role} at {employer}{tenure}.',
    'You may like to know that I last worked as {role} at {employer}{tenure}.',
    'I come to you from {employer}, where I was {role}{tenure}.',
  ],
  tenure: [
    ', and I have {years} of work behind me',
    ', with {years} of work to look back on',
    ', and I bring {years} of experience with me',
  ],
  studying: [
    'I am studying for {degree} at {institution}.',
    'You would be meeting a student: I am working towards {degree} at {institution}.',
  ],
  asks: [
    'You ask for {skills}, and I was glad to read it, because I have done work with each of them.',
    'I was pleased to find {skills} in your advert, since all of them are part of what I do.',
    'Reading your advert I recognised {skills} at once: each of them runs through my own work.',
  ],
  asksOne: [
    'You ask for {skills}, and I was glad to read it, because I know it from my own work.',
    'I was pleased to find {skills} in your advert, since it is part of what I do.',
  ],
  intro: [
    'Let me tell you about the work that made me think of applying.',
    'Here is the part of my work that I think will interest you most.',
    'A few things that I have done will tell you more than a list of qualities.',
  ],
  core: [
    'If you asked me about my work, I would say {skills}.',
    'My work so far has had much to do with {skills}, and I like it that way.',
    'What I have spent most of my time on are {skills}.',
  ],
  pastLead: [
    'When I was {role} at {employer}, ',
    'As {role} at {employer}, ',
    'In my time as {role} at {employer}, ',
    'Working as {role} at {employer}, ',
  ],
  presentLead: [
    'As {role} at {employer}, ',
    'In my job as {role} at {employer}, ',
    'Where I work now, as {role} at {employer}, ',
  ],
  knownLead: ['At {employer}, ', 'In my job at {employer}, ', 'With {employer}, '],
  next: ['On top of that, ', 'In the same job, ', 'What is more, ', 'Alongside this, '],
  topic: [
    'You mention {topic}. ',
    'I was glad to see {topic} in your advert. ',
    'Your advert speaks of {topic}. ',
    'I read that the role involves {topic}. ',
  ],
  achievement: [
    'I am proud of one thing in particular: {title}.',
    'One moment I look back on gladly is {title}.',
    'I am happy to count {title} among my achievements.',
  ],
  degree: [
    'I hold {degree} from {institution}.',
    'Along the way I earned {degree} from {institution}.',
    'Behind this work stands {degree} from {institution}.',
  ],
  certificate: [
    'I have also earned {certificate}.',
    'I am glad to hold {certificate}, too.',
    'I have {certificate} as well.',
  ],
  skills: [
    'I would also bring {skills} with me.',
    'You would be able to count on me for {skills}, too.',
    'I also enjoy working with {skills}.',
  ],
  relocate: ['I am ready to move to {country}, too.', 'A move to {country} is something I look forward to.'],
  languages: ['I speak {languages}.', 'You can talk to me in {languages}.'],
  resume: [
    'My resume tells you more, with all the dates.',
    'You will find the dates and more of the story in my resume.',
    'There is more of this in my resume, with dates and details.',
  ],
  transfer: [
    'I would love to bring all of this to {company}, and to keep learning from the people there.',
    'All of this I would gladly bring to {company}, along with the wish to learn how you do things.',
    'I would enjoy putting all of this to work at {company}, and learning what I do not know yet.',
  ],
  whyLead: [
    'You may wonder why I am writing to {company} of all places.',
    'There is a reason why it is {company} that I am writing to today.',
    'Why {company} and not somewhere else? I have a good answer to that.',
  ],
  close: [
    'I would love to talk with you about how I could help at {company}.',
    'I would enjoy meeting you to hear more about the role and to tell you more about my work.',
    'It would be a pleasure to meet you and to talk about what your team needs.',
    'If this sounds like the person you are looking for, I would be happy to talk.',
  ],
  thanks: [
    'Thank you for reading this far, and for thinking about my application.',
    'Thank you for your time; I hope we will speak soon.',
    'Many thanks for considering me.',
  ],
  signOff: { british: ['Kind regards,', 'With kind regards,'], american: ['Warm regards,', 'Best regards,'] },
};

const concise: TonePhrases = {
  greeting: ['Dear Hiring Manager,'],
  apply: [
    'I am applying for the role of {position} at {company}.',
    'This is my application for the role of {position} at {company}.',
    'Please consider me for the role of {position} at {company}.',
    'I apply for the role of {position} at {company}.',
  ],
  presentRole: [
    'I am {role} at {employer}{tenure}.',
    'I work as {role} at {employer}{tenure}.',
    'Present role: {role} at {employer}{tenure}.',
  ],
  lastRole: [
    'I was last {role} at {employer}{tenure}.',
    'My last role was {role} at {employer}{tenure}.',
    'I last worked as {role} at {employer}{tenure}.',
  ],
  tenure: [', with {years} of experience'],
  studying: ['I am studying for {degree} at {institution}.'],
  asks: [
    'You ask for {skills}; I have used them all.',
    'I have used {skills}, which you ask for.',
    'Of what you ask for, I have {skills}.',
  ],
  asksOne: ['You ask for {skills}; I have used it.', 'I have used {skills}, which you ask for.'],
  intro: [],
  core: ['My core skills: {skills}.', 'I mostly work with {skills}.'],
  pastLead: ['As {role} at {employer}, ', 'At {employer}, as {role}, '],
  presentLead: ['As {role} at {employer}, ', 'At {employer}, as {role}, '],
  knownLead: ['At {employer}, '],
  next: ['', '', 'Also, '],
  topic: ['On {topic}: ', 'To {topic} I can add this: '],
  achievement: ['One achievement: {title}.', 'Achievements include {title}.'],
  degree: ['I hold {degree} from {institution}.'],
  certificate: ['I hold {certificate}.', 'I also hold {certificate}.'],
  skills: ['Other skills: {skills}.', 'I also work with {skills}.'],
  relocate: ['I am ready to move to {country}.'],
  languages: ['I speak {languages}.'],
  resume: ['My resume has the details.', 'Dates and details are in my resume.'],
  transfer: [],
  whyLead: [],
  close: [
    'I would be glad to discuss this in an interview.',
    'I am happy to tell you more in an interview.',
    'I look forward to discussing it with you.',
  ],
  thanks: ['Thank you for your time.', 'Thank you for your consideration.', 'Thank you for reading.'],
  signOff: { british: ['Kind regards,', 'Best wishes,'], american: ['Best regards,', 'Sincerely,'] },
};

const tones: Record<LetterTone, TonePhrases> = { formal, warm, concise };

/** What letters in English are made of. */
export const ENGLISH_PHRASES: PhraseBook = {
  tones,
  roleOnly: 'As {role}, ',
  employerOnly: 'At {employer}, ',
  sameRole: 'In the same role, ',
  why: [
    '[Say in a sentence why you want to work at {company}: a product, a project or a value of theirs that you know.]',
    '[Say in a sentence why {company} is the place for you, with something about them that you found out yourself.]',
    '[Say in a sentence why the work of {company} matters to you; only you can know that.]',
  ],
  frame: {
    now: '[Say in a sentence what you do now, where, and for how long.]',
    result:
      '[Describe a result of your work that answers what this job asks for, with a number if you have one.]',
    skill: '[If you have worked with {skill}, say where and what came of it.]',
    education: '[Name your highest qualification and where you gained it.]',
    name: '[Your name]',
  },
};
