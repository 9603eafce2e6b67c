/** @jest-environment ./server/testing/pgliteEnvironment.cjs */
import type { AxiosInstance } from 'axios';
import { readTestApps } from '../../tools/api/appModules';
import { createClient, signIn } from '../testing/client';
import { startTestServer } from '../testing/startTestServer';

const apps = readTestApps(['email', 'chat', 'todo', 'calendar', 'users']);

let server: Awaited<ReturnType<typeof startTestServer>>;
let joana: AxiosInstance;
let ann: AxiosInstance;
beforeAll(async () => {
  server = await startTestServer({ apps });
  joana = createClient(server.address);
  await signIn(joana, 'admin@demo.com', 'admin');
  ann = createClient(server.address);
  await ann.post('/jwt/register', { email: 'ann@example.com', username: 'ann', password: 'a good secret' });
  const { userData } = await signIn(ann, 'ann@example.com', 'a good secret');
  // No email leaves this server: an admin answers for the address.
  await joana.post('/apps/users/confirm-email', { id: userData.id });
}, 60_000);
afterAll(() => server.close());

interface Contact {
  id: number;
  email: string;
}
interface Mail {
  id: number;
  subject: string;
  bcc: unknown[];
}

const findContact = async (http: AxiosInstance, wanted: string) => {
  const { data } = await http.get<{ contacts: Contact[] }>('/apps/chat/chats-and-contacts');
  return data.contacts.find(({ email }) => email === wanted)?.id;
};
const listEmails = async (http: AxiosInstance, folder = 'inbox') =>
  (await http.get<{ emails: Mail[] }>('/apps/email/emails', { params: { folder } })).data.emails;
const countOf = async (http: AxiosInstance, field: string) => (await http.get('/apps/counts')).data[field];

describe('mail is one’s own', () => {
  test('an account begins with an empty inbox, and reads nothing of another’s', async () => {
    const [first] = await listEmails(joana);
    expect(first).toBeDefined();
    expect(await listEmails(ann, '')).toEqual([]);
    expect((await ann.get('/apps/email/get-email', { params: { id: first?.id } })).status).toBe(404);
    expect((await ann.get('/apps/email/paginate-email', { params: { emailId: first?.id, dir: 'next' } })).status).toBe(
      404,
    );
    const change = { emailIds: [first?.id], dataToUpdate: { folder: 'trash' } };
    await ann.post('/apps/email/update-emails', change);
    expect((await listEmails(joana)).map(({ id }) => id)).toContain(first?.id);
    const found = await ann.get('/api/main-search/data', { params: { q: first?.subject } });
    expect(JSON.stringify(found.data)).not.toContain('/apps/email/');
    expect(await countOf(ann, 'email')).toBe(0);
  });

  test('what the first records tell the first account, its bell alone says', async () => {
    const bellOf = async (http: AxiosInstance) => {
      const { data } = await http.get<{ notifications: { kind: string }[] }>('/api/notifications');
      return new Set(data.notifications.map(({ kind }) => kind));
    };
    expect(await bellOf(joana)).toEqual(new Set(['message', 'review', 'task', 'system']));
    expect(await bellOf(ann)).toEqual(new Set(['system']));
  });

  test('one sent to an account arrives there, and counts; who got it in secret is not said', async () => {
    const mail = {
      to: [{ email: 'Ann@example.com' }],
      bcc: [{ email: 'client@demo.com' }],
      subject: 'Proofs',
      message: '<p>Here.</p>',
    };
    expect((await joana.post('/apps/email/send-email', mail)).status).toBe(201);
    expect(await listEmails(ann)).toMatchObject([{ subject: 'Proofs', bcc: [] }]);
    expect(await countOf(ann, 'email')).toBe(1);
    expect((await listEmails(joana)).map(({ subject }) => subject)).not.toContain('Proofs');
  });

  test('what one has deleted, another does not bring back', async () => {
    const [mail] = await listEmails(ann);
    await ann.post('/apps/email/update-emails', { emailIds: [mail?.id], dataToUpdate: { folder: 'trash' } });
    expect((await joana.post('/apps/restore', { kind: 'email', ids: [mail?.id] })).data.restored ?? []).toEqual([]);
  });
});

