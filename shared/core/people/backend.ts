import {
  answerCall,
  asc,
  defineBackend,
  maySeeAddresses,
  ok,
  peopleTable,
  search,
  toPlainText,
  z,
} from '@atrium/backend';
import { coreCalls } from '../api';
import { Colleague, PeopleQuery } from '../api/schemas';
import { proven } from '../auth/addressClaims';

const maxPeople = 200;
/** Matches that are looked through for names, by who finds nobody by their address. */
const maxMatches = 1000;

/** A test that a name has each word of a text. */
function createNameTest(q: string | null | undefined): (name: string) => boolean {
  const words = toPlainText(q ?? '').split(/\s+/);
  return (name) => words.every((word) => toPlainText(name).includes(word));
}

const getPeople = answerCall(coreCalls.getPeople, {
  summary: 'The people with an account by name, at most 200; with q those that match',
  notes: 'Addresses are shown to those who may read People, and found for them alone.',
  input: PeopleQuery,
  answer: z.array(Colleague),
  async handle(store, { input: { q }, user }) {
    const hasAddresses = maySeeAddresses(store, user);
    // A search that finds addresses tells them, to who tries long enough.
    const isNamed = hasAddresses ? () => true : createNameTest(q);
    const people = await store.table(peopleTable).find({
      where: search(q),
      orderBy: [asc('fullName')],
      limit: hasAddresses || !q ? maxPeople : maxMatches,
    });
    return ok(
      people
        .filter(({ fullName }) => isNamed(fullName))
        .slice(0, maxPeople)
        .map(({ id, fullName, email, avatar }) => ({ id, fullName, ...(hasAddresses && { email }), avatar })),
    );
  },
});

/** The people with an account, besides the two that every page knows. */
export const peopleBackend = defineBackend({
  id: 'people',
  api: { about: 'People with an account', calls: coreCalls },
  subject: null,
  calls: [getPeople],
  tables: [peopleTable],
  async seed() {
    const { people } = (await import(/* webpackChunkName: "mock-people" */ './seed/seed.json')).default;
    return { people: people.map(proven) };
  },
});
