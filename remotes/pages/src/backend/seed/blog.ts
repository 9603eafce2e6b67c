import type { BlogStatus } from '../../api/blog/schemas';

interface SourceComment {
  author: string;
  at: string;
  text: string;
  /** The number, from 1, of the comment that it answers. */
  replyTo?: number;
}

interface SourcePost {
  title: string;
  author: string;
  posted: string;
  tags: string[];
  status: BlogStatus;
  excerpt: string;
  /** Paragraphs; those with ## in front are headings, with > quotes. */
  text: string[];
  comments: SourceComment[];
}

/** The oldest first. */
export const posts: readonly SourcePost[] = [
  {
    title: 'Why we read aloud',
    author: 'amira',
    posted: '@-62d',
    tags: ['Workshop', 'Reporting'],
    status: 'Published',
    excerpt: 'A sentence that cannot be said in one breath should not be printed either.',
    text: [
      'Every Thursday at four somebody stands in the corridor and reads an article aloud. Nobody comments until the end. It takes a quarter of an hour, and it has changed more texts than all our rules together.',
      '## What the ear finds',
      'The eye forgives. It jumps over a word that is there twice, and it never runs out of breath. The ear does: it stumbles exactly where a reader will.',
      '> If you have to lift your voice to be understood, the comma is in the wrong place.',
      'We keep a list of the places where readers stumbled. Most of them are names, numbers, and the word “however”.',
    ],
    comments: [
      {
        author: 'jonas',
        at: '@-61d 09:20',
        text: 'I would like to be excused from reading my own texts. I always know what I meant.',
      },
      { author: 'amira', at: '@-61d 09:41', text: 'That is the reason why somebody else reads them.', replyTo: 1 },
    ],
  },
  {
    title: 'Nineteen pictures, eleven places',
    author: 'kofi',
    posted: '@-54d',
    tags: ['Photography'],
    status: 'Published',
    excerpt: 'How a gallery gets shorter, and why the tram driver’s brother stayed.',
    text: [
      'A gallery is an argument. Nineteen pictures were good, and eight of them said what another one said already.',
      '## First the doubles',
      'I print small, put everything on the floor and turn around whatever repeats itself. A harbour in the morning and a harbour in the evening are one harbour.',
      '## Then the favourites',
      'The picture that was hardest to take is never the best one. I ask somebody who was not there.',
      'The man with the ladder was nobody’s plan. He is the only one who looks into the camera, and so he is the one whom everybody remembers.',
    ],
    comments: [{ author: 'ines', at: '@-53d 14:02', text: 'The ladder! I drew it from memory that same evening.' }],
  },
  {
    title: 'A glossary that forgets',
    author: 'lucia',
    posted: '@-47d',
    tags: ['Languages', 'Workshop'],
    status: 'Published',
    excerpt: 'We deleted every word that nobody had looked up for two years. Nobody noticed.',
    text: [
      'Our glossary had 900 entries and was consulted twice a day. Now it has 212, and is consulted forty times a day.',
      '## Why fewer words are looked up more often',
      'People do not search in a list that they do not trust. A long list is an old list, and an old list is wrong somewhere.',
      '## What stayed',
      'Names of places, titles of people, and the seven words about which we used to quarrel. Those have an example each.',
    ],
    comments: [
      { author: 'jonas', at: '@-46d 10:10', text: 'Which seven?' },
      { author: 'lucia', at: '@-46d 10:12', text: 'You know which seven.', replyTo: 1 },
      { author: 'mei', at: '@-45d 08:30', text: '“Newsletter” is one of them, I was there.' },
    ],
  },
  {
    title: 'The subject line asks a question',
    author: 'mei',
    posted: '@-33d',
    tags: ['Newsletter'],
    status: 'Published',
    excerpt: 'Four points more, eight weeks in a row. And one week in which it failed.',
    text: [
      'For two months half of our readers got a question and half of them a number. The question won in seven weeks out of eight.',
      '## The week in which it failed',
      'It was the week of the storm. Nobody wanted to be asked anything, everyone wanted to know how many trees.',
      '> A question is an offer. On some days nobody has time for offers.',
      'We will go on asking, and look out of the window first.',
    ],
    comments: [{ author: 'franziska', at: '@-32d 16:44', text: 'Please put the weather into the planning sheet.' }],
  },
  {
    title: 'Fonts were the slow part',
    author: 'ravi',
    posted: '@-24d',
    tags: ['Design', 'Workshop'],
    status: 'Published',
    excerpt: 'From three seconds to 0.9, without taking anything away that a reader could see.',
    text: [
      'We had four fonts in three weights for two languages at a time, on a server that was not ours. That was most of the waiting.',
      '## What we changed',
      'One variable font, on our own server, with only the characters that a language needs. Everything else on the page stayed as it was.',
      '## How we know',
      'I measured on the train between two stations, each morning for two weeks. It is the only laboratory that our readers and I share.',
    ],
    comments: [],
  },
  {
    title: 'Drawing a door that is also a window',
    author: 'ines',
    posted: '@-13d',
    tags: ['Design'],
    status: 'Published',
    excerpt: 'Forty sketches for one cover, and the plaster that made it right.',
    text: [
      'An arch is a door when there is a floor, and a window when there is a sill. For weeks mine was neither.',
      '## Real plaster',
      'The drawn wall was too clean. Kofi photographed one in the yard behind the office, with all its cracks, and suddenly the arch was somewhere.',
      'The masthead is white now. It was the last change, and it should have been the first.',
    ],
    comments: [
      { author: 'kofi', at: '@-12d 12:00', text: 'The wall says thank you.' },
      { author: 'bea', at: '@-11d 17:25', text: 'Please leave the cracks. The landlord wants to paint it.' },
    ],
  },
  {
    title: 'Fourteen seconds of fog',
    author: 'silvain',
    posted: '@-5d',
    tags: ['Reporting', 'Photography'],
    status: 'Published',
    excerpt: 'What to do with the best part of an interview when it is not a word.',
    text: [
      'The harbour pilot talked for forty minutes, and then the fog signal sounded. She stopped, listened, and smiled. There is nothing to transcribe.',
      '## The page stays silent',
      'We put the sound behind a button. Nobody should be startled on a train by our fog.',
      '## What the readers did',
      'Two of three pressed it. Half of those pressed it twice.',
    ],
    comments: [{ author: 'joana', at: '@-4d 18:18', text: 'I pressed it five times.' }],
  },
  {
    title: 'Bread, part two',
    author: 'jonas',
    posted: '@-1d',
    tags: ['Reporting', 'Newsletter'],
    status: 'Pending',
    excerpt: 'The second bakery, which opens when the first one sleeps.',
    text: [
      'At two in the morning there is light in one window of the street, and it smells of caraway.',
      '## Who buys bread at night',
      'Nurses, drivers, and a man who cannot sleep and says that he likes to queue.',
    ],
    comments: [],
  },
  {
    title: 'A page for our mistakes',
    author: 'joana',
    posted: '@+0d',
    tags: ['Workshop'],
    status: 'Draft',
    excerpt: 'We correct ourselves anyway. It might as well have a place.',
    text: [
      'Readers write to us when something is wrong, and they are almost always right.',
      '## Three rules for the page',
    ],
    comments: [],
  },
];
