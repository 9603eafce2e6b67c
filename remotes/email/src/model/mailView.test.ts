import { isSameView, type MailView, mailPath, parseMailPath, viewParams } from './mailView';

const paths: [path: string, view: Omit<MailView, 'q'>][] = [
  ['/apps/email', { folder: 'inbox' }],
  ['/apps/email/sent', { folder: 'sent' }],
  ['/apps/email/starred', { folder: 'starred' }],
  ['/apps/email/all', { folder: 'all' }],
  ['/apps/email/label/company', { folder: 'all', label: 'company' }],
  ['/apps/email/draft/label/private', { folder: 'draft', label: 'private' }],
];

test.each(paths)('%s names a list, and the list leads back to it', (path, view) => {
  expect(parseMailPath(path)).toEqual(view);
  expect(mailPath(view)).toBe(path);
});

test.each(['/apps/email/', '/apps/email/inbox'])('%s is the inbox too', (path) => {
  expect(parseMailPath(path)).toEqual({ folder: 'inbox' });
});

test.each([
  '/apps/email/nowhere',
  '/apps/email/label',
  '/apps/email/label/unknown',
  '/apps/email/inbox/label',
  '/apps/email/inbox/company',
  '/apps/email/label/company/more',
  '/apps/email/constructor',
])('%s names no list', (path) => {
  expect(parseMailPath(path)).toBeNull();
});

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
