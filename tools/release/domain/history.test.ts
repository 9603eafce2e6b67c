import {
  disabled,
  grown,
  type History,
  isPublished,
  previewed,
  promoted,
  released,
  releasedToNext,
  rolledBack,
  rolledOut,
  rolloutEnded,
  withdrawn,
} from './history';

const named = (release: string) => ({ release });
const empty: History<{ release: string }> = { live: '', releases: [] };

/** A history in short: `3 < 2 1 | 3 2 1 | next` is live 3, earlier 2 and 1, and all that are kept. */
const short = (history: History<{ release: string }> | undefined) =>
  history &&
  [
    [history.live || '–', '<', ...(history.earlier ?? [])].join(' '),
    history.releases.map(({ release }) => release).join(' '),
    ...(history.next ? [`next ${history.next}`] : []),
    ...Object.entries(history.channels ?? {}).map(([channel, release]) => `${channel} ${release}`),
    ...(history.rollout ? [`${history.rollout.percent} % ${history.rollout.release}`] : []),
  ].join(' | ');

const releasedAll = (...names: string[]) => names.reduce((history, name) => released(history, named(name)), empty);
const three = releasedAll('1', '2', '3');

test('each release is live, and the one before is where a rollback goes', () => {
  expect(short(three)).toBe('3 < 2 1 | 3 2 1');
  expect(three.latest).toBe('3');
});

test('the last five stay', () => {
  expect(short(releasedAll('1', '2', '3', '4', '5', '6', '7'))).toBe('7 < 6 5 4 3 | 7 6 5 4 3');
});

test('what is live, and what it would roll back to, stays however old', () => {
  const back = rolledBack(releasedAll('1', '2', '3', '4', '5'), '2');
  const later = ['6', '7', '8', '9', '10'].reduce(
    (history, name) => releasedToNext(history, named(name)),
    back ?? empty,
  );
  expect(short(later)).toBe('2 < 1 | 10 9 8 7 6 2 1 | next 10');
});

const watched = rolledOut(three, named('4'), 5, { since: 'then', stepSince: 'then' });
const inPreview = previewed(three, named('4'), 'pr-12');

