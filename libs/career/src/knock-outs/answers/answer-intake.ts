import { degreeLevel } from '../../claims/levels.ts';
import { oneLine } from '../../letters/words.ts';
import type { IntakeRequirement } from '../knock-out.types.ts';
import { type AnswerContext, type KnockOutAnswer, met, notMet, unknown } from './answer.types.ts';
import { dayWords } from './day-words.ts';

/** Something that ended: studies or national service. */
interface Ended {
  path: string;
  name: string;
  /** `YYYY` or `YYYY-MM`; empty where it was not said. */
  date: string;
  isOver: boolean;
}

/** Whether studies or service ended within the period that a posting takes people of. */
export function answerIntake(asked: IntakeRequirement, context: AnswerContext): KnockOutAnswer {
  const ended = asked.of === 'graduation' ? studiesOf(context) : servicesOf(context);
  const first = ended[0];
  if (!first) return unknown('not-said', asked.of === 'graduation' ? 'education' : 'nationalService');
  const known = ended.filter(({ date, isOver }) => date !== '' && isOver);
  if (known.length === 0) return unknown(first.isOver ? 'not-said' : 'not-finished', first.path);
  const placed = known.map((one) => ({ one, place: placeOf(one.date, asked, context.today) }));
  const inside = placed.find(({ place }) => place === 'inside');
  const open = placed.find(({ place }) => place === 'open');
  const shown = (inside ?? open ?? placed[0])?.one ?? first;
  const fact = { path: shown.path, quote: `${shown.name}: ${dayWords(shown.date)}` };
  // Which of two degrees the posting means is for the person to judge.
  if (inside && placed.some(({ place }) => place === 'outside')) return unknown('exception', null, fact);
  if (inside) return met(fact, shown.path);
  return open ? unknown('not-said', shown.path, fact) : notMet(fact, shown.path);
}

const studiesOf = ({ resume }: AnswerContext): Ended[] =>
  (resume.education ?? []).flatMap(({ degree = '', endDate = '', current }, index) => {
    const level = degreeLevel(oneLine(degree));
    // Of a school certificate nobody says that one graduated.
    return level !== undefined && level < 2
      ? []
      : [{ path: `education.${index}.endDate`, name: oneLine(degree), date: endDate, isOver: !current }];
  });

const servicesOf = ({ resume }: AnswerContext): Ended[] =>
  (resume.nationalService ?? []).flatMap(({ scheme, status, endDate = '' }, index) =>
    scheme === 'nysc'
      ? [
          {
            path: `nationalService.${index}.endDate`,
            name: 'NYSC',
            date: endDate,
            isOver: status !== 'serving' && status !== 'not-yet',
          },
        ]
      : [],
  );

const monthsOf = (date: string, month: number): number =>
  Number(date.slice(0, 4)) * 12 + (date.length > 4 ? Number(date.slice(5, 7)) - 1 : month);

/** Years without months reach from January to December. */
function placeOf(date: string, { from, to, within }: IntakeRequirement, today: string) {
  const earliest = within === undefined ? from && monthsOf(from, 0) : monthsOf(today, 0) - within;
  const latest = to && monthsOf(to, 11);
  const [start, end] = [monthsOf(date, 0), monthsOf(date, 11)];
  if ((earliest && end < earliest) || (latest && start > latest)) return 'outside';
  return (!earliest || start >= earliest) && (!latest || end <= latest) ? 'inside' : 'open';
}
