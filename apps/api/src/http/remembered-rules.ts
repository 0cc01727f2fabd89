import { getMetadataStorage, type MetadataStorage } from 'class-validator';

type Rules = ReturnType<MetadataStorage['getTargetValidationMetadatas']>;
type RulesByField = ReturnType<MetadataStorage['groupByPropertyName']>;

/**
 * Lets class-validator remember the rules of each class. For every object, nested ones included, it looks through the
 * rules of all classes and tests each for inheritance; a class's rules are complete once its decorators have run, so
 * asking once for each class and group gives the same answer.
 */
export function rememberRules(storage: MetadataStorage = getMetadataStorage()): void {
  const byClass = new WeakMap<object, Map<string, Rules>>();
  const byField = new WeakMap<Rules, RulesByField>();
  const rulesOf = storage.getTargetValidationMetadatas.bind(storage);
  const grouped = storage.groupByPropertyName.bind(storage);

  storage.getTargetValidationMetadatas = (target, schema, always, strictGroups, groups) => {
    const ofClass = byClass.get(target) ?? new Map<string, Rules>();
    byClass.set(target, ofClass);
    const asked = `${schema}|${always}|${strictGroups}|${groups?.join()}`;
    const found = ofClass.get(asked) ?? rulesOf(target, schema, always, strictGroups, groups);
    ofClass.set(asked, found);
    return found;
  };
  storage.groupByPropertyName = (rules) => {
    const found = byField.get(rules) ?? grouped(rules);
    byField.set(rules, found);
    return found;
  };
}
