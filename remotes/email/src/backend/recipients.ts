import {
  answerCall,
  type BackendStore,
  createRowSearch,
  createSearch,
  findRows,
  ok,
  type Person,
  peopleKey,
  z,
} from 'shared/backend';
import { calls } from '../api/calls';
import { type Email, type EmailMessage, Recipient, RecipientQuery } from '../api/schemas';
import { emailsKey } from './tables';

const mostRecipients = 50;

const listAddressees = ({ from, to, cc, bcc }: EmailMessage) => [from, ...to, ...cc, ...bcc];
const listMessages = (mail: Email): EmailMessage[] => [mail, ...mail.replies];

const search = createRowSearch<Email>((mail) =>
  listMessages(mail)
    .flatMap(listAddressees)
    .flatMap(({ name, email }) => [name, email]),
);

interface Named {
  name: string;
  email: string;
}

/** Who has sent or got mails that match, the latest mail first. To spam nobody answers. */
function* listCorrespondents(store: BackendStore, q: string | null | undefined): Generator<Named> {
  const mails = store.table(emailsKey).all();
  const matches = search(mails, q);
  const { places } = findRows(mails, ({ folder }, place) => folder !== 'spam' && matches(place));
  for (const place of places.toReversed()) {
    const mail = mails[place];
    if (mail) yield* listMessages(mail).flatMap(listAddressees);
  }
}

const toRecipient = ({ fullName, email, avatar }: Person): Recipient => ({ name: fullName, email, avatar });

export const recipients = answerCall(calls.getRecipients, {
  summary: 'Whom a mail may go to: who has sent or got one first, then all people, at most 50',
  input: RecipientQuery,
  answer: z.array(Recipient),
  needs: ['people'],
  handle(store, { input: { q } }) {
    const matches = createSearch(q);
    const people = store.table(peopleKey).all();
    const known = new Map(people.map((person) => [person.email.toLowerCase(), toRecipient(person)]));
    const found = new Map<string, Recipient>();
    const add = (recipient: Recipient) => {
      const address = recipient.email.toLowerCase();
      if (!found.has(address) && matches(recipient.name, recipient.email)) found.set(address, recipient);
      return found.size < mostRecipients;
    };
    for (const { name, email } of listCorrespondents(store, q)) {
      if (!add(known.get(email.toLowerCase()) ?? { name, email, avatar: null })) break;
    }
    for (const recipient of known.values()) if (!add(recipient)) break;
    return ok([...found.values()]);
  },
});
