// Writes the demo's people with their pictures: `npx tsx mock/demo/generatePeople.ts`. The same sources give the same
// files.
import { join } from 'node:path';
import { hashPassword } from '@atrium/core';
import { faker } from '@faker-js/faker';
import { writeAsset, writeSeed } from '.';
import { drawAvatar } from './avatar';
import { avatarNames, buildPeople } from './demoPeople';

const passwords: [id: number, password: string, salt: string][] = [
  [1, 'admin', 'atrium-demo-1'],
  [2, 'client', 'atrium-demo-2'],
];

faker.seed(20_261_120);
const people = buildPeople(faker);
const credentials = await Promise.all(
  passwords.map(async ([id, password, salt]) => ({ id, ...(await hashPassword(password, salt)) })),
);

const core = join(import.meta.dirname, '../../shared/core');
const avatars = join(import.meta.dirname, '../assets/avatars');
for (const [index, name] of avatarNames.entries()) writeAsset(avatars, `${name}.svg`, drawAvatar(index));
writeSeed(join(core, 'auth/seed'), { people: people.slice(0, passwords.length), credentials });
writeSeed(join(core, 'people/seed'), { people: people.slice(passwords.length) });
