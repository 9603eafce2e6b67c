import type { Faker } from '@faker-js/faker';
import type { Employee, InvoiceClient, User } from 'shared/api';
import { clients } from '../source/clients';
import { getAvatar, team } from '../source/people';
import { posts } from '../source/search';

const roles: User['role'][] = [
  'editor',
  'author',
  'subscriber',
  'subscriber',
  'author',
  'client',
  'maintainer',
  'subscriber',
];
const plans: User['currentPlan'][] = ['team', 'basic', 'company', 'enterprise', 'team', 'basic', 'company'];
const statuses: User['status'][] = ['active', 'active', 'pending', 'active', 'inactive'];
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

/** How many users the list has at start. */
const userCount = 132;
const genericAvatars = 12;
const adminIds = new Set([40, 88]);

const toAscii = (text: string) => text.normalize('NFKD').replace(/[^\w]/g, '').toLowerCase();

const toTeamUser = (member: (typeof team)[number], index: number): User => ({
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

const pick = <T>(list: readonly [T, ...T[]] | readonly T[], index: number): T => {
  const item = list[index % list.length];
  if (item === undefined) throw new Error('Nothing to pick from');
  return item;
};

const toUsername = (first: string, last: string) => `${toAscii(first)[0]}${toAscii(last)}`;

/** Who a client is, as a user. */
const toClientUser = ({ name, company, companyEmail, country, contact }: InvoiceClient) => ({
  fullName: name,
  company,
  username: toUsername(name, name.split(' ').slice(1).join('')),
  country,
  contact,
  email: companyEmail,
});

/** The team, the clients that invoices name, and people around them. */
export function buildUsers(faker: Faker): User[] {
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
      avatar: id % 3 === 0 ? `/assets/demo/avatars/p${(id % genericAvatars) + 1}.svg` : null,
      lastSeen: status === 'pending' ? null : `@-${(id * 11) % 60}d`,
      ...(id % 6 === 0 && { language: pick(languages, id) }),
      ...(client && toClientUser(client)),
    });
  }
  return users;
}

const pad = (value: number) => String(value).padStart(2, '0');

/** The rows of the data tables. */
export function buildEmployees(faker: Faker): Employee[] {
  return Array.from({ length: 100 }, (_, index) => {
    const id = index + 1;
    const [first, last] = [faker.person.firstName(), faker.person.lastName()];
    const age = faker.number.int({ min: 22, max: 66 });
    return {
      responsive_id: '',
      id,
      avatar: id % 3 === 0 ? `/assets/demo/avatars/p${(id % genericAvatars) + 1}.svg` : null,
      full_name: `${first} ${last}`,
      post: pick(posts, id * 5),
      email: `${toAscii(first)[0]}${toAscii(last)}${id}@example.com`,
      city: faker.location.city(),
      start_date: `${pad(faker.number.int({ min: 1, max: 12 }))}/${pad(faker.number.int({ min: 1, max: 28 }))}/${faker.number.int({ min: 2015, max: 2024 })}`,
      salary: `$${faker.number.float({ min: 10_000, max: 25_000, fractionDigits: 2 }).toFixed(2)}`,
      age: String(age),
      experience: `${Math.max(1, Math.floor((age - 20) / 3))} Years`,
      status: (id * 3) % 5 === 0 ? 5 : (id * 3) % 5,
    };
  });
}

export const avatarNames: readonly string[] = [
  ...team.filter(({ hasPicture }) => hasPicture).map(({ key }) => key),
  ...Array.from({ length: genericAvatars }, (_, index) => `p${index + 1}`),
];
