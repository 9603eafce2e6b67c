/**
 * Writes the demo's first records and drawings: `npx tsx mock/seed/generate.ts`. The same sources give the same files.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { faker } from '@faker-js/faker';
import { hashPassword } from '../auth/password';
import { buildChat, buildShop, buildTasks } from './build/apps';
import { buildBlog } from './build/blog';
import { buildEmails, listFiles } from './build/emails';
import { buildHelp } from './build/help';
import { buildInvoices } from './build/invoices';
import { avatarNames, buildEmployees, buildUsers } from './build/people';
import { drawAvatar } from './draw/avatar';
import { writeDocument } from './draw/document';
import { drawFileIcon, fileKinds } from './draw/icon';
import { drawProduct } from './draw/product';
import { drawScene } from './draw/scene';
import { accountSettings } from './source/account';
import { notifications } from './source/frame';
import { products } from './source/products';
import * as profile from './source/profile';
import { files, titles } from './source/search';

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

const bytes = new Map(listFiles().map(([name, about]) => [name, writeDocument(name, about)]));
for (const [name, text] of bytes) writeAsset(`files/${name}`, text);
for (const [index, name] of avatarNames.entries()) writeAsset(`avatars/${name}.svg`, drawAvatar(index));
for (const [index, { category }] of products.entries()) {
  writeAsset(`products/${index + 1}.svg`, drawProduct(category, index));
}
for (let index = 0; index < 9; index += 1) writeAsset(`blog/${index + 1}.svg`, drawScene(index));
for (const kind of fileKinds) writeAsset(`icons/${kind}.svg`, drawFileIcon(kind));
writeAsset('profile/cover.svg', drawScene(13));

const users = buildUsers(faker);
const emails = buildEmails(bytes);
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
  email: emails.filter(({ folder, isRead }) => folder === 'inbox' && !isRead).length,
  chat: chat.chats.reduce((sum, { unseenMsgs }) => sum + unseenMsgs, 0),
  cart: shop.cart.length,
});
writeSeed('email', { emails });
writeSeed('chat', chat);
writeSeed('account', { accountSettings });
writeSeed('todo', { tasks: buildTasks() });
writeSeed('invoices', { invoices: buildInvoices() });
writeSeed('ecommerce', shop);
writeSeed('help', buildHelp());
writeSeed('blog', buildBlog());
writeSeed('profile', {
  ...profile,
  header: [{ id: 1, ...profile.header }],
  userAbout: [{ id: 1, ...profile.userAbout }],
});
writeSeed('search', {
  foundFiles: files,
  titles,
  employees: buildEmployees(faker),
});
