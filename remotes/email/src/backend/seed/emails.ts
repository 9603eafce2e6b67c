import type { EmailFolder, EmailLabel } from '../../api/schemas';

interface SourceMessage {
  /** A key of the team, `client:<company>`, or `service:<name>`. */
  from: string;
  to: string[];
  cc?: string[];
  at: string;
  text: string[];
  files?: string[];
}

export interface SourceEmail extends SourceMessage {
  subject: string;
  folder?: EmailFolder;
  labels?: EmailLabel[];
  isUnread?: boolean;
  isStarred?: boolean;
  replies?: SourceMessage[];
}

const me = ['joana'];

const inbox: SourceEmail[] = [
  {
    from: 'amira',
    to: ['joana', 'jonas'],
    at: '@-38m',
    subject: 'Launch post: last look before legal',
    labels: ['company'],
    isUnread: true,
    files: ['launch-post-v7.pdf', 'pricing-table.svg'],
    text: [
      'Good morning,',
      'I moved the pricing table up and cut the second quote. Could you read the last paragraph once more? Legal wants it by noon, and I would rather send something that we both like.',
      'If you have ten minutes: the headline in the German version still says “bald”. Jonas thinks we should say the date.',
      'Thanks,<br>Amira',
    ],
  },
  {
    from: 'jonas',
    to: me,
    cc: ['kofi'],
    at: '@-75m',
    subject: 'Re: Photo rights for the Lisbon story',
    labels: ['important'],
    isUnread: true,
    files: ['photo-licence-lisbon.pdf'],
    text: [
      'The agency confirmed worldwide web use for two years, print for one issue. The licence is attached.',
      'Kofi, we may crop but not mirror. That rules out the harbour picture on the left page.',
      'Jonas',
    ],
  },
  {
    from: 'franziska',
    to: ['joana', 'amira', 'jonas', 'kofi'],
    at: '@-110m',
    subject: 'Editorial stand-up moved to 10:30',
    labels: ['personal'],
    isUnread: true,
    text: [
      'Tomorrow, room Aula. Kofi cannot be there before ten, so we start half an hour later and keep it short.',
      'Please bring one sentence on what is blocked. Everything else can wait for Friday.',
    ],
  },
  {
    from: 'lucia',
    to: me,
    at: '@-1d 16:20',
    subject: 'Translations for the spring issue',
    labels: ['company', 'private'],
    text: [
      'Portuguese is done, French needs one more day, German waits for the new headline of the launch post.',
      'I would like to give the two long interviews to the same translator, otherwise the voices drift apart. Is that all right with the budget?',
      'Lucía',
    ],
    replies: [
      {
        from: 'joana',
        to: ['lucia'],
        at: '@-1d 16:48',
        text: [
          'Yes, keep one voice. Oskar has the room for it: take it from the line for the December special.',
          'Joana',
        ],
      },
      {
        from: 'lucia',
        to: me,
        cc: ['oskar'],
        at: '@-1d 17:05',
        text: ['Perfect, I have booked her until the end of the month. Oskar, the purchase order is 2231.', 'Lucía'],
      },
    ],
  },
  {
    from: 'mei',
    to: ['joana', 'franziska'],
    at: '@-1d 11:02',
    subject: 'Newsletter numbers of last week',
    isStarred: true,
    files: ['newsletter-46.csv'],
    text: [
      'Open rate 41.2 %, best since March. The subject line with the question did better than the one with the number, by four points.',
      'Most clicks went to the bakery story, although it stood fifth. I would move short pieces up next week and see.',
      'The table is attached.',
    ],
  },
  {
    from: 'tom',
    to: me,
    at: '@-2d 15:31',
    subject: 'Contract for guest authors',
    labels: ['important'],
    text: [
      'Please sign both copies. Payment terms are now 14 days instead of 30, and the second clause finally says which languages are included.',
      'Two authors asked about audio. I left it out on purpose: we should offer it as an extra, not hide it in the small print.',
    ],
  },
  {
    from: 'silvain',
    to: me,
    at: '@-3d 09:40',
    subject: 'Interview transcript, cleaned up',
    files: ['transcript-harbour-pilot.txt'],
    isStarred: true,
    text: [
      'Forty minutes, timestamps kept. I marked the passages that she asked us not to quote, there are only two.',
      'The part about the fog signal is the best thing on the tape. If we put audio on the page, that one.',
    ],
  },
  {
    from: 'bea',
    to: me,
    at: '@-6d 10:15',
    subject: 'Welcome to the team, Inês',
    labels: ['personal'],
    text: [
      'Inês Carvalho starts on Monday as our illustrator. Her accounts are ready, and she gets the desk by the window that nobody admits to wanting.',
      'Please start her with the style guide, and take her to lunch on the first day.',
    ],
  },
  {
    from: 'franziska',
    to: ['joana', 'ines', 'mei'],
    at: '@-8d 14:04',
    subject: 'Ideas for the December calendar',
    text: [
      'Twenty-four small stories, one a day. Half of them from readers, half of them ours, each under two hundred words.',
      'Inês could draw one door a week instead of one a day: six large pictures that fit together in the end.',
    ],
  },
  {
    from: 'kofi',
    to: me,
    at: '@-8d 18:22',
    subject: 'Gallery for the Lisbon story',
    labels: ['company'],
    files: ['contact-sheet.svg'],
    text: [
      'Nineteen pictures are in, I would show eleven. The contact sheet has my order, with the tram as the opener.',
      'Tell me if you miss anyone in it.',
    ],
  },
  {
    from: 'ravi',
    to: ['joana', 'amira'],
    at: '@-9d 12:47',
    subject: 'Article pages load in 0.9 s now',
    isStarred: true,
    text: [
      'The fonts were the slow part. They are on our own server now, and only the characters that a language needs are sent.',
      'On the train home it took 1.4 s with one bar of signal. Good enough for me.',
    ],
  },
  {
    from: 'oskar',
    to: me,
    at: '@-10d 08:55',
    subject: 'Invoices to approve this week',
    labels: ['important', 'company'],
    text: [
      'Four are waiting for you. The one for Halden Outdoor has a discount of five percent that I could not find in the contract.',
      'If you approve until Thursday they still go out this month.',
    ],
  },
  {
    from: 'client:Halden Outdoor',
    to: me,
    at: '@-11d 13:30',
    subject: 'Text for the winter catalogue',
    labels: ['company'],
    text: [
      'We read your draft aloud in the shop, which is our test for everything. It passed.',
      'One wish: could the page about repairs come before the page about new jackets? That is what we are proud of.',
    ],
  },
  {
    from: 'client:Casa do Cais',
    to: me,
    at: '@-12d 17:12',
    subject: 'Dates for the portrait series',
    labels: ['private'],
    text: [
      'The cooks are free on any Tuesday before noon. The fishermen say: whenever the weather is bad.',
      'Could Kofi come twice? Once for the light in the kitchen, once for the rain.',
    ],
  },
  {
    from: 'ines',
    to: me,
    at: '@-13d 11:26',
    subject: 'First sketches for the spring cover',
    files: ['cover-sketches.svg'],
    isStarred: true,
    text: [
      'Three directions: the arch as a door, the arch as a window, and one without any arch at all.',
      'I like the second one best, but it needs the masthead in white.',
    ],
  },
  {
    from: 'jonas',
    to: me,
    at: '@-15d 09:08',
    subject: 'Two weeks of leave in spring',
    labels: ['personal', 'private'],
    text: [
      'May I be away for the first two weeks of April? The bakery series will be finished before, I promise.',
      'Amira would read my pages in the meantime.',
    ],
  },
  {
    from: 'client:Weber & Partner',
    to: me,
    cc: ['oskar'],
    at: '@-16d 10:44',
    subject: 'Annual report: the numbers changed',
    labels: ['important'],
    files: ['annual-report-tables.csv'],
    text: [
      'The auditors moved one column. The new tables are attached, the text should need only two corrections on pages 8 and 14.',
    ],
  },
  {
    from: 'amira',
    to: ['joana', 'jonas', 'mei', 'silvain'],
    at: '@-18d 16:39',
    subject: 'What we learned from the autumn issue',
    labels: ['company'],
    text: [
      'Readers finish stories that begin with a person and stop at stories that begin with a number.',
      'Nobody missed the horoscope. Eleven people missed the crossword and wrote to us about it.',
    ],
  },
  {
    from: 'lucia',
    to: me,
    at: '@-20d 12:00',
    subject: 'Glossary, version four',
    files: ['glossary-v4.csv'],
    text: [
      'We now say “newsletter” in all four languages. The list has 212 entries, and I deleted the ones that nobody has looked up in two years.',
    ],
  },
  {
    from: 'bea',
    to: ['joana', 'tom', 'oskar'],
    at: '@-22d 15:15',
    subject: 'Summer party: a date and a boat',
    labels: ['personal'],
    text: ['The boat takes forty people and has a roof. Please tell me until Friday whether you bring somebody.'],
  },
  {
    from: 'client:Éditions Laurent',
    to: me,
    at: '@-25d 09:50',
    subject: 'Proofs of the travel book',
    files: ['travel-book-proofs.pdf'],
    text: [
      'The proofs are attached. The map on page 96 needs a north arrow, everything else made me want to leave at once.',
    ],
  },
  {
    from: 'kofi',
    to: me,
    at: '@-28d 19:03',
    subject: 'A quieter picture for page one',
    labels: ['private'],
    text: ['The protest photo is strong, but next to that headline it shouts. I put two alternatives into the folder.'],
  },
];

