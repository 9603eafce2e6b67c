import { createItem } from '../testing/createItem';
import { blogStatusOf, isPost, stepsToBlogStatus } from './blogPost';

const channels = [
  { id: 1, kind: 'blog' },
  { id: 2, kind: 'newsletter' },
] as const;

test.each([
  ['an article on the blog', { channelIds: [2, 1] }, true],
  ['an article elsewhere', { channelIds: [2] }, false],
  ['a page on the blog', { type: 'page', channelIds: [1] }, false],
] as const)('%s: is it a post? %j', (_what, change, expected) => {
  expect(isPost({ ...createItem(), ...change, channelIds: [...change.channelIds] }, channels)).toBe(expected);
});

test.each([
  ['published', 1, 'Published'],
  ['draft', 1, 'Published'],
  ['in_review', null, 'Pending'],
  ['approved', null, 'Pending'],
  ['scheduled', null, 'Pending'],
  ['draft', null, 'Draft'],
  ['changes_requested', null, 'Draft'],
  ['failed', null, 'Draft'],
] as const)('%s with version %j live is %s on the blog', (status, publishedVersion, expected) => {
  expect(blogStatusOf({ status, publishedVersion })).toBe(expected);
});

test.each([
  ['draft', null, 'Pending', ['submit']],
  ['draft', null, 'Published', ['submit', 'approve', 'publishNow']],
  ['in_review', null, 'Published', ['approve', 'publishNow']],
  ['scheduled', null, 'Published', ['publishNow']],
  ['published', 2, 'Published', []],
  ['published', 2, 'Draft', ['unpublish']],
  ['in_review', null, 'Draft', ['withdraw']],
  ['in_review', null, 'Pending', []],
] as const)('from %s with version %j live to %s by %j', (status, publishedVersion, wanted, steps) => {
  expect(stepsToBlogStatus({ status, publishedVersion, version: 2 }, wanted)).toEqual(steps);
});
