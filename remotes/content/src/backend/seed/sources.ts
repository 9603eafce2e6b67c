import type { ContentStatus, ContentType } from '../../api/schemas';

/** Source of one item; `buildItems.ts` makes the record of it. */
export interface Source {
  title: string;
  type: ContentType;
  status: ContentStatus;
  author: string;
  reviewer?: string;
  channels: string[];
  project?: string;
  tags?: string[];
  due?: string;
  at?: string;
  summary: string;
  /** Paragraphs; ## marks headings, > quotes. */
  text: string[];
  /** Earlier live or approved text, where the newest version differs. */
  before?: { title?: string; text: string[]; isLive: boolean };
  checklist?: [label: string, isDone: boolean][];
  comments?: { author: string; at: string; text: string; quote?: string; isResolved?: boolean; isBlocking?: boolean }[];
  reason?: string;
}

type Rest = Partial<Omit<Source, 'title' | 'type' | 'status' | 'author' | 'channels' | 'summary' | 'text'>>;

const source =
  (status: ContentStatus) =>
  (
    [title, type, author, channel]: [string, ContentType, string, string],
    summary: string,
    text: string[],
    rest: Rest = {},
  ): Source => ({ title, type, status, author, channels: channel.split(' '), summary, text, ...rest });

const [review, changes, approved, scheduled, published, failed, draft, archived] = [
  source('in_review'),
  source('changes_requested'),
  source('approved'),
  source('scheduled'),
  source('published'),
  source('failed'),
  source('draft'),
  source('archived'),
];

const ready: [string, boolean][] = [
  ['Names spelt as on the release', true],
  ['Picture rights cleared', true],
  ['Alternative text for the cover', true],
  ['Facts checked with a second source', true],
  ['Read aloud once', true],
];
const halfReady = ready.map(([label], index): [string, boolean] => [label, index < 3]);

