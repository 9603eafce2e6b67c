import { createRecordSearch } from 'shared/backend';
import type { Email } from '../api/schemas';
import { mailAddress } from '../model/mailPath';

/** Mails by subject and sender, for the search over everything. */
export const searchMails = createRecordSearch<Email>({
  groupTitle: 'Mails',
  textsOf: ({ subject, from }) => [subject, from.name],
  toHit: ({ id, subject, from, folder, time }) => ({
    id,
    title: subject,
    by: from.name,
    date: time.slice(0, 10),
    link: mailAddress({ folder, label: undefined, q: '' }, id),
  }),
  isHidden: ({ folder }) => folder === 'trash',
  moreAt: (q) => mailAddress({ folder: 'all', label: undefined, q }),
});
