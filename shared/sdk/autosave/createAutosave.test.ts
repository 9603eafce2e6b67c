import { createFakeClock } from '@atrium/standalone/testing';
import { type AutosaveOptions, createAutosave, type WriteResult } from './createAutosave';

interface Note {
  rev: number;
  text: string;
}
type Options = AutosaveOptions<string, Note>;

/** The API, which answers as a test says and otherwise saves. */
function open(options: Partial<Options> = {}) {
  const clock = createFakeClock();
  const written: string[] = [];
  const states: string[] = [];
  const answers: WriteResult<string, Note>[] = [];
  const kept: (string | null)[] = [];
  const autosave = createAutosave<string, Note>({
    clock,
    begin: { value: 'Fog', stored: { rev: 1, text: 'Fog' } },
    check: (value, { text }) => (value === text ? 'saved' : value === 'blocked' ? 'blocked' : 'unsaved'),
    async write(value, stored) {
      written.push(value);
      return answers.shift() ?? { kind: 'saved', stored: { rev: stored.rev + 1, text: value } };
    },
    merge(value, newer, stored) {
      if (newer.text === stored.text) return { value, stored: newer, conflict: null };
      if (value === stored.text || value === newer.text) return { value: newer.text, stored: newer, conflict: null };
      return { value, stored, conflict: newer };
    },
    storage(value, _, isSaved) {
      kept.push(isSaved ? null : value);
      return value.length < 1_000;
    },
    ...options,
  });
  autosave.subscribe(() => {
    const { state } = autosave.getView();
    if (states.at(-1) !== state) states.push(state);
  });
  return { autosave, clock, written, states, answers, kept };
}

const theirs = { rev: 5, text: 'Rain' };

test('what is written is saved once it rests, and is in the browser until then', async () => {
  const { autosave, clock, written, states, kept } = open();
  autosave.edit('Fog o');
  await clock.advance(999);
  autosave.edit('Fog over');
  await clock.advance(999);
  expect([written, kept.at(-1)]).toEqual([[], 'Fog over']);
  await clock.advance(1);
  expect([written, kept.at(-1)]).toEqual([['Fog over'], null]);
  expect(states).toEqual(['dirty', 'saving', 'clean']);
  expect(autosave.getView()).toMatchObject({ stored: { rev: 2 }, savedAt: clock.now() });
});

test('what is taken back is not saved', async () => {
  const { autosave, clock, written, states } = open();
  autosave.edit('Rain');
  autosave.edit('Fog');
  await clock.advance(10_000);
  expect([written, states]).toEqual([[], ['dirty', 'clean']]);
});

test('what is written while a call is on its way is saved by the next one', async () => {
  const { autosave, clock, written } = open();
  autosave.edit('Rain');
  const saved = autosave.flush();
  await Promise.resolve();
  autosave.edit('Fog');
  expect(await saved).toBe(false);
  await clock.advance(1_000);
  expect(written).toEqual(['Rain', 'Fog']);
  expect(autosave.getView().state).toBe('clean');
});

test.each(['failed', 'offline'] as const)('%s: it is tried again by itself', async (kind) => {
  const { autosave, clock, answers } = open();
  answers.push({ kind });
  autosave.edit('Rain');
  expect(await autosave.flush()).toBe(false);
  expect(autosave.getView().state).toBe(kind);
  await clock.advance(5_000);
  expect(autosave.getView()).toMatchObject({ state: 'clean', stored: { text: 'Rain' } });
});

test('rejected: it waits for a change', async () => {
  const { autosave, clock, written } = open({ check: (value, { text }) => (value === text ? 'saved' : 'blocked') });
  autosave.edit('Rain');
  await clock.advance(60_000);
  expect([written, autosave.getView().state]).toEqual([[], 'rejected']);
});

test('resumed, it tries at once what failed', async () => {
  const { autosave, clock, written, answers } = open();
  answers.push({ kind: 'offline' });
  autosave.edit('Rain');
  await autosave.flush();
  expect(autosave.getView().state).toBe('offline');
  autosave.resume();
  await clock.advance(0);
  expect([written, autosave.getView().state]).toEqual([['Rain', 'Rain'], 'clean']);
});