export const waiting: readonly Source[] = [
  review(
    ['One price, from 1 December', 'article', 'amira', 'blog newsletter'],
    'Nine euros a month, for everybody. Why we gave up a price for each.',
    [
      'For six years every reader paid a different sum for the same pages. We liked the freedom of it. Most of you said that you did not: you wanted to know what your neighbour pays.',
      'From 1 December 2026 there is one price for all: €9 a month, or €90 a year. Students and people without work pay half, and nobody has to prove it.',
      '## What stays as it is',
      'The archive remains open. Letters are still answered by a person, as a rule within two days. If you paid for a year before this post, nothing changes until that year is over, and we will write to you four weeks ahead.',
      '## What we give up',
      'No more “only today”. No calendars with crossed-out prices.',
    ],
    {
      reviewer: 'joana',
      project: 'launch',
      tags: ['Workshop'],
      due: '@+0d 17:00',
      checklist: ready,
      before: {
        title: 'One price, soon',
        isLive: true,
        text: [
          'For six years every reader paid a different sum for the same pages. We liked the freedom of it and so did you.',
          'From the winter issue on there is one price for all: €9 a month, or €90 a year. Students and people without work pay half, and nobody has to prove it.',
          '## What stays as it is',
          'The archive remains open. Letters are still answered by a person, as a rule within two days. If you paid for a year before this post, you keep your price.',
          '## What we give up',
          'No more special offers, no countdowns and no calendars with crossed-out prices.',
        ],
      },
      comments: [
        {
          author: 'jonas',
          at: '@-3h',
          text: 'Legal asks for “incl. VAT” next to the first price. @Amira can you add it here and in the table?',
          quote: '€9 a month, or €90 a year',
        },
        { author: 'amira', at: '@-2h', text: 'Table done. Here it breaks the rhythm: a footnote instead?' },
        {
          author: 'lucia',
          at: '@-1d 16:20',
          text: 'Is this still true in summer?',
          quote: 'as a rule within two days',
          isResolved: true,
        },
      ],
    },
  ),
  review(
    ['Correction: the map on page 96', 'article', 'ines', 'blog'],
    'A bridge too many, and a thank-you to the reader who counted.',
    [
      'The map on page 96 of the travel book shows five bridges. There are four. The fifth one is a ferry, and it runs on weekdays only.',
      'Page and file are corrected. Readers of the printed book find the new map as a sheet to print, in the same size.',
      'Thank you to Mrs Almeida, who counted them on foot.',
    ],
    {
      reviewer: 'joana',
      tags: ['Design'],
      due: '@+1d 12:00',
      checklist: ready,
      before: {
        isLive: false,
        text: [
          'The map on page 96 of the travel book shows five bridges. There are four.',
          'Page and file are corrected.',
          'Thank you to the reader who noticed.',
        ],
      },
    },
  ),
  review(
    ['Lisbon story: the gallery', 'article', 'kofi', 'blog'],
    'Twelve pictures between midnight and the first tram.',
    [
      'Twelve pictures, in the order of one night. The opener is the empty rail in front of Casa do Cais, because everything that follows needs that silence.',
      '> The tram driver asked for one thing: not to be seen counting.',
      'All rights are cleared; the licence for number nine ends with the year.',
    ],
    {
      reviewer: 'joana',
      project: 'lisbon',
      tags: ['Photography'],
      due: '@+1d 18:00',
      checklist: ready,
      comments: [
        { author: 'amira', at: '@-5h', text: 'Number four and number seven are the same thought. Keep seven.' },
      ],
    },
  ),
  review(
    ['Spring issue, Portuguese', 'email', 'lucia', 'newsletter'],
    'The newsletter for our readers in Portugal and Brazil.',
    [
      'The spring issue speaks Portuguese from the first page: six stories were written in it, and four were translated by two people who do not agree about “saudade”.',
      'Two terms are open, and marked in yellow. The glossary decides on Friday.',
    ],
    {
      reviewer: 'joana',
      project: 'spring',
      tags: ['Languages', 'Newsletter'],
      due: '@+6d 12:00',
      checklist: halfReady,
      comments: [
        {
          author: 'jonas',
          at: '@-1d 11:00',
          text: 'The glossary has “desk” twice. Which one is it?',
          quote: 'Two terms are open',
          isBlocking: true,
        },
      ],
    },
  ),
  review(
    ['Beech card boxes are back', 'social', 'ravi', 'social'],
    'Four sizes, one lid, and no glue.',
    [
      'They are back: boxes of beech card in four sizes, folded without glue. The first two hundred come with a lid that fits all four.',
    ],
    { reviewer: 'joana', project: 'catalogue', due: '@+7d 10:00', checklist: ready },
  ),
  review(
    ['How we choose paper', 'page', 'oskar', 'shop'],
    'Weight, colour, and who made it: what we ask before we order.',
    [
      'We ask three questions before we order paper: how it feels in the dark, what becomes of it in the rain, and who stood at the machine.',
      '## What it costs',
      'Two cents more a page than the cheapest. For the whole catalogue that is the price of one photograph.',
    ],
    { reviewer: 'joana', project: 'catalogue', due: '@+9d 12:00', checklist: ready },
  ),
  review(
    ['Interview with the harbour pilot', 'article', 'silvain', 'blog'],
    'Forty years on the same river, and never twice the same water.',
    [
      'He cuts the engine before he answers. Forty years on the river, he says, and he has seen it twice from the land.',
      '## On being early',
      'A pilot is never early. A pilot is there, or a ship is late.',
    ],
    { reviewer: 'amira', tags: ['Reporting'], due: '@-1d 18:00', checklist: ready },
  ),
  review(
    ['The German launch post', 'article', 'jonas', 'blog'],
    'Ein Preis für alle, ab 1. Dezember.',
    [
      'Sechs Jahre lang zahlte jeder etwas anderes für dieselben Seiten. Ab 1. Dezember 2026 gibt es einen Preis: neun Euro im Monat oder neunzig im Jahr.',
      'Wer studiert oder keine Arbeit hat, zahlt die Hälfte. Nachweise verlangen wir nicht.',
    ],
    { reviewer: 'amira', project: 'launch', tags: ['Languages'], due: '@+1d 09:00', checklist: halfReady },
  ),
  review(
    ['Newsletter 48: who reads at night', 'email', 'amira', 'newsletter'],
    'One in five of you opens this after eleven.',
    [
      'One in five of you opens this letter after eleven at night. We asked forty of you why, and thirty-eight answered before midnight.',
      'What you read then is longer than what you read at noon, and you come to its end more often.',
    ],
    { reviewer: 'ravi', tags: ['Newsletter'], due: '@+3d 10:00', checklist: ready },
  ),
  review(
    ['Article pages in under a second', 'article', 'ravi', 'blog'],
    'What an old phone taught us about our own pages.',
    [
      'The phone is from 2016 and has a crack over the clock. An article opens on it in 0.9 seconds, where it took three in spring.',
      'Most of the difference is in what we no longer send.',
    ],
    { reviewer: 'amira', tags: ['Workshop', 'Design'], due: '@+4d 12:00', checklist: ready },
  ),
  review(
    ['Casa do Cais: three portraits', 'social', 'kofi', 'photos social'],
    'A cook, a neighbour, a girl with a trumpet.',
    [
      'Three portraits from the kitchen of Casa do Cais: the cook who never sits, the neighbour who always does, and the girl with the trumpet.',
    ],
    { reviewer: 'amira', project: 'portraits', due: '@+2d 15:00', checklist: ready },
  ),
  changes(
    ['The contract in plain words', 'page', 'jonas', 'shop'],
    'What guest authors sign, and what it means.',
    [
      'You keep your text. We may print it once, show it for as long as the page exists, and ask before anything else.',
      'We pay within fourteen days, also when we print later.',
    ],
    {
      reviewer: 'joana',
      due: '@+2d 12:00',
      checklist: halfReady,
      reason: 'The sentence about translations is missing: contracts has it as a clause of its own.',
    },
  ),
  changes(
    ['Twenty-four doors: the list of stories', 'article', 'ines', 'blog'],
    'One short story a day, drawn and written.',
    [
      'A door for each day of December, drawn by hand. Behind each one is a story that can be read in two minutes.',
      'The first seven are written. The eighth opens to the inside.',
    ],
    {
      reviewer: 'amira',
      project: 'december',
      due: '@-2d 12:00',
      checklist: halfReady,
      reason: 'Doors 3 and 11 tell the same story. Please replace one of them before the weekend.',
    },
  ),
  changes(
    ['Repairs come first', 'page', 'silvain', 'shop'],
    'Before we sell you a new one, we mend the old one.',
    ['Send it in, with a note of what is broken. We look at it, tell you what it costs, and begin when you say so.'],
    {
      reviewer: 'amira',
      project: 'catalogue',
      due: '@+3d 17:00',
      reason: 'Who pays the postage? Readers will ask this first, so answer it first.',
    },
  ),
  changes(
    ['A question for the weekend', 'social', 'kofi', 'social'],
    'What do you hear when the tram has gone?',
    ['What do you hear when the last tram has gone? Tell us in one sentence. We print seven.'],
    { reviewer: 'ravi', project: 'lisbon', due: '@+1d 15:00', reason: 'Say until when readers can answer.' },
  ),
];