test.each<[string, History<{ release: string }> | undefined, string | undefined]>([
  ['the same release again', released(three, named('3')), '3 < 2 1 | 3 2 1'],
  ['an old one released again', released(three, named('1')), '1 < 3 2 | 1 3 2'],
  ['a rollback', rolledBack(three), '2 < 1 | 3 2 1'],
  ['a rollback to a named one', rolledBack(three, '1'), '1 < | 3 2 1'],
  ['a rollback of a rollback goes on', rolledBack(rolledBack(three) ?? empty), '1 < | 3 2 1'],
  ['forward again, by name', rolledBack(rolledBack(three) ?? empty, '3'), '3 < 2 1 | 3 2 1'],
  ['a release after a rollback', released(rolledBack(three) ?? empty, named('4')), '4 < 2 1 | 4 3 2 1'],
  ['a rollback of the first release', rolledBack(releasedAll('1')), undefined],
  ['a rollback to what is not kept', rolledBack(three, '0'), undefined],
  ['a rollback to what is live', rolledBack(three, '3'), undefined],
  ['a release to next', releasedToNext(three, named('4')), '3 < 2 1 | 4 3 2 1 | next 4'],
  ['the first release of all, to next', releasedToNext(empty, named('1')), '– < | 1 | next 1'],
  ['next promoted', promoted(releasedToNext(three, named('4'))), '4 < 3 2 1 | 4 3 2 1'],
  ['nothing to promote', promoted(three), undefined],
  ['next withdrawn', withdrawn(releasedToNext(three, named('4'))), '3 < 2 1 | 4 3 2 1'],
  ['nothing to withdraw', withdrawn(three), undefined],
  [
    'another release while one is in next',
    released(releasedToNext(three, named('4')), named('5')),
    '5 < 3 2 1 | 5 4 3 2 1 | next 4',
  ],
  [
    'the one in next released for everybody',
    released(releasedToNext(three, named('4')), named('4')),
    '4 < 3 2 1 | 4 3 2 1',
  ],
  ['a release to a preview', inPreview, '3 < 2 1 | 4 3 2 1 | pr-12 4'],
  ['the next one to the same preview', previewed(inPreview, named('5'), 'pr-12'), '3 < 2 1 | 5 4 3 2 1 | pr-12 5'],
  ['a preview promoted', promoted(inPreview, 'pr-12'), '4 < 3 2 1 | 4 3 2 1'],
  ['a preview withdrawn', withdrawn(inPreview, 'pr-12'), '3 < 2 1 | 4 3 2 1'],
  ['another preview withdrawn', withdrawn(inPreview, 'pr-13'), undefined],
  [
    'next withdrawn while a preview is there',
    withdrawn(releasedToNext(inPreview, named('5'))),
    '3 < 2 1 | 5 4 3 2 1 | pr-12 4',
  ],
  ['a rollout', rolledOut(three, named('4'), 10), '3 < 2 1 | 4 3 2 1 | 10 % 4'],
  ['a rollout to more', rolledOut(rolledOut(three, named('4'), 10), named('4'), 50), '3 < 2 1 | 4 3 2 1 | 50 % 4'],
  ['a rollout promoted', promoted(rolledOut(three, named('4'), 10)), '4 < 3 2 1 | 4 3 2 1'],
  ['a rollout withdrawn', withdrawn(rolledOut(three, named('4'), 10)), '3 < 2 1 | 4 3 2 1'],
  [
    'a watched rollout that grows',
    grown(watched, { release: '4', percent: 25, at: 'later' }),
    '3 < 2 1 | 4 3 2 1 | 25 % 4',
  ],
  [
    'a watched rollout that is over',
    grown(watched, { release: '4', percent: 100, at: 'later' }),
    '4 < 3 2 1 | 4 3 2 1',
  ],
  ['growth of another rollout', grown(watched, { release: '5', percent: 25, at: 'later' }), undefined],
  [
    'growth of one that nobody watches',
    grown(rolledOut(three, named('4'), 5), { release: '4', percent: 25, at: 'later' }),
    undefined,
  ],
  ['a rollout that ends', rolloutEnded(releasedToNext(watched, named('5')), '4'), '3 < 2 1 | 5 4 3 2 1 | next 5'],
  ['the end of another rollout', rolloutEnded(watched, '5'), undefined],
  ['an app that is disabled', disabled(releasedToNext(watched, named('5'))), '– < 3 2 1 | 5 4 3 2 1'],
  ['one that is disabled and rolled back', rolledBack(disabled(three) ?? empty), '3 < 2 1 | 3 2 1'],
  ['one that is disabled and released', released(disabled(three) ?? empty, named('4')), '4 < 3 2 1 | 4 3 2 1'],
  ['disabling what is not live', disabled(empty), undefined],
  ['a rollback to what is rolled out', rolledBack(rolledOut(three, named('2'), 10), '2'), '2 < 1 | 2 3 1'],
])('%s', (_, history, expected) => expect(short(history)).toBe(expected));

test.each<[string, History<{ release: string }> | undefined, string, boolean, boolean]>([
  ['sources of the live release', three, '3', true, true],
  ['changed sources', three, '4', false, false],
  ['sources that went back to an older release', three, '2', true, false],
  ['sources of a release that was rolled back', rolledBack(three), '3', true, true],
  ['the same, when its files are gone', rolledBack(three), '3', false, true],
  ['changed sources after a rollback', rolledBack(three), '4', false, false],
  ['sources of what is in next alone', releasedToNext(three, named('4')), '4', true, true],
  ['sources of what some accounts have', rolledOut(three, named('4'), 10), '4', true, true],
  ['sources of a preview alone', inPreview, '4', true, false],
  ['a live release whose files are gone', three, '3', false, false],
])('a build of %s', (_, history, release, isThere, expected) => {
  expect(isPublished(history ?? empty, release, isThere)).toBe(expected);
});

test('a step that begins says when, and the rollout keeps since when there is one', () => {
  expect(grown(watched, { release: '4', percent: 25, at: 'later' })?.rollout?.watch).toEqual({
    since: 'then',
    stepSince: 'later',
  });
});
