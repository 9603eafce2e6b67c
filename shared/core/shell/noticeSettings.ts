import type { BackendStore, NoticeEditing, NotificationKind } from '@atrium/backend';
import { defaultNotices, type EmailChoice, type NoticeSettings } from '@atrium/backend/account';
import { notificationSettingsTable } from './tables';

/** How somebody hears of things; the switch of the bell is that of the system's own. */
export async function readNotices(store: BackendStore, personId: number): Promise<NoticeSettings> {
  const stored = await store.table(notificationSettingsTable).get(personId);
  return { ...defaultNotices, ...stored?.notices, ...(stored && { systemInApp: stored.isSystemOn }) };
}

export async function changeNotices(
  store: BackendStore,
  personId: number,
  changed: Partial<NoticeSettings>,
): Promise<void> {
  const notices = { ...(await readNotices(store, personId)), ...changed };
  await store.table(notificationSettingsTable).put({ id: personId, isSystemOn: notices.systemInApp, notices });
}

/** The name of a kind's choice of email. */
const emailFields = {
  message: 'messageEmail',
  order: 'orderEmail',
  invoice: 'invoiceEmail',
  task: 'taskEmail',
  review: 'reviewEmail',
  system: 'systemEmail',
} as const satisfies Record<NotificationKind, keyof NoticeSettings>;

export const emailChoice = (notices: NoticeSettings, kind: NotificationKind): EmailChoice => notices[emailFields[kind]];

/** The choices without emails of a kind, or without those that come in a digest. */
export function withoutEmails(notices: NoticeSettings, what: string): Partial<NoticeSettings> {
  const off: Partial<NoticeSettings> = {};
  for (const [kind, field] of Object.entries(emailFields))
    if (what === 'digest' ? notices[field] === 'digest' : kind === what) off[field] = 'off';
  return off;
}

/** For the app in which people choose it. */
export const createNotices = (store: BackendStore, sendsEmails: boolean): NoticeEditing => ({
  sendsEmails,
  get: (personId) => readNotices(store, personId),
  change: (personId, changed) => changeNotices(store, personId, changed),
});
