import { createEvent } from '../testing/createEvent';
import { isFound } from './search';

const event = createEvent({
  title: 'Dinner with Avó',
  extendedProps: {
    calendar: 'Family',
    guests: [{ name: 'Inês Duarte', email: 'ines@example.com' }],
    location: 'Casa do Cais',
    description: 'Bring the plaster one.',
  },
});

test.each([
  ['', true],
  ['avo', true],
  ['CAIS dinner', true],
  ['ines@', true],
  ['plaster breakfast', false],
])('looked for by “%s”: %s', (query, found) => expect(isFound(event, query)).toBe(found));
