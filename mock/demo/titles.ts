const subjects = [
  'Lantern',
  'Harbour',
  'Winter',
  'Orchard',
  'Night Train',
  'Glass Sea',
  'Paper Moon',
  'Red Door',
  'Last Ferry',
  'Quiet Year',
];
const patterns = [
  'The %',
  'Beyond the %',
  '% in August',
  'A % of Our Own',
  'Letters from the %',
  'The % Returns',
  'No % Tonight',
  'Two Under the %',
  '% and Salt',
  'The Man Who Sold the %',
];

export const titles = subjects.flatMap((subject, row) =>
  patterns.map((pattern, column) => {
    const id = row * patterns.length + column + 1;
    return { id, title: pattern.replace('%', subject), rank: ((id * 37) % 100) + 1 };
  }),
);

export const posts = [
  'Editor',
  'Staff Writer',
  'Photo Editor',
  'Translator',
  'Sub-editor',
  'Illustrator',
  'Audio Producer',
  'Fact Checker',
  'Web Developer',
  'Newsletter Editor',
  'Rights Manager',
  'Accountant',
  'Layout Designer',
  'Proofreader',
];
