/**
 * Writes the demo's first records and drawings: `npx tsx mock/seed/generate.ts`. The same sources give the same files.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { faker } from '@faker-js/faker';
import { hashPassword } from '../auth/password';
import { buildChat, buildEvents, buildShop, buildTasks } from './build/apps';
import { buildInvoices } from './build/invoices';
import { avatarNames, buildEmployees, buildUsers } from './build/people';
import { drawAvatar } from './draw/avatar';
import { drawProduct } from './draw/product';
import * as cards from './source/cards';
import { notifications } from './source/frame';
import { products } from './source/products';
import { titles } from './source/search';

const here = dirname(fileURLToPath(import.meta.url));
const assets = join(here, '../assets');

function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

const writeSeed = (app: string, tables: object): void =>
  write(join(here, `${app}.json`), `${JSON.stringify(tables, null, 1)}\n`);

const writeAsset = (name: string, text: string): void => write(join(assets, name), text);

faker.seed(20_261_120);
rmSync(assets, { recursive: true, force: true });

for (const [index, name] of avatarNames.entries()) writeAsset(`avatars/${name}.svg`, drawAvatar(index));
for (const [index, { category }] of products.entries()) {
  writeAsset(`products/${index + 1}.svg`, drawProduct(category, index));
}

const users = buildUsers(faker);
const chat = buildChat();
const shop = buildShop();

/** Those who can sign in from the start, by user id. */
const passwords: [id: number, password: string, salt: string][] = [
  [1, 'admin', 'atrium-demo-1'],
  [2, 'client', 'atrium-demo-2'],
];
const credentials = await Promise.all(
  passwords.map(async ([id, password, salt]) => ({ id, ...(await hashPassword(password, salt)) })),
);

writeSeed('auth', { users: users.slice(0, 2), credentials });
writeSeed('users', { users: users.slice(2) });
writeSeed('frame', { notifications, notificationSettings: [{ id: 1, isSystemOn: true }] });
writeSeed('counts', {
  chat: chat.chats.reduce((sum, { unseenMsgs }) => sum + unseenMsgs, 0),
  cart: shop.cart.length,
});
writeSeed('chat', chat);
writeSeed('todo', { tasks: buildTasks() });
writeSeed('calendar', { events: buildEvents() });
writeSeed('invoices', { invoices: buildInvoices() });
writeSeed('ecommerce', shop);
writeSeed('cards', { ...cards, meetup: undefined, meetups: [cards.meetup] });
writeSeed('search', {
  titles,
  employees: buildEmployees(faker),
});
