import { namesOf, namesOfPeople } from './readMarks';

test.each([
  ['Team', ['Team']],
  ['Spring issue', ['Spring issue', 'Spring-issue', 'Springissue']],
])('%s may be written as %j', (name, names) => expect(namesOf(name)).toEqual(names));

test('a first name is enough where one person has it', () => {
  const names = namesOfPeople(['Ann Fischer', 'Ann Berg', 'Kofi Mensah']);
  expect(names.map((person) => person.names.includes(person.id.split(' ')[0] ?? ''))).toEqual([false, false, true]);
});
