import { find, getAvatar, type Tone, team } from '@atrium/mock/demo';
import { otherPhotos, otherPosts } from './otherProfiles';

const person = (key: string) => ({ avatar: getAvatar(find(key)), username: find(key).fullName });

const writer = (key: string) => ({ personId: find(key).id, ...person(key) });

const comment = (id: number, key: string, text: string, time: string, likes: number) => ({
  id,
  ...writer(key),
  comment: text,
  time,
  commentsLikes: likes,
});

/** One street in several tones: the first one is the default cover. */
export const covers: readonly { file: string; tone: Tone }[] = [
  { file: 'profile/cover.svg', tone: 'blue' },
  { file: 'profile/cover-teal.svg', tone: 'teal' },
  { file: 'profile/cover-plum.svg', tone: 'plum' },
  { file: 'profile/cover-amber.svg', tone: 'amber' },
];

export const header = team.map(({ job }, index) => ({
  id: index + 1,
  designation: job,
  coverImg: `/assets/demo/${covers[index % covers.length]?.file}`,
}));

const cities: Record<string, string> = {
  joana: 'Lisbon',
  nils: 'Oslo',
  amira: 'Lyon',
  jonas: 'Leipzig',
  lucia: 'Seville',
  tom: 'Lagos',
  mei: 'Kyoto',
  silvain: 'Ghent',
  bea: 'Malmö',
  kofi: 'Accra',
  franziska: 'Graz',
  ravi: 'Mumbai',
  ines: 'Porto',
  oskar: 'Turku',
};

export const userAbout = team.map(({ key, country }, index) => ({
  id: index + 1,
  joined: `@-${2190 - index * 137}d`,
  lives: `${cities[key]}, ${country}`,
}));

export const suggestedPages = [
  {
    id: 1,
    avatar: '/assets/demo/scenes/1.svg',
    username: 'The Corridor Readers',
    subtitle: 'Reading aloud',
  },
  { id: 2, avatar: '/assets/demo/scenes/2.svg', username: 'Available Light', subtitle: 'Photography' },
  {
    id: 3,
    avatar: '/assets/demo/scenes/3.svg',
    username: 'Words That Retired',
    subtitle: 'Languages',
  },
  { id: 4, avatar: '/assets/demo/scenes/5.svg', username: 'Slow Trains', subtitle: 'Travel' },
  {
    id: 5,
    avatar: '/assets/demo/scenes/6.svg',
    username: 'Doors and Windows',
    subtitle: 'Illustration',
  },
];

const feed = (id: number, key: string, text: string, tags: string[]) => ({
  id,
  avatar: getAvatar(find(key)),
  title: find(key).fullName,
  subtitle: find(key).username,
  text,
  tags,
});

export const twitterFeeds = [
  feed(1, 'kofi', 'It rains in Lisbon, at last. The fishermen have time.', ['portraits', 'rain']),
  feed(2, 'mei', 'Next week’s subject line is a question again.', ['newsletter']),
  feed(3, 'ravi', '0.9 s on the train, with one bar.', ['web']),
];

const firstPosts = [
  {
    id: 1,
    ...writer('joana'),
    postTime: '@-5h',
    postText: 'The window it is. Forty sketches, one wall with real cracks, and a masthead in white.',
    postImg: '/assets/demo/scenes/6.svg',
    likes: 48,
    share: 6,
    likedUsers: ['ines', 'kofi', 'amira', 'ravi'].map(person),
    detailedComments: [
      comment(1, 'ines', 'It only works because of the wall.', '@-4h', 12),
      comment(2, 'bea', 'We have asked the landlord not to paint.', '@-3h', 21),
    ],
  },
  {
    id: 2,
    ...writer('joana'),
    postTime: '@-2d 20:15',
    postText:
      'Two of three readers pressed the button with the fog in it. I did not know that silence could be so popular.',
    postImg: '/assets/demo/scenes/7.svg',
    likes: 125,
    share: 19,
    likedUsers: ['silvain', 'mei', 'lucia'].map(person),
    detailedComments: [comment(3, 'silvain', 'Fourteen seconds. Not one of them too long.', '@-2d 21:02', 33)],
  },
  {
    id: 3,
    ...writer('joana'),
    postTime: '@-6d 08:40',
    postText: 'Welcome, Inês! She starts on Monday and gets the desk by the window.',
    postImg: null,
    likes: 31,
    share: 1,
    likedUsers: ['bea', 'jonas', 'franziska', 'tom'].map(person),
    detailedComments: [
      comment(4, 'jonas', 'The desk that nobody admits to wanting.', '@-6d 09:01', 8),
      comment(5, 'ines', 'I admit it.', '@-6d 09:12', 27),
    ],
  },
];