const sent: SourceEmail[] = [
  {
    from: 'joana',
    to: ['amira'],
    at: '@-1d 18:10',
    folder: 'sent',
    subject: 'Notes on the launch post',
    labels: ['company'],
    text: [
      'I like the new beginning. Two questions: do we need the word “platform”, and who is “we” in the third paragraph?',
      'The rest can go to legal as it is.',
      'Joana',
    ],
  },
  {
    from: 'joana',
    to: ['tom'],
    at: '@-2d 16:02',
    folder: 'sent',
    subject: 'Re: Contract for guest authors',
    text: ['Signed, both copies. I agree about audio: let us offer it openly, with a price.', 'Joana'],
  },
  {
    from: 'joana',
    to: ['client:Halden Outdoor'],
    cc: ['amira'],
    at: '@-3d 14:25',
    folder: 'sent',
    subject: 'Winter catalogue: repairs come first',
    files: ['winter-catalogue-plan.pdf'],
    isStarred: true,
    text: [
      'The plan is attached, with the repairs on pages 4 and 5. I think the whole catalogue is better for it.',
      'Jonas writes the captions until Wednesday.',
      'Joana',
    ],
  },
  {
    from: 'joana',
    to: ['kofi', 'ines'],
    at: '@-4d 09:35',
    folder: 'sent',
    subject: 'Cover: window it is',
    text: [
      'We take the window. Kofi, could you photograph real plaster for the wall? The drawn one is lovely but too clean.',
    ],
  },
  {
    from: 'joana',
    to: ['oskar'],
    at: '@-9d 17:48',
    folder: 'sent',
    subject: 'Re: Invoices to approve this week',
    labels: ['important'],
    text: [
      'Approved, all four. The discount for Halden was agreed on the telephone, I have written it into the contract now.',
    ],
  },
  {
    from: 'joana',
    to: ['mei', 'franziska'],
    at: '@-12d 11:11',
    folder: 'sent',
    subject: 'Subject lines: ask, do not count',
    text: ['Let us try questions for a month and numbers for a month, and then believe whatever comes out.'],
  },
  {
    from: 'joana',
    to: ['client:Casa do Cais'],
    at: '@-12d 18:30',
    folder: 'sent',
    subject: 'Re: Dates for the portrait series',
    labels: ['private'],
    text: ['Kofi comes twice, with pleasure: next Tuesday for the kitchen, and for the rain on one day’s notice.'],
  },
  {
    from: 'joana',
    to: ['lucia', 'jonas', 'amira', 'silvain'],
    at: '@-19d 08:20',
    folder: 'sent',
    subject: 'Who reads whom this month',
    text: [
      'Amira reads Jonas, Jonas reads Silvain, Silvain reads Amira, and Lucía has the last word in every language.',
    ],
  },
];

