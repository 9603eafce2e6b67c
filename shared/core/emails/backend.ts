import {
  type AppBackend,
  answerCall,
  type BackendStore,
  Done,
  defineBackend,
  done,
  ok,
  rejectField,
  rejectStale,
  sendTo,
  unknown,
} from '@atrium/backend';
import {
  type EmailKind,
  type EmailText,
  emailTemplateId,
  emailTemplatesTable,
  fillEmail,
  issuesOfEmail,
} from '@atrium/backend/emails';
import type { BackendCatalog } from '@atrium/backend/engine';
import { type Language, languages } from '@atrium/contract';
import { emailCalls, organisationSubject } from '../api/organisation';
import * as schemas from '../api/organisation/emailSchemas';
import { EmailChange, EmailReset, Emails, EmailTemplate, EmailTest } from '../api/organisation/emailSchemas';
import { mailTopic } from '../auth/coreMail';
import type { CoreOptions } from '../options/CoreOptions';

interface KnownKind extends EmailKind {
  id: string;
  app: string;
}

const kindsOf = async ({ id: app, emails }: AppBackend): Promise<KnownKind[]> =>
  Object.entries((await emails?.()) ?? {}).map(([name, kind]) => ({ ...kind, id: `${app}.${name}`, app }));

/** The emails of all apps. Those of one that cannot be loaded are missing: it cannot send any either. */
async function readKinds(catalog: BackendCatalog): Promise<KnownKind[]> {
  const loads = await Promise.allSettled(catalog.sources().map(([id]) => catalog.load(id)));
  const backends = loads.flatMap((load) => (load.status === 'fulfilled' ? [load.value] : []));
  return (await Promise.all(backends.map(kindsOf))).flat();
}

async function toTemplate(
  store: BackendStore,
  { id, texts, examples }: KnownKind,
  language: Language,
): Promise<EmailTemplate> {
  const own = await store.table(emailTemplatesTable).get(emailTemplateId(id, language));
  const { subject, text } = own ?? texts[language];
  return { language, subject, text, isOwn: own !== undefined, rev: own?.rev ?? 0, examples: { ...examples(language) } };
}

async function toAnswer(store: BackendStore, kind: KnownKind): Promise<schemas.EmailKind> {
  const { id, app, name, placeholders } = kind;
  const templates = [];
  for (const language of languages) templates.push(await toTemplate(store, kind, language));
  return { id, app, names: { ...name }, placeholders: placeholders.map((one) => ({ ...one })), templates };
}

/** The rejection of the first thing that is wrong with a text. */
function rejectText(text: EmailText, { placeholders }: KnownKind) {
  const [issue] = issuesOfEmail(text, placeholders);
  return issue && rejectField(issue.field, `This text cannot be sent: ${issue.code} ${issue.name}`.trim(), issue.code);
}

type FindKind = (id: string) => Promise<KnownKind | undefined>;

const createListCall = (readAll: () => Promise<KnownKind[]>, facts: Pick<Emails, 'sendsEmails' | 'isServer'>) =>
  answerCall(emailCalls.getEmails, {
    summary: 'The kinds of emails that leave, with their words in each language',
    answer: Emails,
    async handle(store) {
      const kinds = [];
      for (const kind of await readAll()) kinds.push(await toAnswer(store, kind));
      return ok({ kinds, ...facts });
    },
  });

const createChangeCalls = (findKind: FindKind) => [
  answerCall(emailCalls.changeEmail, {
    summary: 'Write the words of a kind of email in a language',
    notes:
      'The text is plain: empty lines part paragraphs, `[words](https://…)` and `[words]({{placeholder}})` are links, `**words**` are strong, and HTML is shown as it is written. Refused with a code beside the field: a placeholder that is not there (`unknown`), one that is needed (`missing`), one at a wrong place (`notInSubject`, `notAlone`), other braces (`braces`), other addresses (`badLink`). The next emails have these words.',
    input: EmailChange,
    answer: EmailTemplate,
    rejections: [404, 409],
    deniesApiTokens: true,
    async handle(store, { input: { kind: id, language, subject, text, rev } }) {
      const kind = await findKind(id);
      if (!kind) return unknown('email');
      const key = emailTemplateId(id, language);
      const before = await store.table(emailTemplatesTable).get(key);
      const rejection = rejectStale(before ?? { id: key, rev: 0 }, rev) ?? rejectText({ subject, text }, kind);
      if (rejection) return rejection;
      await store.table(emailTemplatesTable).put({ ...before, id: key, subject, text });
      return ok(await toTemplate(store, kind, language));
    },
  }),
  answerCall(emailCalls.resetEmail, {
    summary: 'Give a kind of email the words of the app again, in a language',
    input: EmailReset,
    answer: EmailTemplate,
    rejections: [404],
    deniesApiTokens: true,
    async handle(store, { input: { kind: id, language } }) {
      const kind = await findKind(id);
      if (!kind) return unknown('email');
      await store.table(emailTemplatesTable).delete(emailTemplateId(id, language));
      return ok(await toTemplate(store, kind, language));
    },
  }),
];

const createTestCall = (findKind: FindKind) =>
  answerCall(emailCalls.testEmail, {
    summary: 'Send an email in some words to oneself, with example values',
    input: EmailTest,
    answer: Done,
    rejections: [404],
    deniesApiTokens: true,
    sends: [mailTopic],
    async handle(store, { input: { kind: id, language, subject, text }, user }) {
      const kind = await findKind(id);
      if (!kind || !user) return unknown('email');
      const rejection = rejectText({ subject, text }, kind);
      if (rejection) return rejection;
      const email = fillEmail({ subject, text }, kind.placeholders, kind.examples(language));
      sendTo(store, user.id, mailTopic, { to: { name: user.fullName, email: user.email }, ...email });
      return done();
    },
  });

/** The words of emails: read, changed, put back and tried by admins. */
export function createEmailsBackend(
  { isServer = false, sendsEmails = false }: CoreOptions,
  catalog: () => BackendCatalog,
) {
  const readAll = () => readKinds(catalog());
  const findKind: FindKind = async (id) => (await readAll()).find((kind) => kind.id === id);
  return defineBackend({
    id: 'emails',
    api: { about: 'The words of the emails that leave', calls: emailCalls },
    subject: organisationSubject,
    entities: schemas,
    tables: [],
    calls: [
      createListCall(readAll, { sendsEmails, isServer }),
      ...createChangeCalls(findKind),
      createTestCall(findKind),
    ],
  });
}
