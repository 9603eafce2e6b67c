export const months = ['01', '02', '03', '04', '05', '06', '07', '08', '09', '10', '11', '12'];
export const orders = [420, 380, 510, 560, 490, 620, 700, 660, 740, 810, 780, 320];
export const plan = [400, 420, 450, 500, 540, 580, 620, 660, 700, 740, 780, 820];
export const returns = [40, 52, 38, 61, 44, 58, 72, 49, 63, 70, 55, 21];

export const parts = [
  { name: 'Search', value: 540 },
  { name: 'Newsletter', value: 310 },
  { name: 'Links', value: 220 },
  { name: 'Social', value: 170 },
];

export const goals = [
  { name: 'Articles', value: 92 },
  { name: 'Subscribers', value: 74 },
  { name: 'Revenue', value: 61 },
];

export const skills = [
  { name: 'Writing', values: [90, 75] },
  { name: 'Editing', values: [70, 80] },
  { name: 'Pictures', values: [60, 40] },
  { name: 'Data', values: [45, 30] },
  { name: 'Video', values: [55, 25] },
  { name: 'Events', values: [65, 60] },
];

const pairs = (list: readonly (readonly [x: number, y: number])[]) => list.map(([x, y]) => ({ x, y }));

export const articles = [
  {
    label: 'Guides',
    points: pairs([
      [1800, 4200],
      [2400, 5100],
      [1200, 2900],
      [3100, 6300],
      [2700, 4700],
      [1500, 3600],
    ]),
  },
  {
    label: 'News',
    points: pairs([
      [400, 5200],
      [650, 3100],
      [300, 6800],
      [900, 2400],
      [520, 4400],
      [780, 3900],
    ]),
  },
];

const spans = [
  [102, 110, 98, 108],
  [108, 112, 101, 103],
  [103, 118, 102, 117],
  [117, 121, 110, 112],
  [112, 116, 104, 106],
  [106, 115, 105, 114],
  [114, 126, 112, 124],
  [124, 128, 116, 119],
] as const;

export const prices = spans.map(([open, high, low, close], index) => ({
  category: String(index + 9).padStart(2, '0'),
  open,
  high,
  low,
  close,
}));

export const hours = ['6', '8', '10', '12', '14', '16', '18', '20'];

const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

export const days = weekdays.map((label, day) => ({
  label,
  values: hours.map((_, hour) => Math.round((day < 5 ? 90 : 40) * Math.exp(-((hour - 3.5) ** 2) / 6)) + day * 2),
}));
