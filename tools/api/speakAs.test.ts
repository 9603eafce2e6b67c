import { toBackendSource } from '../../shared/backend';
import { memoryPersistence } from '../../shared/backend/engine/persistence';
import { describeInput, isObject, type JsonSchema } from '../../shared/backend/openapi/components';
import { openEngine } from '../../shared/core/openEngine';
import { readTestApps } from './appModules';

const identity =
  /name|author|owner|sender|from|by$|user|assignee|person|people|account|organi[sz]er|creator|actor|member|reviewer|answer/i;
/** Names of things, and lists of what a word above is only a part of. */
const harmless = /fileName|emailIds|isFromCompletion|answerOnForm/;

function* fieldsOf(schema: JsonSchema, path = ''): Generator<string> {
  for (const part of [schema.anyOf, schema.oneOf, schema.allOf].flat()) if (isObject(part)) yield* fieldsOf(part, path);
  if (isObject(schema.items)) yield* fieldsOf(schema.items, path);
  if (!isObject(schema.properties)) return;
  for (const [name, property] of Object.entries(schema.properties)) {
    const at = path ? `${path}.${name}` : name;
    if (identity.test(name) && !harmless.test(name)) yield at;
    if (isObject(property)) yield* fieldsOf(property, at);
  }
}

/**
 * Input fields that name a person, with the reason why nobody can act as somebody else through them. A new field of
 * this kind is reviewed before it is listed here: the author, owner or answerer is the person of the token.
 */
const judged: Readonly<Record<string, readonly string[]>> = {
  'the account that is signed in to, or made': ['/jwt/register username'],
  'one’s own name, in one’s own settings': [
    '/account-setting/data general.username',
    '/account-setting/data general.fullName',
    '/account-setting/delete username',
  ],
  'who somebody else is, for those who may change users': [
    '/apps/users/add-user fullName',
    '/apps/users/add-user username',
    '/apps/users/update-user fullName',
    '/apps/users/update-user username',
  ],
  'to whom something goes, or is given: they see by whom': [
    ...['to', 'cc', 'bcc'].flatMap((kind) => [
      `/apps/email/send-email ${kind}.name`,
      `/apps/email/save-draft ${kind}.name`,
    ]),
    ...['add-tasks task', 'update-task task', 'update-tasks dataToUpdate'].flatMap((call) => [
      `/apps/todo/${call}.assignee`,
      `/apps/todo/${call}.assignee.fullName`,
    ]),
    '/apps/content/add-item reviewerId',
    '/apps/content/update-item reviewerId',
    '/apps/content/edit-items reviewerId',
    '/apps/content/add-project memberIds',
    '/apps/content/update-project memberIds',
    '/apps/calendar/add-event event.extendedProps.guests.name',
    '/apps/calendar/update-event event.extendedProps.guests.name',
    '/apps/calendar/change-events add.extendedProps.guests.name',
    '/apps/calendar/change-events update.extendedProps.guests.name',
  ],
  'believed of the caller and of what is there already; of a file that is taken over in silence': [
    '/apps/calendar/add-event event.organizer',
    '/apps/calendar/add-event event.organizer.name',
    '/apps/calendar/add-event event.extendedProps.guests.answer',
    '/apps/calendar/update-event event.extendedProps.guests.answer',
    '/apps/calendar/change-events add.organizer',
    '/apps/calendar/change-events add.organizer.name',
    '/apps/calendar/change-events add.extendedProps.guests.answer',
    '/apps/calendar/change-events update.extendedProps.guests.answer',
  ],
  'one’s own answer: the word of an email, or the token, says whose': ['/apps/calendar/reply answer'],
  'words on a document or a parcel, which name no account': [
    '/apps/invoice/add-invoice invoice.salesperson',
    '/apps/invoice/add-invoice invoice.client.name',
    '/apps/invoice/update-invoice invoice.salesperson',
    '/apps/invoice/update-invoice invoice.client.name',
    '/apps/invoice/save-client client.name',
    // A day: "from" as in from and to.
    '/apps/invoice/add-invoice invoice.periodFrom',
    '/apps/invoice/update-invoice invoice.periodFrom',
    '/apps/invoice/update-settings settings.seller.name',
    '/apps/invoice/update-settings settings.seller.contactName',
    '/apps/invoice/update-settings settings.seller.bank.bankName',
    '/apps/ecommerce/addresses address.fullName',
    '/apps/ecommerce/orders address.fullName',
  ],
  'who a guest says to be: the comment says that a guest has written it': ['/apps/content/comment-preview name'],
  'a time of the day': ['/account-setting/data notification.quietFrom'],
  'names of things': [
    '/account-setting/api-tokens name',
    '/api/service-tokens name',
    '/api/branding/settings name',
    '/apps/content/add-preview name',
    '/apps/calendar/add-calendar calendar.name',
    '/apps/calendar/update-calendar calendar.name',
    '/apps/content/add-asset-folder name',
    '/apps/content/update-asset-folder name',
    '/apps/content/add-bundle name',
    '/apps/content/add-type name',
    '/apps/content/update-type name',
    '/apps/content/add-project name',
    '/apps/content/update-bundle name',
    '/apps/content/update-project name',
    '/apps/todo/save-tag tag.name',
    '/apps/todo/save-project project.name',
    '/apps/users/add-role name',
    '/apps/users/add-role from',
    '/apps/users/rename-role name',
    '/card/views name',
  ],
};

test('no call lets anybody speak as somebody else', async () => {
  const { catalog } = await openEngine({ suggestions: () => [], persistence: memoryPersistence() });
  for (const { manifest, backend } of readTestApps())
    catalog.register(
      manifest.id,
      toBackendSource(manifest, async () => backend),
    );
  const backends = await Promise.all(catalog.sources().map(([id]) => catalog.load(id)));
  const found = backends.flatMap(({ calls }) =>
    calls.flatMap(({ method, path, input }) =>
      input && method !== 'GET' ? [...fieldsOf(describeInput(input))].map((field) => `${path} ${field}`) : [],
    ),
  );
  expect([...new Set(found)].sort()).toEqual(Object.values(judged).flat().sort());
}, 120_000);