export const planned: readonly Source[] = [
  approved(
    ['The subject line asks a question', 'email', 'amira', 'newsletter'],
    'Four points more, eight weeks in a row.',
    [
      'For two months half of our readers got a question and half of them a number. The question won in seven weeks out of eight.',
    ],
    { reviewer: 'joana', tags: ['Newsletter'], checklist: ready },
  ),
  approved(
    ['The year in colours', 'article', 'ines', 'blog'],
    'Twelve covers, and the colour that nobody wanted.',
    [
      'Twelve covers lie on the floor. From the ladder they are a year: cold, green, yellow, and one that nobody wanted.',
      'It was the brown of September. It sold best.',
    ],
    { reviewer: 'joana', tags: ['Design'], checklist: ready },
  ),
  approved(
    ['Fonts were the slow part', 'article', 'ravi', 'blog'],
    'From three seconds to 0.9, with nothing taken away that a reader could see.',
    [
      'We had four fonts in three weights for two languages at a time, on a server that was not ours. That was most of the waiting.',
    ],
    { reviewer: 'amira', tags: ['Workshop'], checklist: ready },
  ),
  approved(
    ['Winter boxes, last call', 'page', 'oskar', 'shop'],
    'Orders until the twelfth arrive in time.',
    [
      'Orders that reach us by the twelfth arrive before the holidays. Later ones do too, most of the time, but we do not promise it.',
    ],
    { reviewer: 'joana', project: 'catalogue', checklist: ready },
  ),
  approved(
    ['Twelve answers about the crossword', 'article', 'jonas', 'blog'],
    'Eleven letters, and one on a postcard.',
    ['Eleven letters and a postcard asked about 14 across. Yes, it was a river. No, it is not in Portugal.'],
    { reviewer: 'amira', tags: ['Reporting'], checklist: ready },
  ),
  ...(
    [
      ['Newsletter 47', 'email', 'amira', 'newsletter', '@+1d 07:00', 'What the letters of this week have in common.'],
      [
        'Drawing a door that is also a window',
        'article',
        'ines',
        'blog',
        '@+0d 23:30',
        'The first door of December, and what one sees through it.',
      ],
      [
        'Behind the cover',
        'social',
        'kofi',
        'social',
        '@+1d 15:00',
        'Four minutes of light, and eleven minutes of rain.',
      ],
      ['Portraits in the kitchen', 'article', 'kofi', 'blog', '@+2d 09:00', 'Why the cook would not sit down.'],
      ['Reader’s evening', 'article', 'jonas', 'blog', '@+2d 09:20', 'Forty chairs, one microphone, and bring a text.'],
      [
        'Repairs, not returns',
        'page',
        'silvain',
        'shop',
        '@+2d 12:30',
        'The page that the winter catalogue opens with.',
      ],
      ['Weekend question', 'social', 'amira', 'social', '@+4d 18:00', 'Which sentence did you read twice this week?'],
      ['Paper, slowly', 'article', 'oskar', 'blog', '@+4d 18:00', 'A visit to a mill that has no clock.'],
      [
        'What the pilot hears',
        'article',
        'silvain',
        'blog',
        '@+6d 10:00',
        'Sound, minute by minute, from the harbour at dawn.',
      ],
      ['First door', 'email', 'ines', 'newsletter', '@+9d 07:00', 'The first of twenty-four letters in December.'],
    ] as const
  ).map(([title, type, author, channel, at, summary]) =>
    scheduled(
      [title, type, author, channel],
      summary,
      [
        summary,
        `It goes out on its own day, because it belongs to it. ${title} is read once more on the evening before.`,
      ],
      { reviewer: author === 'amira' ? 'joana' : 'amira', at, checklist: ready },
    ),
  ),
  failed(
    ['Portrait of a pilot', 'social', 'kofi', 'photos'],
    'He cuts the engine before he answers.',
    ['He cuts the engine before he answers. A portrait in one picture and nine words.'],
    { reviewer: 'amira', project: 'portraits', at: '@-1d 15:00', due: '@-1d 15:00', checklist: ready },
  ),
  failed(
    ['Fog in fourteen frames', 'social', 'kofi', 'photos'],
    'The bridge goes, frame by frame.',
    ['The bridge goes, frame by frame. In the ninth one you see it only because you know that it is there.'],
    { reviewer: 'joana', project: 'lisbon', at: '@-3h', checklist: ready },
  ),
];