const morePosts = [
  ['Proofs are back. The dash on page nine was right all along; it was us who were long.', 9, '@-9d 17:30', 22],
  ['Somebody has asked for a story without adjectives. We are reading the dictionary.', null, '@-12d 11:05', 41],
  ['Night train, one lamp, four captions. None of them says “journey”.', 6, '@-15d 22:48', 67],
  ['The harbour in the morning, before anybody has an opinion of it.', 1, '@-19d 07:12', 88],
  [
    'We have counted: the shortest letter to the editor this year has two words. Both were kind.',
    null,
    '@-24d 15:20',
    54,
  ],
  ['A desk is a place to put things while one thinks of the next ones.', 4, '@-30d 09:33', 19],
] as const;

const laterPosts = morePosts.map(([postText, scene, postTime, likes], index) => ({
  id: firstPosts.length + index + 1,
  ...writer('joana'),
  postTime,
  postText,
  postImg: scene && `/assets/demo/scenes/${scene}.svg`,
  likes,
  share: 0,
  likedUsers: [],
  detailedComments: [],
}));

const ownPosts = [...firstPosts, ...laterPosts];

const postsOfOthers = otherPosts.map(({ key, text, scene, time, likes, by }, index) => ({
  id: ownPosts.length + index + 1,
  ...writer(key),
  postTime: time,
  postText: text,
  postImg: scene ? `/assets/demo/scenes/${scene}.svg` : null,
  likes,
  share: 0,
  likedUsers: by.map(person),
  detailedComments: [],
}));

export const post = [...ownPosts, ...postsOfOthers];

const photoTexts = [
  'A harbour in the morning',
  'An arch with a street behind it',
  'Bread, still warm',
  'A desk with a lamp',
  'Houses on a hill',
  'The night train',
  'A forest',
  'The tower with the fog signal',
  'A stack of proofs',
];

const photoOf = (key: string, scene: number) => ({
  personId: find(key).id,
  img: `/assets/demo/scenes/${scene}.svg`,
  alt: photoTexts[scene - 1] ?? '',
});

export const latestPhotos = [
  ...photoTexts.map((_, index) => photoOf('joana', index + 1)),
  ...otherPhotos.flatMap(([key, scenes]) => scenes.map((scene) => photoOf(key, scene))),
].map((photo, index) => ({ id: index + 1, ...photo }));

export const suggestions = ['tom', 'oskar', 'ravi', 'franziska', 'lucia'].map((key, index) => ({
  id: index + 1,
  avatar: getAvatar(find(key)),
  personId: find(key).id,
  name: find(key).fullName,
  mutualFriend: [6, 3, 12, 9, 14][index] ?? 1,
}));

export const polls = [
  {
    id: 1,
    question: 'Which story should have sound?',
    options: [
      { name: 'The bakery at night', votes: 82, votedUsers: ['mei', 'jonas'].map(person) },
      { name: 'The tram', votes: 67, votedUsers: ['kofi', 'ravi'].map(person) },
      { name: 'The reading in the corridor', votes: 104, votedUsers: ['amira', 'lucia', 'silvain'].map(person) },
      { name: 'None, silence is fine', votes: 19, votedUsers: ['tom'].map(person) },
    ],
  },
];

export const marks = ['post:2', 'page:2', 'page:5'].map((thing) => ({
  id: `1:${thing}`,
  owner: 1,
  thing,
  choice: 'yes',
}));
