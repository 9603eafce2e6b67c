import { unguardedKey } from './unguardedKey';

test.each([
  ["const a = 1;\nif (event.key === 'Enter') send();", 2],
  ['<Input onPressEnter={add} />', 1],
  ["if (event.key === 'Enter' && !isComposing(event)) send();", undefined],
  ["press('Enter');", undefined],
])('%s', (source, line) => expect(unguardedKey(source)).toBe(line));
