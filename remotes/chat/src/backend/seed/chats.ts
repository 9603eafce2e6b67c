import type { ChatReaction } from '../../api/messageSchemas';
import { ownId } from '../../api/ownId';
import type { ChatProfileUser, ChatStatus } from '../../api/schemas';

interface SourceContact {
  id: number;
  key: string;
  about: string;
  status: ChatStatus;
  tags?: string[];
  isImportant?: boolean;
}

/** The person's own id among them is 11. */
export const contacts: readonly SourceContact[] = [
  { id: 1, key: 'amira', about: 'I cut the second quote.', status: 'online', isImportant: true },
  { id: 2, key: 'jonas', about: 'Writing. Or walking, which is writing too.', status: 'busy', tags: ['Bakery series'] },
  { id: 3, key: 'lucia', about: 'Four languages before breakfast.', status: 'online' },
  { id: 4, key: 'tom', about: 'Ask me before you sign.', status: 'offline' },
  { id: 5, key: 'mei', about: 'Every Thursday at seven, in 24,000 inboxes.', status: 'away', tags: ['Newsletter'] },
  { id: 6, key: 'silvain', about: 'Headphones on: write. Headphones off: also write.', status: 'online' },
  { id: 7, key: 'bea', about: 'The plants on floor two are mine to worry about.', status: 'away' },
  { id: 8, key: 'kofi', about: 'Available light.', status: 'online' },
  { id: 9, key: 'franziska', about: 'If it is not in the calendar, it did not happen.', status: 'busy' },
  { id: 10, key: 'ravi', about: '0.9 seconds.', status: 'offline' },
  { id: 12, key: 'ines', about: 'Drawing doors.', status: 'online' },
  { id: 13, key: 'oskar', about: 'Net 14 days.', status: 'offline' },
];

export const profile: Pick<ChatProfileUser, 'about' | 'status'> = {
  about: 'Managing editor. Reads everything twice.',
  status: 'online',
};

interface SourceChat {
  contact: number;
  unseen: number;
  messages: SourceMessage[];
}

/** `me` is the person themselves. */
type SourceMessage = [who: 'me' | 'them', at: string, text: string, more?: MessageSeed];

interface MessageSeed {
  reactions?: ChatReaction[];
  fileIds?: number[];
  replyTo?: string;
  editedTime?: string;
}

/** Small talk that fills the long conversation, day after day. */
const smallTalk: [question: string, answer: string][] = [
  ['Is page 12 yours today?', 'Yes, give me an hour.'],
  ['The caption on the tram is one line too long.', 'Cut “slowly”. Trams always are.'],
  ['Did legal answer?', 'Only with a smiley. I take it as a yes.'],
  ['Do we write Lisbon or Lisboa in the headline?', 'Lisbon in English, Lisboa in Portuguese, and never both.'],
  ['Coffee?', 'In ten minutes.'],
  ['The interview is at 2,400 words.', 'Then it is a good one. 1,800, please.'],
  ['Who reads the proofs on Friday?', 'Silvain in the morning, I in the evening.'],
  ['I found the missing quote.', 'Where was it?'],
  ['The headline does not fit on phones.', 'Take the short one, it is better anyway.'],
  ['Shall I answer the reader about the map?', 'Please do, she is right.'],
  ['New opening paragraph is in.', 'Read it. Keep the first sentence, lose the second.'],
  ['Are we still on for the planning?', 'At three, room Aula.'],
  ['The printer asks for the spine width.', '11 mm, as always.'],
];

function createLongChat(): SourceChat['messages'] {
  const messages: SourceChat['messages'] = [];
  for (let day = 55; day >= 1; day -= 1) {
    for (const part of [0, 1]) {
      const [question, answer] = smallTalk[(day * 2 + part * 5) % smallTalk.length] ?? ['', ''];
      const hour = String(9 + part * 5).padStart(2, '0');
      const [asks, answers] = (day + part) % 2 === 0 ? (['me', 'them'] as const) : (['them', 'me'] as const);
      messages.push([asks, `@-${day}d ${hour}:${String(10 + (day % 40)).padStart(2, '0')}`, question]);
      messages.push([answers, `@-${day}d ${hour}:${String(14 + (day % 40)).padStart(2, '0')}`, answer]);
    }
  }
  return messages;
}

export const chats: readonly SourceChat[] = [
  {
    contact: 1,
    unseen: 0,
    messages: [
      ...createLongChat(),
      ['them', '@-95m', 'The launch post is in your inbox, version seven.'],
      ['me', '@-92m', 'Reading it now.'],
      ['them', '@-90m', 'The last paragraph, please. I have looked at it too often.'],
    ],
  },
  {
    contact: 8,
    unseen: 2,
    messages: [
      ['me', '@-1d 15:02', 'Eleven pictures are right. Who is the man with the ladder?'],
      ['them', '@-1d 15:40', 'The tram driver’s brother. He insisted.'],
      ['me', '@-1d 15:41', 'Then he stays.'],
      ['them', '@-27m', 'Rain in Lisbon tomorrow. I could take the early train.'],
      ['them', '@-25m', 'Say yes and I book.'],
    ],
  },
  {
    contact: 3,
    unseen: 0,
    messages: [
      ['them', '@-2d 10:12', 'How do we say “stand-up” in Portuguese?'],
      ['me', '@-2d 10:15', 'We do not. We say “reunião rápida” and sit down.'],
      ['them', '@-2d 10:16', 'Noted in the glossary, word for word.'],
    ],
  },
  {
    contact: 5,
    unseen: 0,
    messages: [
      ['me', '@-3d 11:30', 'The bakery story beat the interview?'],
      ['them', '@-3d 11:34', 'By far. People click on bread.'],
      ['me', '@-3d 11:35', 'Then more bread next week.'],
      ['them', '@-3d 11:36', 'Sourdough, part two, is ready.'],
    ],
  },
  {
    contact: 6,
    unseen: 0,
    messages: [
      ['me', '@-5d 10:02', 'What do you need for the episode?'],
      [
        'them',
        '@-5d 10:11',
        'Three things, in this order:\n1. *The recording*, uncut\n2. Names of everybody in the recording\n3. The captions as `srt`, _not_ as vtt',
        { replyTo: '@-5d 10:02', reactions: [{ emoji: '👍', senderIds: [ownId] }] },
      ],
      ['them', '@-5d 10:12', 'These are the captions so far.', { fileIds: [1] }],
      [
        'me',
        '@-5d 10:20',
        'Line 3 has a typo. This joins the takes:\n```\nffmpeg -f concat -i takes.txt episode.wav\n```\nThe manual: https://ffmpeg.org/documentation.html',
        { editedTime: '@-5d 10:21', reactions: [{ emoji: '🎉', senderIds: [6] }] },
      ],
      ['them', '@-4d 17:20', 'The fog signal is 14 seconds long. May I keep all of it?'],
      ['me', '@-4d 17:22', 'All of it.'],
    ],
  },
  {
    contact: 9,
    unseen: 0,
    messages: [
      ['me', '@-6d 09:00', 'Is the Aula free on Thursday?'],
      ['them', '@-6d 09:01', 'It is now. 10:30 to 11:00.'],
    ],
  },
];

const captions = `1
00:00:00,000 --> 00:00:14,000
[Fog signal]

2
00:00:14,500 --> 00:00:19,000
Good morning from the harbour of Lisbon.

3
00:00:19,200 --> 00:00:24,000
It is six oclock, and nobody is awake but us.
`;

export const files = [{ id: 1, contactId: 6, fileName: 'harbour-episode.srt', content: captions }];