export const written: readonly Source[] = [
  draft(
    ['The last tram up the hill', 'article', 'jonas', 'blog newsletter'],
    'Line 28 stops at midnight. Four riders tell us what the city sounds like then.',
    [
      'At ten to twelve the driver counts us: three, as always. Dona Celeste sits behind him, the baker’s boy by the door, and I hold on to the pole, because the windows are lower than I am. Nobody speaks before the second bend.',
      '## Four voices',
      'It is the brakes that I miss when I am away, says the baker’s boy. They sing a third.',
    ],
    { reviewer: 'amira', project: 'lisbon', tags: ['Reporting', 'City'], due: '@+2d 17:00', checklist: halfReady },
  ),
  draft(
    ['Rights in pictures from readers', 'page', 'joana', 'blog'],
    'What we may do with what you send us.',
    ['A picture that you send stays yours. We ask before we print it, and we ask again before we print it elsewhere.'],
    { reviewer: 'lucia', due: '@+5d 12:00', checklist: halfReady },
  ),
  draft(
    ['Glossary: words we retire', 'article', 'lucia', 'blog'],
    'Nobody looked them up for two years.',
    ['We retire eighty-eight words. Most were never wrong; they were only never needed.'],
    { reviewer: 'joana', project: 'spring', tags: ['Languages'], due: '@-3d 12:00' },
  ),
  draft(
    ['Eleven letters about a comma', 'article', 'amira', 'blog'],
    'And the one reader who is right.',
    ['Eleven of you wrote about a comma on page twelve. Ten would take it out.'],
    { reviewer: 'joana', tags: ['Workshop'] },
  ),
  draft(
    ['A map for the walking route', 'page', 'ines', 'shop'],
    'To print, to fold, and to lose.',
    ['The route takes two hours, and four with children. All benches are marked.'],
    { project: 'spring' },
  ),
  draft(
    ['December: a calendar of doors', 'email', 'ines', 'newsletter'],
    'What comes, and how to stop it.',
    ['From 1 December a short letter comes every morning. One click stops all of them.'],
    { reviewer: 'amira', project: 'december', due: '@+8d 12:00' },
  ),
  draft(['Three sentences about rain', 'social', 'silvain', 'social'], 'Heard at the harbour, written down at once.', [
    'It does not rain here, it leans. That is the first of three sentences.',
  ]),
  draft(
    ['Budget of a magazine, in one picture', 'article', 'oskar', 'blog'],
    'Where nine euros go.',
    [
      'Three go to people who write. Two go to paper, one to the post, and the rest has names too.',
      'In order to say where each euro goes, we utilise one picture, in which every euro is drawn as a coin, and every coin lies in the the pocket of somebody whom we have met, written to, or at least once seen across a table.',
      'It was drawn by Inês in an afternoon. Click here to see it larger.',
    ],
    { reviewer: 'joana', project: 'launch', due: '@+10d 12:00' },
  ),
  archived(['Summer party: how to find the boat', 'page', 'joana', 'blog'], 'The boat has left.', [
    'Take the second pier, not the first. The boat is called Alcina, and it leaves at six.',
  ]),
  archived(
    ['Autumn offer, withdrawn', 'email', 'oskar', 'newsletter'],
    'There are no more offers.',
    ['This letter was never sent: we decided for one price instead.'],
    { project: 'launch' },
  ),
  archived(['Old stand-up rules', 'page', 'jonas', 'blog'], 'Replaced by one sentence.', [
    'Everybody says one thing, and nobody sits.',
  ]),
];