const drafts: SourceEmail[] = [
  {
    from: 'joana',
    to: ['bea'],
    at: '@-3h',
    folder: 'draft',
    subject: 'Desk plan for the new year',
    text: ['The illustrators should sit by the windows, and the two people who telephone most should not sit'],
  },
  {
    from: 'joana',
    to: ['client:Museo del Agua'],
    at: '@-1d 19:20',
    folder: 'draft',
    subject: 'Offer: audio guide in four languages',
    labels: ['company'],
    text: [
      'Thank you for showing us the cisterns. We would write and record 24 stations of two minutes each, in Spanish, English,',
    ],
  },
  {
    from: 'joana',
    to: [],
    at: '@-5d 21:14',
    folder: 'draft',
    subject: 'Ideas for next year',
    labels: ['personal'],
    text: ['One long story a month that nobody else has time for.', 'A page that only corrects our mistakes.'],
  },
  {
    from: 'joana',
    to: ['tom'],
    at: '@-7d 13:37',
    folder: 'draft',
    subject: 'Rights in pictures from readers',
    labels: ['important'],
    text: ['Before we open the December calendar to readers, we need three sentences that everyone understands:'],
  },
];

const spam: SourceEmail[] = [
  {
    from: 'service:Prize Desk',
    to: me,
    at: '@-6h',
    folder: 'spam',
    subject: 'You have been chosen among 40 visitors',
    isUnread: true,
    text: [
      'Congratulations! Your reward is waiting. Answer within 24 hours with your full address and your shoe size.',
    ],
  },
  {
    from: 'service:Rank Rocket',
    to: me,
    at: '@-2d 04:12',
    folder: 'spam',
    subject: 'First place in every search, guaranteed',
    isUnread: true,
    text: ['We looked at your site and found 1,204 critical errors. For a small fee we will find more.'],
  },
  {
    from: 'service:Golden Parcel',
    to: me,
    at: '@-5d 03:55',
    folder: 'spam',
    subject: 'Your parcel could not be delivered',
    text: [
      'A parcel of gold weight is held at our depot. To release it, please pay the delivery charge of 1.99 today.',
    ],
  },
  {
    from: 'service:Rank Rocket',
    to: me,
    at: '@-14d 04:40',
    folder: 'spam',
    subject: 'Did you see our last mail?',
    text: [
      'You did not answer. Your competitors did. This is the last time that we write to you before the next time.',
    ],
  },
];

