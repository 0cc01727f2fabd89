import { defineEntity, type InferEntity, p } from '@mikro-orm/core';

/** What was found when the link of a course was last visited. Belongs to nobody. */
export const TrainingLinkEntity = defineEntity({
  name: 'TrainingLink',
  tableName: 'training_link',
  properties: {
    /** Id in the catalogue of courses. */
    trainingId: p.string().primary(),
    /** The address that was visited; the finding says nothing of another one. */
    url: p.text(),
    checkedAt: p.datetime(),
    isBroken: p.boolean(),
    /** Status or fault, for the operator. */
    finding: p.text(),
  },
});
export type TrainingLink = InferEntity<typeof TrainingLinkEntity>;
