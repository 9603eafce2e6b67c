export interface Person {
  id: number;
  name: string;
  email: string;
  role: string;
  status: 'active' | 'pending' | 'inactive';
  seen: string;
  /** In euros. */
  balance: number;
}

const names = [
  ['Amira Haddad', 'Editor', 'active'],
  ['Jonas Weber', 'Author', 'active'],
  ['Lucía Prado', 'Maintainer', 'pending'],
  ['Tom Okafor', 'Maintainer', 'inactive'],
  ['Mei Tanaka', 'Subscriber', 'pending'],
  ['Silvain Roche', 'Author', 'active'],
  ['Bea Lindqvist', 'Subscriber', 'active'],
  ['Kofi Mensah', 'Author', 'pending'],
  ['Franziska Stein', 'Subscriber', 'active'],
  ['Joana Duarte', 'Editor', 'inactive'],
  ['Ilse Novak', 'Author', 'active'],
  ['Omar Said', 'Editor', 'active'],
] as const;

export const people: readonly Person[] = names.map(([name, role, status], index) => ({
  id: index + 1,
  name,
  role,
  status,
  email: `${name.split(' ')[0]?.toLowerCase()}@example.com`,
  seen: `2026-11-${String(20 - index).padStart(2, '0')}`,
  balance: [0, 1240.5, 86.2, 0, 12_900, 310][index % 6] ?? 0,
}));

export const toneOf = { active: 'green', pending: 'amber', inactive: 'neutral' } as const;
