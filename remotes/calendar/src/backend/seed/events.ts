import type { CalendarName } from '../../api/choices';

export interface SourceEvent {
  title: string;
  calendar: CalendarName;
  start: string;
  end: string;
  isAllDay?: boolean;
  guests?: string[];
  place?: string;
  text?: string;
}

export const events: readonly SourceEvent[] = [
  {
    title: 'Editorial stand-up',
    calendar: 'Business',
    start: '@+1d 10:30',
    end: '@+1d 11:00',
    guests: ['amira', 'jonas', 'kofi', 'franziska'],
    place: 'Room Aula',
    text: 'One sentence on what is blocked.',
  },
  {
    title: 'Launch post goes to legal',
    calendar: 'Business',
    start: '@+0d 12:00',
    end: '@+0d 12:30',
    guests: ['amira', 'tom'],
  },
  {
    title: 'Planning of the spring issue',
    calendar: 'Business',
    start: '@+2d 15:00',
    end: '@+2d 16:30',
    guests: ['amira', 'lucia', 'ines', 'mei'],
    place: 'Room Aula',
  },
  { title: 'Budget with Oskar', calendar: 'Business', start: '@-3d 09:00', end: '@-3d 10:00', guests: ['oskar'] },
  {
    title: 'Portraits in the kitchen',
    calendar: 'Business',
    start: '@+5d 09:30',
    end: '@+5d 12:00',
    guests: ['kofi'],
    place: 'Casa do Cais, Rua da Prata 40',
    text: 'For the light. The rain comes on one day’s notice.',
  },
  {
    title: 'Cover: last round',
    calendar: 'Business',
    start: '@-1d 14:00',
    end: '@-1d 15:00',
    guests: ['ines', 'kofi'],
  },
  {
    title: 'Call with Halden Outdoor',
    calendar: 'Business',
    start: '@+3d 11:00',
    end: '@+3d 11:45',
    guests: ['nils', 'amira'],
    text: 'Captions of the winter catalogue.',
  },
  { title: 'Dentist', calendar: 'Personal', start: '@+1d 08:15', end: '@+1d 09:00' },
  { title: 'Run along the river', calendar: 'Personal', start: '@+0d 18:30', end: '@+0d 19:30' },
  {
    title: 'Portuguese lesson for Inês’s neighbours',
    calendar: 'Personal',
    start: '@+6d 19:00',
    end: '@+6d 20:30',
    guests: ['ines'],
  },
  { title: 'Dinner with Avó', calendar: 'Family', start: '@+2d 19:30', end: '@+2d 22:00' },
  { title: 'School concert', calendar: 'Family', start: '@+8d 17:00', end: '@+8d 18:30' },
  { title: 'Moving boxes with Rui', calendar: 'Family', start: '@-6d 10:00', end: '@-6d 13:00' },
  { title: 'Long weekend by the sea', calendar: 'Holiday', start: '@+12d', end: '@+16d', isAllDay: true },
  { title: 'Office closed', calendar: 'Holiday', start: '@-9d', end: '@-8d', isAllDay: true },
  {
    title: 'Summer party on the boat',
    calendar: 'ETC',
    start: '@+20d 18:00',
    end: '@+20d 23:00',
    guests: ['bea', 'tom', 'oskar', 'amira', 'jonas', 'mei'],
    text: 'It has a roof.',
  },
  { title: 'Fire drill', calendar: 'ETC', start: '@+4d 11:00', end: '@+4d 11:20', text: 'Leave the coffee.' },
  {
    title: 'Reader’s evening',
    calendar: 'ETC',
    start: '@-12d 19:00',
    end: '@-12d 21:00',
    guests: ['amira', 'silvain'],
    place: 'Harbour Books',
  },
];
