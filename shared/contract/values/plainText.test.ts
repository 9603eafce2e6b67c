import { toPlainText } from './plainText';

test.each([
  ['Inês', 'ines'],
  ['Plain TEXT', 'plain text'],
  ['Zoë MÜLLER', 'zoe muller'],
  ['Straße', 'straße'],
  ['İzmir', 'izmir'],
  ['한국 🙂', '한국 🙂'],
  ['', ''],
])('%s is searched as %s', (text, plain) => {
  expect(toPlainText(text)).toBe(plain);
  expect(plain).toHaveLength(text.length);
});
