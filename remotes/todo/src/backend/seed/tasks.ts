import type { Recurrence } from '../../api/schemas';

export const projects = [
  { name: 'Spring issue', tone: 'green' },
  { name: 'Product launch', tone: 'accent' },
  { name: 'Advent calendar', tone: 'red' },
] as const;
type SourceProject = (typeof projects)[number];

export interface SourceTask {
  title: string;
  due: string | null;
  text?: string;
  /** Key of a team member. */
  assignee?: string;
  tags?: string[];
  /** `HH:mm`. */
  time?: string;
  recurs?: Recurrence;
  /** A name among the projects. */
  project?: SourceProject['name'];
  /** Steps; done ones start with "x ". */
  steps?: string[];
  is?: ('started' | 'completed' | 'important' | 'deleted')[];
}

/** Oldest first: the latest task has the highest id. */
export const tasks: readonly SourceTask[] = [
  {
    title: 'Archive the autumn issue',
    due: '@-20d',
    assignee: 'ravi',
    tags: ['low'],
    is: ['completed'],
    text: 'All pictures with their licences, and the final text in four languages.',
  },
  { title: 'Thank the readers who sent pictures', due: '@-16d', assignee: 'bea', tags: ['team'], is: ['completed'] },
  {
    title: 'Renew the licence for the serif',
    due: '@-12d',
    assignee: 'oskar',
    tags: ['medium'],
    is: ['completed', 'important'],
  },
  { title: 'Old: order business cards', due: null, is: ['deleted'], tags: ['low'] },
  {
    title: 'Interview questions for the harbour pilot',
    due: '@-9d',
    assignee: 'silvain',
    tags: ['high'],
    is: ['completed'],
  },
  {
    title: 'Find an opener for the Lisbon gallery',
    due: '@-8d',
    assignee: 'kofi',
    tags: ['medium', 'team'],
    is: ['completed'],
    text: 'Not the harbour: we may not mirror it.',
  },
  {
    title: 'Glossary: retire what nobody looks up',
    due: '@-7d',
    assignee: 'lucia',
    tags: ['update'],
    is: ['completed'],
  },
  { title: 'Book the boat for the summer party', due: '@-5d', assignee: 'bea', tags: ['team', 'low'] },
  {
    title: 'Answer the eleven letters about the crossword',
    due: '@-3d',
    assignee: 'mei',
    tags: ['medium'],
    text: 'It comes back. Say so, kindly.',
  },
  {
    title: 'Check the discount for Halden Outdoor',
    due: '@-2d',
    assignee: 'oskar',
    tags: ['high'],
    is: ['important'],
    text: 'Five percent, agreed on the telephone. It belongs in the contract.',
  },
  { title: 'Old: move the stand-up to 10:00', due: null, assignee: 'franziska', is: ['deleted'] },
  {
    title: 'Correct the map on page 96',
    due: '@-1d',
    assignee: 'ines',
    tags: ['update', 'high'],
    text: 'A north arrow, please.',
  },
  {
    title: 'Read the launch post once more',
    time: '11:30',
    project: 'Product launch',
    due: '@+0d',
    assignee: 'joana',
    tags: ['high'],
    is: ['important'],
    text: 'The last paragraph. Legal wants it by noon.',
  },
  {
    title: 'Send the newsletter draft to Franziska',
    time: '17:00',
    recurs: { unit: 'week', every: 1, weekdays: [1, 2, 3, 4, 5] },
    due: '@+0d',
    assignee: 'mei',
    tags: ['update'],
  },
  {
    title: 'Approve four invoices',
    steps: ['x Nordlys', 'x Halden Outdoor', 'Casa do Cais', 'Museo del Agua'],
    due: '@+0d',
    assignee: 'joana',
    tags: ['medium'],
    is: ['important'],
  },
  {
    title: 'Headline of the German launch post',
    project: 'Product launch',
    due: '@+1d',
    assignee: 'jonas',
    tags: ['high', 'team'],
    text: 'Not “bald”: the date.',
  },
  { title: 'Caption for the tram', due: '@+1d', assignee: 'jonas', tags: ['low'] },
  {
    title: 'Cut the interview to 1,800 words',
    project: 'Spring issue',
    due: '@+2d',
    assignee: 'silvain',
    tags: ['medium'],
    is: ['started'],
  },
  {
    title: 'French translation of the spring issue',
    project: 'Spring issue',
    due: '@+2d',
    assignee: 'lucia',
    tags: ['update', 'high'],
    is: ['important'],
  },
  { title: 'Plaster texture for the cover', project: 'Spring issue', due: '@+3d', assignee: 'kofi', tags: ['team'] },
  { title: 'Desk plan for the new year', due: '@+4d', assignee: 'bea', tags: ['low'] },
  {
    title: 'Offer for the Museo del Agua',
    due: '@+5d',
    assignee: 'joana',
    tags: ['medium', 'team'],
    is: ['started'],
    text: '24 stations, two minutes each, four languages.',
  },
  {
    title: 'Twenty-four doors: list of stories',
    project: 'Advent calendar',
    steps: ['x Doors 1 to 8', 'Doors 9 to 16', 'Doors 17 to 24'],
    due: '@+6d',
    assignee: 'franziska',
    tags: ['update'],
  },
  {
    title: 'Draw the first door',
    project: 'Advent calendar',
    due: '@+9d',
    assignee: 'ines',
    tags: ['medium'],
    is: ['started'],
  },
  {
    title: 'Rights in pictures from readers',
    due: '@+12d',
    assignee: 'tom',
    tags: ['high'],
    text: 'Three sentences that everyone understands.',
  },
  { title: 'Try the article page on an old phone', due: '@+14d', assignee: 'ravi', tags: ['low'] },
  { title: 'Portraits at Casa do Cais', due: '@+17d', assignee: 'kofi', tags: ['team', 'medium'] },
  {
    title: 'Plan the repairs page for the catalogue',
    recurs: { unit: 'month', every: 1 },
    due: '@+21d',
    assignee: 'amira',
    tags: ['update'],
  },
  { title: 'Collect mistakes for the corrections page', due: null, tags: ['low'] },
  { title: 'Read the style guide with Inês', due: null, assignee: 'amira', tags: ['team'], is: ['important'] },
];
