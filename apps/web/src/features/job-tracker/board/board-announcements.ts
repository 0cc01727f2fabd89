import type { Active, Announcements, Over } from '@dnd-kit/core';
import { t } from '../../../shared/language/texts.ts';
import type { ListedApplication } from '../applications/application-page.ts';
import { isStatusName, STATUS_NAMES } from '../applications/statuses.ts';

export const INSTRUCTIONS =
  t`To move the application, press space or enter. Choose a column with the left and right arrow keys, ` +
  t`press space or enter again to leave it there, or escape to put it back.`;

const nameOf = ({ data }: Active): string => {
  const application: ListedApplication | undefined = data.current?.application;
  return application ? t`${application.position} at ${application.company}` : t`The application`;
};

const columnOf = (over: Over | null): string | undefined =>
  over && isStatusName(over.id) ? STATUS_NAMES[over.id] : undefined;

/** What a screen reader hears while a card is moved. */
export const announcements: Announcements = {
  onDragStart: ({ active }) => t`Picked up ${nameOf(active)}.`,
  onDragOver: ({ active, over }) => {
    const column = columnOf(over);
    return column ? t`${nameOf(active)} is over ${column}.` : t`${nameOf(active)} is over no column.`;
  },
  onDragEnd: ({ active, over }) => {
    const column = columnOf(over);
    return column ? t`${nameOf(active)} was put in ${column}.` : t`${nameOf(active)} stays where it was.`;
  },
  onDragCancel: ({ active }) => t`${nameOf(active)} was put back.`,
};
