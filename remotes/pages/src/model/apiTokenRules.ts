import type { ApiToken, NewApiToken } from '../api/account/schemas';

/** What a token allows, as its form has it. */
export interface ApiTokenAccess {
  access: 'read' | 'all' | 'chosen';
  /** Subjects, where they are chosen. */
  readable: readonly string[];
  changeable: readonly string[];
}

export function toRules({ access, readable, changeable }: ApiTokenAccess): NewApiToken['rules'] {
  if (access === 'all') return [{ action: 'manage', subject: 'all' }];
  if (access === 'read') return [{ action: 'read', subject: 'all' }];
  return [
    ...changeable.map((subject) => ({ action: 'manage' as const, subject })),
    ...readable
      .filter((subject) => !changeable.includes(subject))
      .map((subject) => ({ action: 'read' as const, subject })),
  ];
}

/** What a token allows, for its line in the list; rules that other programs have made count as changing. */
export function accessOf({ rules }: Pick<ApiToken, 'rules'>): ApiTokenAccess {
  const all = rules.filter(({ subject }) => subject === 'all');
  const of = (isReading: boolean) =>
    rules.filter(({ action }) => (action === 'read') === isReading).map(({ subject }) => subject);
  const access = all.some(({ action }) => action !== 'read') ? 'all' : all.length > 0 ? 'read' : 'chosen';
  return access === 'chosen'
    ? { access, readable: of(true), changeable: of(false) }
    : { access, readable: [], changeable: [] };
}
