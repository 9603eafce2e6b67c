import type { UserRole, UserStatus } from '@atrium/backend';

export type DemoPlan = 'basic' | 'team' | 'company' | 'enterprise';

interface TeamMember {
  key: string;
  fullName: string;
  username: string;
  email: string;
  job: string;
  role: UserRole;
  plan: DemoPlan;
  status: UserStatus;
  country: string;
  phone: string;
  lastSeen: string | null;
  hasPicture: boolean;
}

const member = (
  key: string,
  fullName: string,
  username: string,
  email: string,
  job: string,
  [role, plan, status]: [UserRole, DemoPlan, UserStatus],
  [country, phone]: [string, string],
  lastSeen: string | null,
  hasPicture = false,
): TeamMember => ({ key, fullName, username, email, job, role, plan, status, country, phone, lastSeen, hasPicture });

/** The magazine's team, by user id. The first two can sign in initially. */
export const team: readonly TeamMember[] = [
  member(
    'joana',
    'Joana Duarte',
    'jduarte',
    'admin@demo.com',
    'Managing editor',
    ['admin', 'enterprise', 'active'],
    ['Portugal', '+351 21 555 0101'],
    '@+0d',
    true,
  ),
  member(
    'nils',
    'Nils Brandt',
    'nbrandt',
    'client@demo.com',
    'Client, Halden Outdoor',
    ['client', 'company', 'active'],
    ['Norway', '+47 22 55 01 02'],
    '@-1d',
  ),
  member(
    'amira',
    'Amira Haddad',
    'amira',
    'amira@example.com',
    'Senior editor',
    ['editor', 'enterprise', 'pending'],
    ['France', '+33 1 55 50 01 03'],
    '@-8d',
    true,
  ),
  member(
    'jonas',
    'Jonas Weber',
    'jonas.w',
    'jonas.weber@example.com',
    'Staff writer',
    ['author', 'team', 'active'],
    ['Germany', '+49 30 5550 0104'],
    '@-1d',
    true,
  ),
  member(
    'lucia',
    'Lucía Prado',
    'lprado',
    'lucia@example.com',
    'Head of translation',
    ['maintainer', 'enterprise', 'active'],
    ['Spain', '+34 91 555 0105'],
    '@-2d',
    true,
  ),
  member(
    'tom',
    'Tom Okafor',
    'tokafor',
    'tom.okafor@example.com',
    'Contracts and rights',
    ['maintainer', 'team', 'inactive'],
    ['Nigeria', '+234 1 555 0106'],
    '@-49d',
  ),
  member(
    'mei',
    'Mei Tanaka',
    'meit',
    'mei.tanaka@example.com',
    'Newsletter editor',
    ['subscriber', 'basic', 'pending'],
    ['Japan', '+81 3 5550 0107'],
    null,
    true,
  ),
  member(
    'silvain',
    'Silvain Roche',
    'sroche',
    'silvain@example.com',
    'Audio and video',
    ['author', 'company', 'active'],
    ['Belgium', '+32 2 555 01 08'],
    '@+0d',
  ),
  member(
    'bea',
    'Bea Lindqvist',
    'bea.l',
    'bea@example.com',
    'People and offices',
    ['subscriber', 'company', 'pending'],
    ['Sweden', '+46 8 555 01 09'],
    null,
  ),
  member(
    'kofi',
    'Kofi Mensah',
    'kofi',
    'kofi.mensah@example.com',
    'Photo editor',
    ['author', 'enterprise', 'pending'],
    ['Ghana', '+233 30 555 0110'],
    '@-9d',
    true,
  ),
  member(
    'franziska',
    'Franziska Stein',
    'fstein',
    'franziska@example.com',
    'Product and calendar',
    ['subscriber', 'team', 'pending'],
    ['Austria', '+43 1 555 0111'],
    '@-13d',
  ),
  member(
    'ravi',
    'Ravi Menon',
    'rmenon',
    'ravi.menon@example.com',
    'Web developer',
    ['editor', 'team', 'active'],
    ['India', '+91 22 5550 0112'],
    '@+0d',
    true,
  ),
  member(
    'ines',
    'Inês Carvalho',
    'icarvalho',
    'ines.carvalho@example.com',
    'Illustrator',
    ['author', 'basic', 'active'],
    ['Portugal', '+351 21 555 0113'],
    '@-3d',
    true,
  ),
  member(
    'oskar',
    'Oskar Nyberg',
    'onyberg',
    'oskar.nyberg@example.com',
    'Finance',
    ['editor', 'company', 'active'],
    ['Finland', '+358 9 555 0114'],
    '@-1d',
  ),
];

const byKey = new Map(team.map((person, index) => [person.key, { ...person, id: index + 1 }]));

export function find(key: string): TeamMember & { id: number } {
  const person = byKey.get(key);
  if (!person) throw new Error(`Nobody is called ${key}`);
  return person;
}

export const getAvatar = ({ key, hasPicture }: TeamMember): string | null =>
  hasPicture ? `/assets/demo/avatars/${key}.svg` : null;

export const toPerson = (key: string) => {
  const { fullName: name, email } = find(key);
  return { name, email };
};

export const toSender = (key: string) => ({ ...toPerson(key), avatar: getAvatar(find(key)) });