/** Full texts of blog posts; other published items have a few words in the demo. */
const texts: Readonly<Record<string, readonly string[]>> = {
  'What we learned from the autumn issue': [
    'Our glossary had 900 entries and was consulted twice a day. Now it has 212, and is consulted forty times a day.',
    '## Why fewer words are looked up more often',
    'People do not search in a list that they do not trust. A long list is an old list, and an old list is wrong somewhere.',
    '## What stayed',
    'Names of places, titles of people, and the seven words about which we used to quarrel. Those have an example each.',
  ],
  'A quieter picture for page one': [
    'A gallery is an argument. Nineteen pictures were good, and eight of them said what another one said already.',
    '## First the doubles',
    'I print small, put everything on the floor and turn around whatever repeats itself. A harbour in the morning and a harbour in the evening are one harbour.',
    '## Then the favourites',
    'The picture that was hardest to take is never the best one. I ask somebody who was not there.',
    'The man with the ladder was nobody’s plan. He is the only one who looks into the camera, and so he is the one whom everybody remembers.',
  ],
  'Who reads whom': [
    'Every Thursday at four somebody in the corridor reads an article aloud. Nobody comments until the end. It takes a quarter of an hour, and it has changed more texts than all our rules together.',
    '## What the ear finds',
    'The eye forgives. It jumps over a word that is there twice, and it never runs out of breath. The ear does: it stumbles exactly where a reader will.',
    '> If you have to lift your voice to be understood, the comma is in the wrong place.',
    'We keep a list of the places where readers stumbled. Most of them are names, numbers, and the word “however”.',
  ],
  'Fourteen seconds of fog': [
    'The harbour pilot talked for forty minutes, and then the fog signal sounded. She stopped, listened, and smiled. There is nothing to transcribe.',
    '## The page stays silent',
    'We put the sound behind a button. Nobody should be startled on a train by our fog.',
    '## What the readers did',
    'Two of three pressed it. Half of those pressed it twice.',
  ],
};

