/** @jest-environment node */
import { toPlainText } from './plainText';

test.each([
  ['Inês', 'ines'],
  ['MÜLLER', 'muller'],
  ['plain text', 'plain text'],
  ['', ''],
])('%s is searched and ordered as %s', (text, plain) => expect(toPlainText(text)).toBe(plain));
