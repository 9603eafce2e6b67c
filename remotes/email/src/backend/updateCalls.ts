import { answerCall, Done, done, rejectField } from '@atrium/backend';
import { calls } from '../api/calls';
import { type Email, EmailIds, EmailLabelToggle, EmailUpdate } from '../api/schemas';
import { emailsTable } from './tables';

/** Deleted scheduled draft: restored after its time, it must not be sent unnoticed. */
const throwAway = (email: Email): Email => (email.sendAt ? { ...email, wasBinned: true } : email);

export const updateCalls = [
  answerCall(calls.updateEmails, {
    summary:
      'Change folder, isRead, isStarred or labels of emails, or snooze them until a time; unknown ids are skipped',
    input: EmailUpdate,
    answer: Done,
    rejections: [400],
    async handle(store, { input: { emailIds, dataToUpdate } }) {
      if (dataToUpdate.folder === 'snoozed' && !dataToUpdate.snoozedUntil)
        return rejectField('snoozedUntil', 'A snoozed mail needs a time to come back at.');
      const emails = store.table(emailsTable);
      for (const { snoozedUntil, ...email } of await emails.getMany(emailIds)) {
        // Moving to another folder ends the snooze.
        const isWaiting = snoozedUntil !== undefined && dataToUpdate.folder === undefined;
        const stored = dataToUpdate.folder === 'trash' ? throwAway(email) : email;
        await emails.put({ ...stored, ...(isWaiting && { snoozedUntil }), ...dataToUpdate });
      }
      return done();
    },
  }),
  answerCall(calls.toggleLabel, {
    summary: 'Add a label to each email that lacks it, take it from each that has it',
    input: EmailLabelToggle,
    answer: Done,
    async handle(store, { input: { emailIds, label } }) {
      const emails = store.table(emailsTable);
      for (const email of await emails.getMany(emailIds)) {
        const others = email.labels.filter((own) => own !== label);
        const labels = others.length < email.labels.length ? others : [...email.labels, label];
        await emails.put({ ...email, labels });
      }
      return done();
    },
  }),
  answerCall(calls.deleteEmails, {
    summary: 'Delete emails of the trash and drafts for good; others and unknown ids are skipped',
    input: EmailIds,
    answer: Done,
    action: 'delete',
    async handle(store, { input: { emailIds } }) {
      const emails = store.table(emailsTable);
      for (const email of await emails.getMany(emailIds)) {
        if (email.folder !== 'trash' && email.folder !== 'draft') continue;
        if (email.sendAt) await emails.put(throwAway(email));
        await store.bin(emailsTable, email.id);
      }
      return done();
    },
  }),
];
