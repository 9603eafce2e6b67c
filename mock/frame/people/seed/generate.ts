// Writes the people of the demo, the two who can sign in among them, and their pictures:
// `npx tsx mock/frame/people/seed/generate.ts`. The same sources give the same files.
import { join } from 'node:path';
import { faker } from '@faker-js/faker';
import { writeAsset, writeSeed } from '../../../demo';
import { hashPassword } from '../../signIn/password';
import { drawAvatar } from './avatar';
import { avatarNames, buildPeople } from './demoPeople';

/** Those who can sign in from the start, by their ids. */
const passwords: [id: number, password: string, salt: string][] = [
  [1, 'admin', 'atrium-demo-1'],
  [2, 'client', 'atrium-demo-2'],
];

faker.seed(20_261_120);
const people = buildPeople(faker);
const credentials = await Promise.all(
  passwords.map(async ([id, password, salt]) => ({ id, ...(await hashPassword(password, salt)) })),
);

const avatars = join(import.meta.dirname, '../../../assets/avatars');
for (const [index, name] of avatarNames.entries()) writeAsset(avatars, `${name}.svg`, drawAvatar(index));
writeSeed(join(import.meta.dirname, '../../auth/seed'), { people: people.slice(0, passwords.length), credentials });
writeSeed(import.meta.dirname, { people: people.slice(passwords.length) });
