import {
  answerCall,
  byText,
  createRowSearch,
  defineBackend,
  findRows,
  maySeeAddresses,
  ok,
  type Person,
  peopleKey,
  scaleUpRows,
  selectPage,
  z,
} from '@atrium/backend';
import { coreCalls } from '../api';
import { Colleague, PeopleQuery } from '../api/schemas';
import { proven } from '../auth/addressClaims';

/** The seed leaves out people 1 and 2, who can sign in: those are in the store from the start. */
const idsBefore = 2;

const scaleUpPeople = (people: readonly Person[], wanted: number): Person[] =>
  scaleUpRows(people, wanted, (person, index) =>
    proven({
      ...person,
      id: index + idsBefore + 1,
      fullName: `${person.fullName} ${index}`,
      username: `${person.username}${index}`,
      email: person.email.replace('@', `.${index}@`),
    }),
  );

const searchAll = createRowSearch<Person>(({ fullName, email }) => [fullName, email]);
/** A search that finds addresses tells them, to who tries long enough. */
const searchNames = createRowSearch<Person>(({ fullName }) => [fullName]);
const byName = byText<Person>(({ fullName }) => fullName, 'asc', 'asc');
const maxPeople = 200;

const getPeople = answerCall(coreCalls.getPeople, {
  summary: 'The people with an account by name, at most 200; with q those that match',
  notes: 'Addresses are shown to those who may read People, and found for them alone.',
  input: PeopleQuery,
  answer: z.array(Colleague),
  handle(store, { input: { q }, user }) {
    const people = store.table(peopleKey).all();
    const hasAddresses = maySeeAddresses(store, user);
    const matches = (hasAddresses ? searchAll : searchNames)(people, q);
    const found = findRows(people, (_person, place) => matches(place));
    return ok(
      selectPage(found, byName, {}, maxPeople).map(({ id, fullName, email, avatar }) => ({
        id,
        fullName,
        ...(hasAddresses && { email }),
        avatar,
      })),
    );
  },
});

/** The people with an account, besides the two that every page knows. */
export const peopleBackend = defineBackend({
  id: 'people',
  subject: null,
  calls: [getPeople],
  tables: [peopleKey],
  async seed() {
    const { people } = (await import(/* webpackChunkName: "mock-people" */ './seed/seed.json')).default;
    return { people: people.map(proven) };
  },
  scaleUp: { people: scaleUpPeople },
});