describe('a record that somebody else writes too', () => {
  test('is taken over where nothing was written here; an older one is not', async () => {
    const { autosave } = open();
    await autosave.receive(theirs);
    await autosave.receive({ rev: 4, text: 'Snow' });
    expect(autosave.getView()).toMatchObject({ state: 'clean', value: 'Rain' });
  });

  test('is read again where the call does not say what is newer', async () => {
    const { autosave, answers } = open({ read: async () => theirs });
    answers.push({ kind: 'stale' });
    autosave.edit('Rain');
    expect(await autosave.flush()).toBe(true);
    expect(autosave.getView().stored.rev).toBe(5);
  });

  async function openConflict() {
    const page = open();
    page.answers.push({ kind: 'stale', newer: theirs });
    page.autosave.edit('Snow');
    expect(await page.autosave.flush()).toBe(false);
    return page;
  }

  test('is not overwritten before a person has decided', async () => {
    const { autosave, clock, written } = await openConflict();
    autosave.edit('Snow and fog');
    await clock.advance(60_000);
    expect(await autosave.submit(async () => ({ kind: 'failed' }))).toBeNull();
    expect(written).toEqual(['Snow']);
    expect(autosave.getView()).toMatchObject({ state: 'conflict', value: 'Snow and fog', conflict: theirs });
  });

  test.each([
    ['mine', {}, { rev: 6, text: 'Snow' }],
    ['theirs', { value: 'Rain' }, theirs],
    ['a record of its own', { stored: { rev: 0, text: '' } }, { rev: 1, text: 'Snow' }],
  ])('gives way to the choice: %s', async (_, choice, stored) => {
    const { autosave } = await openConflict();
    expect(await autosave.resolve(choice)).toBe(true);
    expect(autosave.getView()).toMatchObject({ state: 'clean', stored, conflict: null });
  });

  test('that never rests is left alone for a while', async () => {
    const { autosave, clock, written, answers } = open({
      merge: (value, stored) => ({ value, stored, conflict: null }),
    });
    for (const rev of [2, 3, 4]) answers.push({ kind: 'stale', newer: { rev, text: 'Rain' } });
    autosave.edit('Snow');
    expect(await autosave.flush()).toBe(false);
    expect([written.length, autosave.getView().state]).toEqual([3, 'failed']);
    await clock.advance(5_000);
    expect(autosave.getView().state).toBe('clean');
  });
});

test('submitted, it is written once more in another way, and nothing after that', async () => {
  const { autosave, clock, written } = open();
  const sent: string[] = [];
  const submitted = await autosave.submit(async (value, stored) => {
    sent.push(value);
    return { kind: 'saved', stored };
  });
  autosave.edit('Rain');
  await clock.advance(10_000);
  expect([submitted, sent, written]).toEqual([{ rev: 1, text: 'Fog' }, ['Fog'], []]);
});

test.each([
  ['stopped', 'stop', 0],
  ['resting', 'rest', 1],
] as const)('%s, it saves nothing by itself', async (_, how, afterEdit) => {
  const { autosave, clock, written } = open();
  autosave.edit('Rain');
  await autosave[how]();
  await clock.advance(10_000);
  expect(written).toEqual([]);
  autosave.edit('Snow');
  await clock.advance(1_000);
  expect(written).toHaveLength(afterEdit);
});

test('what an earlier page has left unsaved is saved; a conflict waits', async () => {
  const begin = { value: 'Snow', stored: { rev: 1, text: 'Fog' } };
  const left = open({ begin });
  const inConflict = open({ begin: { ...begin, conflict: theirs } });
  for (const { clock } of [left, inConflict]) await clock.advance(1_000);
  expect([left.written, inConflict.written]).toEqual([['Snow'], []]);
  expect(inConflict.autosave.getView().state).toBe('conflict');
});

test('what the browser has no room for is not called kept', () => {
  const { autosave } = open();
  autosave.edit('x'.repeat(2_000));
  expect(autosave.getView().isKept).toBe(false);
});