describe('chat is between accounts', () => {
  const say = (http: AxiosInstance, id: number | undefined, message: string) =>
    http.post('/apps/chat/send-msg', { obj: { contact: { id }, message } });
  const read = async (http: AxiosInstance, id: number | undefined) =>
    (await http.get('/apps/chat/get-chat', { params: { id } })).data.chat;

  test('each sees the conversation from their side', async () => {
    const [annOfJoana, joanaOfAnn] = [
      await findContact(joana, 'ann@example.com'),
      await findContact(ann, 'admin@demo.com'),
    ];
    expect((await say(joana, annOfJoana, 'Hello Ann')).status).toBe(201);
    expect(await countOf(ann, 'chat')).toBe(1);
    expect((await say(ann, joanaOfAnn, 'Hello Joana')).status).toBe(201);
    const words = ({ message, senderId }: { message: string; senderId: number }) => [message, senderId];
    expect((await read(ann, joanaOfAnn)).chat.map(words)).toEqual([
      ['Hello Ann', joanaOfAnn],
      ['Hello Joana', 11],
    ]);
    const { chat, seenTime } = await read(joana, annOfJoana);
    expect(chat.map(words)).toEqual([
      ['Hello Ann', 11],
      ['Hello Joana', annOfJoana],
    ]);
    expect(seenTime).toBe(chat[1].time);
  });

  test('a change of one’s message, a reaction and a deletion show on both', async () => {
    const [annOfJoana, joanaOfAnn] = [
      await findContact(joana, 'ann@example.com'),
      await findContact(ann, 'admin@demo.com'),
    ];
    const { time } = (await read(joana, annOfJoana)).chat[0];
    await joana.post('/apps/chat/edit-msg', { contactId: annOfJoana, time, message: 'Good morning Ann' });
    await ann.post('/apps/chat/react', { contactId: joanaOfAnn, time, emoji: '👍', isOn: true });
    expect((await read(joana, annOfJoana)).chat[0]).toMatchObject({
      message: 'Good morning Ann',
      reactions: [{ emoji: '👍', senderIds: [annOfJoana] }],
    });
    expect((await read(ann, joanaOfAnn)).chat[0]).toMatchObject({ message: 'Good morning Ann', senderId: joanaOfAnn });
    expect((await ann.post('/apps/chat/delete-msg', { contactId: joanaOfAnn, time })).status).toBe(404);
    await joana.post('/apps/chat/delete-msg', { contactId: annOfJoana, time });
    expect((await read(ann, joanaOfAnn)).chat).toHaveLength(1);
    await joana.post('/apps/chat/restore-msg', { contactId: annOfJoana, time });
    expect((await read(ann, joanaOfAnn)).chat[0]).toMatchObject({ message: 'Good morning Ann' });
  });

  test('nobody else sees any of it', async () => {
    const bea = createClient(server.address);
    await bea.post('/jwt/register', { email: 'bea@example.net', username: 'beanet', password: 'a good secret' });
    await signIn(bea, 'bea@example.net', 'a good secret');
    const { data } = await bea.get('/apps/chat/chats-and-contacts');
    expect(data.chatsContacts).toEqual([]);
    expect((await bea.get('/apps/chat/search', { params: { q: 'Hello' } })).data.total).toBe(0);
  });

  test('whom one has blocked is not heard', async () => {
    const [annOfJoana, joanaOfAnn] = [
      await findContact(joana, 'ann@example.com'),
      await findContact(ann, 'admin@demo.com'),
    ];
    await ann.post('/apps/chat/block', { contactId: joanaOfAnn, isBlocked: true });
    await say(joana, annOfJoana, 'Are you there?');
    expect(JSON.stringify(await read(ann, joanaOfAnn))).not.toContain('Are you there?');
  });
});

test('tasks and events are the team’s', async () => {
  const { data } = await joana.post('/apps/todo/add-tasks', { task: { title: 'Call the printer' } });
  const tasks = (await ann.get<{ id: number }[]>('/apps/todo/tasks')).data;
  expect(tasks.map(({ id }) => id)).toContain(data.task.id);
  const event = { title: 'Proofs', start: '2026-11-25T09:00:00.000Z', end: '2026-11-25T10:00:00.000Z' };
  expect((await ann.post('/apps/calendar/add-event', { event })).status).toBe(201);
  expect(JSON.stringify((await joana.get('/apps/calendar/events')).data)).toContain('Proofs');
});
