import { answerCall, type BackendStore, Done, done, rejectField } from '@atrium/backend';
import { calls } from '../api/calls';
import { type Email, EmailIds, EmailLabelToggle, EmailUpdate } from '../api/schemas';
import { emailsKey } from './tables';

const findEmails = (store: BackendStore, ids: readonly number[]): Email[] =>
  [...new Set(ids)].flatMap((id) => store.table(emailsKey).get(id) ?? []);

/** Deleted scheduled draft: restored after its time, it must not be sent unnoticed. */
const throwAway = (email: Email): Email => (email.sendAt ? { ...email, wasBinned: true } : email);

export const updateCalls = [
  answerCall(calls.updateEmails, {
    summary:
      'Change folder, isRead, isStarred or labels of emails, or snooze them until a time; unknown ids are skipped',
    input: EmailUpdate,
    answer: Done,
    rejections: [400],
    handle(store, { input: { emailIds, dataToUpdate } }) {
      if (dataToUpdate.folder === 'snoozed' && !dataToUpdate.snoozedUntil)
        return rejectField('snoozedUntil', 'A snoozed mail needs a time to come back at.');
      for (const { snoozedUntil, ...email } of findEmails(store, emailIds)) {
        // Moving to another folder ends the snooze.
        const isWaiting = snoozedUntil !== undefined && dataToUpdate.folder === undefined;
        const stored = dataToUpdate.folder === 'trash' ? throwAway(email) : email;
        store.table(emailsKey).put({ ...stored, ...(isWaiting && { snoozedUntil }), ...dataToUpdate });
      }
      return done();
    },
  }),
  answerCall(calls.toggleLabel, {
    summary: 'Add a label to each email that lacks it, take it from each that has it',
    input: EmailLabelToggle,
    answer: Done,
    handle(store, { input: { emailIds, label } }) {
      for (const email of findEmails(store, emailIds)) {
        const others = email.labels.filter((own) => own !== label);
        const labels = others.length < email.labels.length ? others : [...email.labels, label];
        store.table(emailsKey).put({ ...email, labels });
      }
      return done();
    },
  }),
  answerCall(calls.deleteEmails, {
    summary: 'Delete emails of the trash and drafts for good; others and unknown ids are skipped',
    input: EmailIds,
    answer: Done,
    action: 'delete',
    handle(store, { input: { emailIds } }) {
      for (const email of findEmails(store, emailIds)) {
        if (email.folder !== 'trash' && email.folder !== 'draft') continue;
        if (email.sendAt) store.table(emailsKey).put(throwAway(email));
        store.bin(emailsKey, email.id);
      }
      return done();
    },
  }),
];
