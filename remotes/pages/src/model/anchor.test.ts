import { toAnchor } from './anchor';

test.each([
  ['How long does delivery take?', 'how-long-does-delivery-take'],
  ['  Déjà vu: à côté  ', 'deja-vu-a-cote'],
  ['50 % off — now', '50-off-now'],
  ['¿Qué?', 'que'],
  ['Что это?', 'что-это'],
  ['???', ''],
])('"%s" is found at #%s', (text, anchor) => {
  expect(toAnchor(text)).toBe(anchor);
});
