import type { AbilityRule, MockAction, UserRole } from 'shared/api';

const appSubjects = ['Email', 'Chat', 'Todo', 'Calendar', 'User', 'Invoice', 'Product', 'Blog', 'Analytics'];
const otherSubjects = ['Account', 'Profile', 'Help', 'ACL', 'Auth'];

/** Every subject that a rule may name, besides `all`. */
export const subjects: readonly string[] = [...appSubjects, ...otherSubjects];

const rules = (action: string, ...names: string[]): AbilityRule[] => names.map((subject) => ({ action, subject }));

const rulesByRole: Record<UserRole, readonly AbilityRule[]> = {
  admin: rules('manage', 'all'),
  maintainer: [...rules('manage', 'all'), { action: 'delete', subject: 'User', inverted: true }],
  editor: [
    ...rules('manage', 'Email', 'Chat', 'Todo', 'Calendar', 'Blog', 'Account'),
    ...rules('read', 'User', 'Invoice', 'Product', 'Analytics', 'Profile', 'Help', 'ACL', 'Auth'),
  ],
  author: [
    ...rules('manage', 'Email', 'Chat', 'Todo', 'Calendar', 'Account'),
    ...['create', 'read', 'update'].flatMap((action) => rules(action, 'Blog')),
    ...rules('read', 'Profile', 'Help', 'ACL', 'Auth'),
  ],
  subscriber: [...rules('read', 'Blog', 'Product', 'Profile', 'Help', 'ACL', 'Auth'), ...rules('manage', 'Account')],
  client: rules('read', 'ACL', 'Auth'),
};

/** The rules that a user of this role is given: the one source for tokens, checks and the matrix on a user's page. */
export const getRules = (role: UserRole): AbilityRule[] => rulesByRole[role].map((rule) => ({ ...rule }));

/** Whether rules allow something; as in CASL the last rule that fits decides. */
export function isAllowed(given: readonly AbilityRule[], action: MockAction, subject: string): boolean {
  const fitting = given.findLast(
    (rule) => [action, 'manage'].includes(rule.action) && [subject, 'all'].includes(rule.subject),
  );
  return fitting !== undefined && fitting.inverted !== true;
}
