/** A made-up person whose resume fills two pages and more, with the letters that documents tend to lose. */
export const PERSON = {
  name: 'Adébáyọ̀ Ọláńrewájú',
  /** Tone marks typed as combining characters, as some keyboards do. */
  decomposedName: 'Adébáyọ̀ Ọláńrewájú'.normalize('NFD'),
  title: 'Logistics manager',
  email: 'adebayo@example.com',
  phone: '+234 803 123 4567',
  website: 'https://adebayo.example.com/',
  summary:
    'Operations lead who moved 1,200 tonnes a month across Lagos, Aba and Kano. Saved ₦450,000 a month by grouping routes; efficient office workflows, difficult files.',
  igbo: 'Ụlọ ọrụ anyị na-enyere ndị ọrụ ugbo aka ịzụ ahịa n’Ọnịcha na Ụmụahia.',
  hausa: 'Na ɗauki nauyin ƙungiyar ma’aikata a Kano, muka ƙara samun kuɗi da ɓangarori biyu.',
  yoruba: 'Mo ń ṣe iṣẹ́ ìdàgbàsókè ní Ìbàdàn, ẹgbẹ́ mi sì ní ọ̀pọ̀lọpọ̀ àṣeyọrí.',
  skills: ['Route planning', 'Excel', 'SQL', 'Negotiation', 'Cold chain', 'Bookkeeping'],
} as const;

export interface Job {
  position: string;
  company: string;
  dates: string;
  bullets: string[];
}

export function jobs(count: number): Job[] {
  return Array.from({ length: count }, (_, job) => ({
    position: `Operations officer ${job + 1}`,
    company: `Kora Foods ${job + 1} Ltd`,
    dates: `Mar 20${10 + job} – Present`,
    bullets: [
      ...[1, 2, 3, 4].map(
        (bullet) =>
          `Duty ${job + 1}.${bullet}: cut delivery cost by ₦${450 + job},${100 + bullet} a month by grouping the routes of ${job + 3} vans, and trained a team of ${bullet + 2} drivers to plan, load and report on time.`,
      ),
      [PERSON.igbo, PERSON.hausa, PERSON.yoruba][job % 3] ?? '',
    ],
  }));
}
