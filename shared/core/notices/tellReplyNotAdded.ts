import { type BackendStore, peopleTable } from '@atrium/backend';
import { addresseeOf, nobody, sendMail } from '../auth/coreMail';
import type { ReplyAddress } from './replyAddresses';

const maxWords = 20_000;

/** Gives somebody back the words of an answer by email that could not be taken. */
export async function tellReplyNotAdded(
  store: BackendStore,
  { personId, link }: ReplyAddress,
  words: string,
): Promise<void> {
  const person = personId === null ? undefined : await store.table(peopleTable).get(personId);
  if (person)
    await sendMail(
      store,
      addresseeOf(person),
      'replyNotAdded',
      { link: link ?? '/', words: words.slice(0, maxWords) || '–' },
      nobody,
    );
}
