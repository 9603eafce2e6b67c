import type { BackendStore, Due } from 'shared/backend';
import { z } from 'shared/backend';
import { Address, type Email } from '../api/schemas';
import { isDue } from '../model/sending';
import { deliver } from './delivery';
import { emailsKey } from './tables';
import { joinThread } from './thread';

const isValid = (address: unknown) => z.safeParse(Address, address).success;

/** Whom a mail may go to: somebody, and nobody whose address is none. */
const hasRecipients = ({ to, cc, bcc }: Email) => {
  const all = [...to, ...cc, ...bcc];
  return all.length > 0 && all.every(isValid);
};

/** Sends a draft: it is the same mail as before, in another folder. One that can go to nobody stays a draft. */
function send(store: BackendStore, draft: Email): void {
  const { isSending: _, sendAt, ...mail } = draft;
  const emails = store.table(emailsKey);
  if (!hasRecipients(draft)) {
    emails.put(mail);
    return;
  }
  const time = sendAt ?? new Date(store.now()).toISOString();
  const sent = emails.put({ ...mail, folder: 'sent', time });
  joinThread(store, sent);
  deliver(store, sent);
}

const findDue = (store: BackendStore): Email[] => {
  const now = store.now();
  return store
    .table(emailsKey)
    .all()
    .filter((mail) => isDue(mail, now));
};

/** Mails that wait for their undo or for a later time go by themselves, whether or not a page is open. */
export const dueMails: Due = {
  isAny: (store) => findDue(store).length > 0,
  run(store) {
    for (const draft of findDue(store)) send(store, draft);
  },
};
