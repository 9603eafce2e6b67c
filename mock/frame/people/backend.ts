import { frameCalls } from 'shared/api';
import { Colleague, PeopleQuery } from 'shared/api/schemas';
import {
  answerCall,
  byText,
  createRowSearch,
  defineBackend,
  findRows,
  ok,
  type Person,
  peopleKey,
  selectPage,
  z,
} from 'shared/backend';
import { scaleUpPeople } from './scaleUpPeople';

const search = createRowSearch<Person>(({ fullName, email }) => [fullName, email]);
const byName = byText<Person>(({ fullName }) => fullName, 'asc', 'asc');
const mostPeople = 200;

const getPeople = answerCall(frameCalls.getPeople, {
  summary: 'The people with an account by name, at most 200; with q those that match',
  input: PeopleQuery,
  answer: z.array(Colleague),
  handle(store, { input: { q } }) {
    const people = store.table(peopleKey).all();
    const matches = search(people, q);
    const found = findRows(people, (_person, place) => matches(place));
    return ok(
      selectPage(found, byName, {}, mostPeople).map(({ id, fullName, email, avatar }) => ({
        id,
        fullName,
        email,
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
  seed: async () => (await import(/* webpackChunkName: "mock-people" */ './seed/seed.json')).default,
  scaleUp: { people: scaleUpPeople },
});
