import type { AppManifest } from '../../../shared/contract/manifest';
import { fakeManifest } from '../testing/fakeRelease';
import { nameIssues } from './nameRules';

const mail = fakeManifest('mail', {
  subjects: ['Mail'],
  rights: [{ subject: 'Mail', label: 'title', actions: ['read', 'send'] }],
  places: [{ slot: 'mail.margin' }],
  backend: { prefixes: ['/apps/mail'], module: './backend', counts: { mail: 3 }, personalCounts: { drafts: {} } },
});
const chat = fakeManifest('chat');

const issues = (changes: Partial<AppManifest>) =>
  nameIssues(fakeManifest('notes', { subjects: ['Note'], ...changes }), [mail, chat], ['navbar.end', 'overlay']);

const slot = (place: string, badge?: string) => ({
  slots: [
    {
      id: 'mine',
      slot: place,
      label: 'title',
      icon: 'box',
      order: 1,
      module: './Mine' as const,
      ...(badge && { badge }),
    },
  ],
});
const path = (action: string, subject: string) => ({
  paths: [{ path: '/apps/notes', label: 'title', requires: { action, subject } }],
});
const listens = (...topics: string[]) => ({
  backend: { prefixes: ['/apps/notes'], module: './backend' as const, listens: topics },
});

test.each<Partial<AppManifest>>([
  path('read', 'Note'),
  path('send', 'Mail'),
  path('manage', 'all'),
  { grants: [{ role: 'editor', action: 'read', subject: 'Organisation' }] },
  slot('navbar.end', 'mail'),
  slot('overlay', 'notifications'),
  slot('mail.margin', 'drafts'),
  // An app that does not say which places it has.
  slot('chat.any'),
  slot('notes.own'),
  listens('frame.mail', 'account.plan', 'chat.peer', 'notes.own'),
])('%j names what is there', (changes) => {
  expect(issues(changes)).toEqual([]);
});

test.each<[Partial<AppManifest>, string]>([
  [
    { grants: [{ role: 'edtor', action: 'read', subject: 'Note' }] },
    'manifest.grants[0] names the role "edtor", which no product starts with. Did you mean "editor"?',
  ],
  [
    path('read', 'Noet'),
    'The path "/apps/notes" names the subject "Noet", which no live app has: add it to "subjects".',
  ],
  [
    { actions: { add: { label: 'title', requires: { action: 'create', subject: 'Maill' } } } },
    'The action "add" names the subject "Maill", which no live app has: add it to "subjects". Did you mean "Mail"?',
  ],
  [
    { grants: [{ role: 'editor', action: 'raead', subject: 'Note' }] },
    'manifest.grants[0] names "raead", which nobody may do with "Note": add it to the "actions" of its "rights". Did you mean "read"?',
  ],
  [
    slot('overlay', 'maill'),
    'The badge of "mine" shows the count "maill", which no live app keeps: add it to "counts" of "backend". Did you mean "mail"?',
  ],
  [
    listens('frame.mial'),
    '"listens" names "frame.mial", which neither the host nor a live app sends. Did you mean "frame.mail"?',
  ],
  [listens('shop.sale'), '"listens" names "shop.sale", which neither the host nor a live app sends.'],
  [
    slot('mail.mragin'),
    'The slot offer "mine" fills "mail.mragin", which is no place of the shell or of a live app: did you mean "mail.margin"?',
  ],
  [
    slot('shop.top'),
    'The slot offer "mine" fills "shop.top", which is no place of the shell or of a live app: there are navbar.end, overlay, mail.margin.',
  ],
])('%j is named', (changes, sentence) => {
  expect(issues(changes)).toEqual([expect.stringContaining(sentence)]);
});
