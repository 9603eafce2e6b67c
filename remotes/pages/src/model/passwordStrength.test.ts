import { passwordStrength } from './passwordStrength';

test.each([
  ['password', 0],
  ['qwertyuiop', 0],
  ['Joana Duarte', 0],
  ['kettle of fish on Tuesday, at last', 4],
])('%j is %i', (password, strength) => expect(passwordStrength(password, ['Joana Duarte'])).toBe(strength));
