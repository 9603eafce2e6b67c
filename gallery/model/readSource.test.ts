import { readExamples, readExport, wordsOf } from './readSource';

const entry = `import { Pill } from '../../shared/ui';

const tones = ['green'];

/** A dot is
 * for a state. */
export function WithDot() {
  return <Pill dot>{tones[0]}</Pill>;
}

export function Plain() {
  return <Pill />;
}
`;

const component = `/** Something else. */
const helper = 1;

export interface PillProps {
  /** A dot before the text. */
  dot?: boolean;
}

/** A soft pill. */
export function Pill({ dot }: PillProps) {
  return null;
}

/**
 * Says whether.
 * @param now as of when
 */
export const usePill = () => true;
`;

test('the examples of an entry stand in its order, with their words and code', () => {
  expect(readExamples(entry)).toEqual([
    {
      name: 'WithDot',
      text: 'A dot is for a state.',
      code: 'function WithDot() {\n  return <Pill dot>{tones[0]}</Pill>;\n}',
    },
    { name: 'Plain', text: '', code: 'function Plain() {\n  return <Pill />;\n}' },
  ]);
});

test('a component is described by its own comment and props', () => {
  expect(readExport(component, 'Pill')).toEqual({
    text: 'A soft pill.',
    props: 'interface PillProps {\n  /** A dot before the text. */\n  dot?: boolean;\n}',
  });
});

test('what has no props has none', () => {
  expect(readExport(component, 'usePill')).toEqual({ text: 'Says whether.', props: '' });
  expect(readExport(component, 'Unknown')).toEqual({ text: '', props: '' });
});

test.each([
  ['WithDetail', 'With detail'],
  ['Sizes', 'Sizes'],
])('%s in words is %s', (name, words) => {
  expect(wordsOf(name)).toBe(words);
});
