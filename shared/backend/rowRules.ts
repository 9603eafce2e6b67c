import type { AbilityRule } from '@atrium/contract';
import { FieldCondition } from '@ucast/core';
import type { BackendAction } from './access';
import { and, not, or, type Where } from './query/conditions';

/** In a rule's conditions: the id of whoever is meant. */
const self = '$person';

type Conditions = NonNullable<AbilityRule['conditions']>;

/** All records, none, or those of a condition. */
export type RowRule = boolean | Where<never>;

const fits = (rule: AbilityRule, action: string, subject: string): boolean =>
  [action, 'manage'].includes(rule.action) && [subject, 'all'].includes(rule.subject);

/** For any table: whether it has the columns is known when it is asked. */
const toWhere = (conditions: Conditions, personId: number): Where<never> =>
  and<never>(
    ...Object.entries(conditions).map(
      ([column, value]) => new FieldCondition('eq', column, value === self ? personId : value),
    ),
  );

/** Rules as they are for one person, for the ability of a page. */
export const rulesFor = (rules: readonly AbilityRule[], personId: number): AbilityRule[] =>
  rules.map((rule) => ({
    ...rule,
    ...(rule.conditions && {
      conditions: Object.fromEntries(
        Object.entries(rule.conditions).map(([field, value]) => [field, value === self ? personId : value]),
      ),
    }),
  }));

/** True where a rule that fits the subject has conditions. */
export const hasConditions = (rules: readonly AbilityRule[], subject: string): boolean =>
  rules.some((rule) => rule.conditions && [subject, 'all'].includes(rule.subject));

/**
 * The records with which somebody may do something: all, none, or those of a condition. As in CASL, the last rule that fits a
 * record decides of it.
 */
export function rowRuleOf(
  rules: readonly AbilityRule[],
  action: BackendAction,
  subject: string,
  personId: number,
): RowRule {
  let rule: RowRule = false;
  for (const { conditions, inverted, ...fitting } of rules) {
    if (!fits(fitting, action, subject)) continue;
    if (!conditions) rule = !inverted;
    else if (inverted) rule = withoutThese(rule, toWhere(conditions, personId));
    else rule = withThese(rule, toWhere(conditions, personId));
  }
  return rule;
}

const withThese = (rule: RowRule, these: Where<never>): RowRule =>
  typeof rule === 'boolean' ? rule || these : or<never>(rule, these);

const withoutThese = (rule: RowRule, these: Where<never>): RowRule =>
  typeof rule === 'boolean' ? rule && not<never>(these) : and<never>(rule, not(these));

/** True where rules allow something with every record of a subject. */
export const allowsEvery = (rules: readonly AbilityRule[], action: BackendAction, subject: string): boolean =>
  rowRuleOf(rules, action, subject, 0) === true;
