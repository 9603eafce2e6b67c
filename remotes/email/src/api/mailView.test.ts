import { isSameView, type MailView, viewParams } from './mailView';

test('the API is asked for all folders by an empty one, and for no search by none', () => {
  expect(viewParams({ folder: 'all', label: 'company', q: '' })).toEqual({
    folder: '',
    label: 'company',
    q: undefined,
  });
  expect(viewParams({ folder: 'spam', q: 'win' })).toEqual({ folder: 'spam', label: undefined, q: 'win' });
});

test('two views are the same when folder, label and search are', () => {
  const view: MailView = { folder: 'inbox', q: '' };
  expect(isSameView(view, { ...view })).toBe(true);
  expect(isSameView(view, { ...view, q: 'a' })).toBe(false);
  expect(isSameView(view, { ...view, label: 'company' })).toBe(false);
});