const trash: SourceEmail[] = [
  {
    from: 'franziska',
    to: ['joana', 'amira'],
    at: '@-4d 12:30',
    folder: 'trash',
    subject: 'Old: stand-up at 10:00',
    text: ['Please ignore this one, the new time is in my other mail.'],
  },
  {
    from: 'bea',
    to: ['joana'],
    at: '@-10d 16:16',
    folder: 'trash',
    subject: 'Fire drill on Thursday',
    labels: ['company'],
    text: ['At eleven the alarm rings. Leave the coffee, take the cat.'],
  },
  {
    from: 'ravi',
    to: ['joana'],
    at: '@-17d 10:05',
    folder: 'trash',
    subject: 'Preview of the article page',
    labels: ['private'],
    text: ['The link is valid for a week. The numbers in it are invented, the fonts are not.'],
  },
  {
    from: 'client:Fjord Coffee',
    to: me,
    at: '@-30d 09:00',
    folder: 'trash',
    subject: 'Thank you for the samples',
    text: ['The labels look wonderful on the bags. We go with the second one, the one with the arch.'],
  },
  {
    from: 'mei',
    to: me,
    at: '@-33d 14:50',
    folder: 'trash',
    subject: 'Newsletter numbers in October',
    text: ['A quiet month: 37.9 % open rate, as in every October since we started to count.'],
  },
];

export const emails: readonly SourceEmail[] = [...inbox, ...sent, ...drafts, ...spam, ...trash];
