import { getMetadataStorage, ValidationTypes } from 'class-validator';

type Rule = ReturnType<ReturnType<typeof getMetadataStorage>['getTargetValidationMetadatas']>[number];
type Target = Record<string, unknown>;
type Holds = (object: object, value: unknown) => boolean;

interface FieldPlan {
  name: string;
  /** Whether the rules are asked at all, as for an optional field that is missing. */
  conditions: Holds[];
  rules: Holds[];
  isNested: boolean;
}

interface Plan {
  fields: readonly FieldPlan[];
  names: ReadonlySet<string>;
}

const plans = new Map<string, WeakMap<object, Plan | undefined>>();

/**
 * Whether an object certainly keeps all rules that class-validator has for its class; what the rules do not name is
 * dropped. They are the library's own, asked one after the other without making errors, promises and lists for each
 * field. False says nothing: the library is asked then, and has the last word and the messages.
 */
export function keepsAllRules(object: object, group: string): boolean {
  const plan = planOf(object.constructor, group);
  if (!plan) return false;
  const values = object as Target;
  for (const name of Object.keys(values)) if (!plan.names.has(name)) delete values[name];
  return plan.fields.every((field) => keepsField(object, values[field.name], field, group));
}

function keepsField(
  object: object,
  value: unknown,
  { conditions, rules, isNested }: FieldPlan,
  group: string,
): boolean {
  if (!conditions.every((isAsked) => isAsked(object, value))) return true;
  return rules.every((holds) => holds(object, value)) && (!isNested || keepsInside(value, group));
}

function keepsInside(value: unknown, group: string): boolean {
  if (!Array.isArray(value)) return value === undefined || keepsObject(value, group);
  return value.every((entry) => keepsObject(entry, group));
}

const keepsObject = (value: unknown, group: string): boolean =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && keepsAllRules(value, group);

function planOf(target: object, group: string): Plan | undefined {
  const ofGroup = plans.get(group) ?? new WeakMap<object, Plan | undefined>();
  plans.set(group, ofGroup);
  if (!ofGroup.has(target)) ofGroup.set(target, makePlan(target, group));
  return ofGroup.get(target);
}

/** @returns undefined for a class without rules, or with one of a kind that is not known here. */
function makePlan(target: object, group: string): Plan | undefined {
  const storage = getMetadataStorage();
  const rules = storage.getTargetValidationMetadatas(target as never, '', false, false, [group]);
  const byName = Object.entries(storage.groupByPropertyName(rules));
  const fields = byName.map(([name, ofField]) => fieldPlan(name, ofField));
  if (fields.length === 0 || fields.includes(undefined)) return undefined;
  return { fields: fields as FieldPlan[], names: new Set(byName.map(([name]) => name)) };
}

function fieldPlan(name: string, rules: readonly Rule[]): FieldPlan | undefined {
  const plan: FieldPlan = { name, conditions: [], rules: [], isNested: false };
  for (const rule of rules) {
    if (rule.validateIf) return undefined;
    if (rule.type === ValidationTypes.CONDITIONAL_VALIDATION) plan.conditions.push(rule.constraints[0]);
    else if (rule.type === ValidationTypes.NESTED_VALIDATION) plan.isNested = true;
    else if (rule.type === ValidationTypes.CUSTOM_VALIDATION) plan.rules.push(...checksOf(rule));
    else if (rule.type !== ValidationTypes.WHITELIST) return undefined;
  }
  return plan;
}

function checksOf(rule: Rule): Holds[] {
  const constraints = getMetadataStorage().getTargetValidatorConstraints(rule.constraintCls);
  return constraints.map(({ instance }) => (object, value) => {
    const asked = {
      targetName: object.constructor.name,
      property: rule.propertyName,
      object,
      value,
      constraints: rule.constraints,
    };
    // A promise is no answer, so the library is asked.
    const holds = (one: unknown): boolean => instance.validate(one, asked) === true;
    return rule.each && Array.isArray(value) ? value.every(holds) : holds(value);
  });
}
