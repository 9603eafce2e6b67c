/** People without an entry have an empty page. */
export const otherPosts: readonly {
  key: string;
  text: string;
  scene?: number;
  time: string;
  likes: number;
  by: readonly string[];
}[] = [
  {
    key: 'amira',
    text: 'Cut a third of it. Nobody has missed a word, not even the author.',
    time: '@-1d 16:20',
    likes: 37,
    by: ['joana', 'jonas'],
  },
  {
    key: 'amira',
    text: 'Proofs on the kitchen table, tea on the proofs.',
    scene: 9,
    time: '@-8d 07:55',
    likes: 52,
    by: ['ines', 'kofi', 'joana'],
  },
  {
    key: 'jonas',
    text: 'Interviewed a lighthouse keeper. He asks better questions than I do.',
    scene: 8,
    time: '@-3d 18:10',
    likes: 64,
    by: ['amira', 'silvain'],
  },
  {
    key: 'lucia',
    text: 'Found a word that four languages share. It means “almost”.',
    time: '@-2d 10:45',
    likes: 91,
    by: ['joana', 'mei', 'amira'],
  },
  {
    key: 'silvain',
    text: 'Recorded the bakery at three in the morning. The oven has perfect pitch.',
    scene: 3,
    time: '@-1d 04:12',
    likes: 78,
    by: ['kofi', 'joana'],
  },
  {
    key: 'kofi',
    text: 'One hour of harbour light, two pictures to keep.',
    scene: 1,
    time: '@-4d 06:30',
    likes: 143,
    by: ['ines', 'joana', 'silvain'],
  },
  {
    key: 'kofi',
    text: 'The street behind the arch, before the delivery vans.',
    scene: 2,
    time: '@-11d 06:05',
    likes: 86,
    by: ['mei'],
  },
  {
    key: 'ravi',
    text: 'The front page is 40 kB lighter. It was a picture of a paper clip.',
    time: '@-5d 14:00',
    likes: 58,
    by: ['franziska', 'joana'],
  },
  {
    key: 'ines',
    text: 'Forty windows drawn. The last one is the one with the cracks.',
    scene: 5,
    time: '@-1d 19:40',
    likes: 105,
    by: ['joana', 'kofi', 'amira'],
  },
  {
    key: 'oskar',
    text: 'All receipts of October are in. I have framed the last one.',
    time: '@-7d 15:15',
    likes: 24,
    by: ['franziska'],
  },
];

export const otherPhotos: readonly (readonly [string, readonly number[]])[] = [
  ['kofi', [1, 2, 6, 7]],
  ['ines', [5, 4, 9]],
  ['silvain', [3, 8]],
  ['jonas', [8]],
  ['amira', [9]],
];
