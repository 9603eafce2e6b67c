import type { MailView } from '../api/mailView';
import { mailPath, parseMailPath } from './mailPath';

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
