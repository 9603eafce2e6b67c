import { idProblem } from '../../../shared/contract/ids';
import { commandNames } from './commandNames';

test.each([...commandNames, 'shell', 'next', 'stable'])('%s is a word of the tool, and no app is called so', (word) => {
  expect(idProblem(word)).toMatch(/is reserved/);
});
