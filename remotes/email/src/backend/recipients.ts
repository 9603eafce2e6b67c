import {
  answerCall,
  type BackendStore,
  createRowSearch,
  createSearch,
  hasProvenEmail,
  ok,
  type Person,
  peopleKey,
  z,
} from '@atrium/backend';
import { calls } from '../api/calls';
import { Recipient, RecipientQuery } from '../api/schemas';
import { addresseesOf } from './searchedTexts';
import { emailsKey } from './tables';

const maxRecipients = 50;

interface Named {
  name: string;
  email: string;
}

/** Correspondents, latest first, each name of an address once; without spam. */
function* listCorrespondents(store: BackendStore): Generator<Named> {
  const emails = store.table(emailsKey).all();
  const addressees = addresseesOf(emails);
  // Many emails share few people: each is examined once.
  const seen = new Set<string>();
  for (let place = emails.length - 1; place >= 0; place -= 1) {
    if (emails[place]?.folder === 'spam') continue;
    for (const person of addressees[place] ?? []) {
      const named = `${person.name} ${person.email}`;
      if (seen.has(named)) continue;
      seen.add(named);
      yield person;
    }
  }
}

const toRecipient = ({ fullName, email, avatar }: Person): Recipient => ({ name: fullName, email, avatar });

const searchPeople = createRowSearch<Person>(({ fullName, email }) => [fullName, email]);

export const recipients = answerCall(calls.getRecipients, {
  summary: 'Whom an email may go to: who has sent or got one first, then all people, at most 50',
  notes: 'People are named by addresses that they have proven: to another one an email would reach somebody else.',
  input: RecipientQuery,
  answer: z.array(Recipient),
  needs: ['people'],
  handle(store, { input: { q } }) {
    const found = new Map<string, Recipient>();
    const matches = createSearch(q);
    for (const { name, email } of listCorrespondents(store)) {
      if (found.size === maxRecipients) break;
      const address = email.toLowerCase();
      if (!found.has(address) && matches(name, email)) found.set(address, { name, email, avatar: null });
    }
    const people = store.table(peopleKey).all();
    const isFound = searchPeople(people, q);
    people.forEach((person, place) => {
      if (!hasProvenEmail(person)) return;
      const address = person.email.toLowerCase();
      const isNew = found.size < maxRecipients && isFound(place);
      if (isNew || found.has(address)) found.set(address, toRecipient(person));
    });
    return ok([...found.values()]);
  },
});
