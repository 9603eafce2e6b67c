import { type Person, scaleUpRows } from '@atrium/backend';
import { proven } from '../auth/addressClaims';

/** The seed leaves out people 1 and 2, who can sign in: those are in the store from the start. */
const idsBefore = 2;

export const scaleUpPeople = (people: readonly Person[], wanted: number): Person[] =>
  scaleUpRows(people, wanted, (person, index) =>
    proven({
      ...person,
      id: index + idsBefore + 1,
      fullName: `${person.fullName} ${index}`,
      username: `${person.username}${index}`,
      email: person.email.replace('@', `.${index}@`),
    }),
  );
