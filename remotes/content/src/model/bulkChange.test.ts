import { createItem } from '../testing/createItem';
import { type BulkChange, bulkChangeOf, losesApproval } from './bulkChange';

const item = createItem({ tags: ['City', 'Tram'], channelIds: [1, 2], projectId: 3, reviewerId: 4, dueAt: null });

test.each<[what: string, change: BulkChange, changed: object]>([
  ['nothing', {}, {}],
  ['a tag it has in another spelling', { addTags: ['city'] }, {}],
  ['another tag', { addTags: ['Night'] }, { tags: ['City', 'Tram', 'Night'] }],
  ['the removal of a tag, in another spelling', { removeTags: ['CITY'] }, { tags: ['Tram'] }],
  ['a tag removed and added', { removeTags: ['City'], addTags: ['city'] }, { tags: ['Tram', 'city'] }],
  ['a channel it has', { addChannels: [2] }, {}],
  ['another channel in place of one', { addChannels: [4], removeChannels: [1] }, { channelIds: [2, 4] }],
  ['the project it is in', { projectId: 3 }, {}],
  ['no project', { projectId: null }, { projectId: null }],
  [
    'another reviewer and a day',
    { reviewerId: 5, dueAt: '2027-01-04T17:00:00.000Z' },
    { reviewerId: 5, dueAt: '2027-01-04T17:00:00.000Z' },
  ],
])('%s', (_what, change, changed) => {
  expect(bulkChangeOf(item, change)).toEqual(changed);
});

test('an approval is lost by what readers see alone', () => {
  const approved = { ...item, status: 'approved' as const };
  expect(losesApproval(approved, { addTags: ['Night'] })).toBe(true);
  expect(losesApproval(approved, { addTags: ['City'] })).toBe(false);
  expect(losesApproval(approved, { projectId: null })).toBe(false);
  expect(losesApproval(item, { addTags: ['Night'] })).toBe(false);
});
