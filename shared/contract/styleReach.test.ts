import { reachesBeyond } from './styleReach';

test.each([
  ['.notes_a1B2c3', false],
  ['.notes_a1B2c3 > li::before', false],
  ['.notes_a1:hover, .notes_b2 button', false],
  ['.fc-event', false],
  ['.notes_a\\+b', false],
  ['.notes_a1 .ant-btn', false],
  ['.ant-btn .notes_a1', false],
  ['button', true],
  ['nav', true],
  ['*', true],
  [':root', true],
  ['#root', true],
  ['[role="dialog"]', true],
  ['.ant-btn', true],
  ['.h_a1B2c3', true],
  ['.plans_a1B2c3', true],
  ['.notes_a1, button', true],
  ['body:has(.notes_a1)', true],
  [':is(.notes_a1, button)', true],
  ['button:not(.notes_a1)', true],
  ['header:has(+ .notes_a1:not(.x)) + div', true],
])('%s reaches beyond: %s', (selector, expected) => {
  expect(reachesBeyond(selector, 'notes', ['notes', 'plans'])).toBe(expected);
});