export const out: readonly Source[] = (
  [
    ['Monday brief', 'email', 'amira', 'newsletter', '@-2d 07:00', 'What to read before the first coffee.'],
    ['Letters, answered', 'email', 'amira', 'newsletter', '@-1d 09:00', 'Five letters, five answers, one apology.'],
    [
      'Fourteen seconds of fog',
      'article',
      'silvain',
      'blog',
      '@-1d 10:00',
      'The shortest recording that we ever printed.',
    ],
    ['Mending a card box', 'page', 'ravi', 'shop', '@-2d 12:30', 'With tape, and without.'],
    ['Question of the week', 'social', 'kofi', 'social', '@-2d 17:00', 'What is the oldest thing on your desk?'],
    [
      'What we learned from the autumn issue',
      'article',
      'amira',
      'blog',
      '@-9d 10:00',
      'Seven things, two of them painful.',
    ],
    [
      'The annual report, with new numbers',
      'page',
      'oskar',
      'blog',
      '@-12d 11:00',
      'A table was wrong. Here is the right one.',
    ],
    ['A quieter picture for page one', 'article', 'kofi', 'blog', '@-15d 09:00', 'Why the crowd had to go.'],
    ['Cover: window it is', 'article', 'ines', 'blog', '@-18d 10:00', 'Eleven sketches, and the one with the curtain.'],
    ['Newsletter 46', 'email', 'amira', 'newsletter', '@-8d 07:00', 'Silence, and who pays for it.'],
    ['Newsletter 45', 'email', 'amira', 'newsletter', '@-15d 07:00', 'On stairs, lifts, and being late.'],
    [
      'Audio guide in four languages',
      'article',
      'silvain',
      'blog',
      '@-21d 10:00',
      'The museum speaks, and so does its cat.',
    ],
    ['Dates for the portrait series', 'social', 'kofi', 'social', '@-11d 15:00', 'Four kitchens, four evenings.'],
    [
      'Halden Outdoor: the jacket that was mended',
      'article',
      'jonas',
      'blog',
      '@-25d 10:00',
      'Nine winters, three zips.',
    ],
    ['How to write to us', 'page', 'joana', 'blog', '@-40d 09:00', 'By hand, by mail, by pigeon.'],
    ['Who reads whom', 'article', 'lucia', 'blog', '@-30d 10:00', 'Every text has two readers before you.'],
    ['Opening hours in December', 'page', 'oskar', 'shop', '@-5d 09:00', 'Open on Sundays, closed when it snows.'],
  ] as const
).map(([title, type, author, channel, at, summary], index) =>
  published(
    [title, type, author, channel],
    summary,
    [
      ...(texts[title] ?? [
        summary,
        `It was written by hand first and read aloud on a Thursday. “${title}” took two rounds.`,
      ]),
    ],
    {
      reviewer: author === 'amira' ? 'joana' : 'amira',
      at,
      tags: type === 'article' ? [['Reporting', 'Photography', 'Design', 'Workshop'][index % 4] ?? 'Workshop'] : [],
      checklist: ready,
    },
  ),
);
