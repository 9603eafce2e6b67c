import type { Person } from '@atrium/backend';
import type { Faker } from '@faker-js/faker';
import { clients, type DemoClient, type DemoPlan, getAvatar, team } from '.';
import { genericAvatars, getGenericAvatar, pick, toAscii } from './pick';

type DemoPerson = Person & { currentPlan: DemoPlan; language?: string };

const roles: Person['role'][] = [
  'editor',
  'author',
  'subscriber',
  'subscriber',
  'author',
  'client',
  'maintainer',
  'subscriber',
];
const plans: DemoPlan[] = ['team', 'basic', 'company', 'enterprise', 'team', 'basic', 'company'];
const statuses: Person['status'][] = ['active', 'active', 'pending', 'active', 'inactive'];
const companies = [
  'Weber & Partner',
  'Casa do Cais',
  'Fjord Coffee',
  'Harbour Books',
  'Mori Paperworks',
  'Nordlicht Kollektiv',
  'Kanaal Festival',
  'Atrium',
];
const countries = [
  'Portugal',
  'Germany',
  'France',
  'Spain',
  'Norway',
  'Ghana',
  'Japan',
  'Italy',
  'Brazil',
  'Canada',
  'India',
  'Netherlands',
];
const languages = ['English', 'German', 'French', 'Portuguese', 'Spanish'];

const userCount = 132;
const adminIds = new Set([40, 88]);

const toTeamUser = (member: (typeof team)[number], index: number): DemoPerson => ({
  id: index + 1,
  fullName: member.fullName,
  company: member.key === 'nils' ? 'Halden Outdoor' : 'Atrium',
  role: member.role,
  username: member.username,
  country: member.country,
  contact: member.phone,
  email: member.email,
  currentPlan: member.plan,
  status: member.status,
  avatar: getAvatar(member),
  lastSeen: member.lastSeen,
});

const toUsername = (first: string, last: string) => `${toAscii(first)[0]}${toAscii(last)}`;

const toClientUser = ({ name, company, companyEmail, country, contact }: DemoClient) => ({
  fullName: name,
  company,
  username: toUsername(name, name.split(' ').slice(1).join('')),
  country,
  contact,
  email: companyEmail,
});

/** Team, invoiced clients, and further people. */
export function buildPeople(faker: Faker): DemoPerson[] {
  const users = team.map(toTeamUser);
  const clientsLeft = clients.filter(({ companyEmail }) => users.every(({ email }) => email !== companyEmail));
  const taken = new Set(users.map(({ username }) => username));
  while (users.length < userCount) {
    const [first, last] = [faker.person.firstName(), faker.person.lastName()];
    const username = toUsername(first, last);
    if (taken.has(username)) continue;
    taken.add(username);
    const id = users.length + 1;
    const status = pick(statuses, id * 3 + Math.floor(id / 5));
    const role = adminIds.has(id) ? 'admin' : pick(roles, id * 3 + Math.floor(id / 8));
    const client = role === 'client' ? clientsLeft.shift() : undefined;
    users.push({
      id,
      fullName: `${first} ${last}`,
      company: pick(companies, id * 5),
      role,
      username,
      country: pick(countries, id * 7),
      contact: faker.helpers.fromRegExp('+[1-9]{2} 555 0[1-9]{3}'),
      email: `${toAscii(first)}.${toAscii(last)}@example.com`,
      currentPlan: pick(plans, id * 5 + Math.floor(id / 7)),
      status,
      avatar: getGenericAvatar(id),
      lastSeen: status === 'pending' ? null : `@-${(id * 11) % 60}d`,
      ...(id % 6 === 0 && { language: pick(languages, id) }),
      ...(client && toClientUser(client)),
    });
  }
  return users;
}

export const avatarNames: readonly string[] = [
  ...team.filter(({ hasPicture }) => hasPicture).map(({ key }) => key),
  ...Array.from({ length: genericAvatars }, (_, index) => `p${index + 1}`),
];
