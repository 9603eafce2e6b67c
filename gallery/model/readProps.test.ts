import { readProps, readStandards } from './readProps';

test('props are read with their types and comments', () => {
  expect(
    readProps(`interface PillProps {
  /** A dot before the text. */
  dot?: boolean;
  /**
   * What happens
   * then.
   */
  onPress: (event: { key: string; code: string }) => void;
  tone: 'green' | 'red';
}`),
  ).toEqual([
    { name: 'dot', type: 'boolean', isOptional: true, text: 'A dot before the text.' },
    {
      name: 'onPress',
      type: '(event: { key: string; code: string }) => void',
      isOptional: false,
      text: 'What happens then.',
    },
    { name: 'tone', type: "'green' | 'red'", isOptional: false, text: '' },
  ]);
});

test('what declares nothing has none', () => {
  expect(readProps('')).toEqual([]);
});

test('what holds without a prop is read from the component', () => {
  const source = `export function Pill<Tone extends string>({ tone = 'neutral', dot = false, most = 5, children }: PillProps<Tone>) {
  const shown = 3;
}`;
  expect([...readStandards(source, 'Pill')]).toEqual([
    ['tone', "'neutral'"],
    ['dot', 'false'],
    ['most', '5'],
  ]);
  expect([...readStandards(source, 'Meter')]).toEqual([]);
});
