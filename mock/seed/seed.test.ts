/** @jest-environment node */
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type CalendarEvent, type ChatsAndContacts, type InvoicePage, type Task, User } from 'shared/api';
import { createTestApi } from '../testing/testApi';

const api = createTestApi();
const assets = join(__dirname, '../assets');

const users = async () => (await api.get<User[]>('/api/users/list/all-data')).data;
const invoices = async () => (await api.get<InvoicePage>('/apps/invoice/invoices')).data.allData;

test('every person in a chat, an event or a task is a user or a client', async () => {
  const known = new Map<string, string>();
  for (const { client } of await invoices()) known.set(client.companyEmail, client.name);
  for (const { email, fullName } of await users()) known.set(email, fullName);
  const { contacts } = (await api.get<ChatsAndContacts>('/apps/chat/chats-and-contacts')).data;
  const events = (await api.get<CalendarEvent[]>('/apps/calendar/events')).data;
  const people = [
    ...contacts.map(({ fullName, email }) => ({ name: fullName, email })),
    ...events.flatMap(({ extendedProps }) => extendedProps.guests),
  ];
  expect(people.filter(({ name, email }) => known.get(email) !== name)).toEqual([]);
  const names = new Set(known.values());
  const tasks = (await api.get<Task[]>('/apps/todo/tasks')).data;
  expect(tasks.flatMap(({ assignee }) => assignee?.fullName ?? []).filter((name) => !names.has(name))).toEqual([]);
});

test('invoices add up, and their states fit what was paid and the day', async () => {
  const today = '2026-11-20';
  for (const {
    items,
    discount,
    tax,
    total,
    balance,
    payments,
    invoiceStatus,
    dueDate,
    issuedDate,
  } of await invoices()) {
    const sum = items.reduce((whole, { cost, qty }) => whole + cost * qty, 0);
    expect(total).toBeCloseTo(sum * (1 - discount / 100) * (1 + tax / 100), 1);
    const paid = payments.reduce((whole, { amount }) => whole + amount, 0);
    expect(balance).toBeCloseTo(total - paid, 2);
    expect(balance === 0).toBe(invoiceStatus === 'Paid');
    expect(payments.length > 0).toBe(invoiceStatus === 'Paid' || invoiceStatus === 'Partial Payment');
    if (invoiceStatus === 'Past Due') expect(dueDate < today).toBe(true);
    expect(issuedDate <= dueDate && issuedDate <= today).toBe(true);
  }
});

test('events stand around today in all five calendars, and none ends before it starts', async () => {
  const events = (await api.get<CalendarEvent[]>('/apps/calendar/events')).data;
  expect(events.length).toBeGreaterThanOrEqual(12);
  expect(new Set(events.map(({ extendedProps }) => extendedProps.calendar)).size).toBe(5);
  for (const { start, end } of events) expect(Date.parse(start)).toBeLessThan(Date.parse(end));
});

/** Every address of a picture or file in a value. */
const findAssets = (value: unknown): string[] =>
  [...JSON.stringify(value).matchAll(/\/assets\/demo\/([\w./-]+)/g)].flatMap(([, path]) => path ?? []);

test('every picture that a record names exists, is small, and none is on the internet', async () => {
  const seeds = readdirSync(__dirname).filter((name) => name.endsWith('.json'));
  for (const name of seeds) {
    const seed = require(join(__dirname, name));
    for (const path of findAssets(seed)) {
      expect([path, existsSync(join(assets, path))]).toEqual([path, true]);
      expect(statSync(join(assets, path)).size).toBeLessThan(2048);
    }
    expect(JSON.stringify(seed)).not.toMatch(/"(avatar|img|image|url|thumbnail)":"https?:/);
  }
});

test('the users are what the API says a user is', async () => {
  for (const user of await users()) expect(User.parse(user)).toEqual(user);
});
