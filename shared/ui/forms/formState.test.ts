import { conflictOf, type FormEvent, type FormState, initialState, reduceForm, statusOf } from './formState';

interface Note {
  title: string;
  text: string;
}
const stored: Note = { title: 'Tea', text: 'Green' };
const first: FormState<Note> = initialState<Note>({ values: stored, rev: 1 });

/** Runs events on a form that starts from `stored` with these typed values, and reads what a person then sees. */
function run(typed: Partial<Note>, events: readonly Event[]) {
  let state = first;
  let form: Note = { ...stored, ...typed };
  for (const event of events) {
    const { state: next, fill } = reduceForm(state, typeof event === 'function' ? event(form) : event);
    state = next;
    form = fill ?? form;
  }
  const changes = form.title === state.base.values.title && form.text === state.base.values.text ? 0 : 1;
  return {
    status: statusOf(state, changes, state.goneRev !== undefined),
    form,
    merged: state.merged.map(({ path }) => path.join('.')),
    conflicts: conflictOf(state, form)?.conflicts.map(({ path }) => path.join('.')) ?? [],
    messages: state.messages,
    isComparing: state.isComparing,
    rev: state.base.rev,
  };
}
type Event = FormEvent<Note> | ((form: Note) => FormEvent<Note>);

const receive =
  (change: Partial<Note>, rev = 2): Event =>
  (written) => ({ type: 'received', record: { values: { ...stored, ...change }, rev }, written });
const text = { path: ['text'], before: 'Green', mine: 'Green', theirs: 'Black' };

test.each<[string, Partial<Note>, Event[], Partial<ReturnType<typeof run>>]>([
  ['nothing typed', {}, [], { status: 'clean' }],
  ['something typed', { title: 'Tea!' }, [], { status: 'dirty' }],
  ['a save on its way', { title: 'Tea!' }, [{ type: 'submitted' }, { type: 'sent' }], { status: 'saving' }],
  [
    'a save that ended well',
    { title: 'Tea!' },
    [{ type: 'sent' }, { type: 'stored', values: { title: 'Tea!', text: 'Green' } }, { type: 'saved' }],
    { status: 'clean', rev: 1 },
  ],
  [
    'a save that failed',
    { title: 'Tea!' },
    [{ type: 'sent' }, { type: 'failed', messages: ['Try later'] }],
    { status: 'dirty', messages: ['Try later'] },
  ],
  [
    'another try after a failure',
    { title: 'Tea!' },
    [{ type: 'failed', messages: ['Try later'] }, { type: 'submitted' }],
    { messages: [] },
  ],
  [
    'an outdated save whose newer record arrives',
    { title: 'Tea!' },
    [{ type: 'failed', messages: ['Changed'], staleRev: 1 }, receive({ text: 'Black' })],
    { messages: [], status: 'dirty' },
  ],
  [
    'another message when a newer record arrives',
    { title: 'Tea!' },
    [{ type: 'failed', messages: ['Try later'] }, receive({ text: 'Black' })],
    { messages: ['Try later'] },
  ],
  [
    'a newer record while nothing is typed',
    {},
    [receive({ title: 'Coffee' })],
    { status: 'clean', form: { title: 'Coffee', text: 'Green' }, merged: [], rev: 2 },
  ],
  [
    'another field changed elsewhere',
    { title: 'Tea!' },
    [receive({ text: 'Black' })],
    { status: 'dirty', form: { title: 'Tea!', text: 'Black' }, merged: ['text'] },
  ],
  [
    'the same field changed elsewhere',
    { title: 'Tea!' },
    [receive({ title: 'Coffee' })],
    { status: 'conflict', form: { title: 'Tea!', text: 'Green' }, conflicts: ['title'], rev: 2 },
  ],
  [
    'the same change made elsewhere',
    { title: 'Tea!' },
    [receive({ title: 'Tea!' })],
    { status: 'clean', conflicts: [], merged: [] },
  ],
  [
    'a field changed elsewhere twice',
    { title: 'Tea!' },
    [receive({ text: 'Black' }), receive({ text: 'White' }, 3)],
    { form: { title: 'Tea!', text: 'White' }, merged: ['text'], rev: 3 },
  ],
  [
    'an adopted field that is reverted',
    { title: 'Tea!' },
    [receive({ text: 'Black' }), (written) => ({ type: 'reverted', field: text, written })],
    { form: { title: 'Tea!', text: 'Green' }, merged: [] },
  ],
  [
    'adopted fields that are dismissed',
    { title: 'Tea!' },
    [receive({ text: 'Black' }), { type: 'dismissed' }],
    { form: { title: 'Tea!', text: 'Black' }, merged: [] },
  ],
  [
    'a save that meets a conflict',
    { title: 'Tea!' },
    [{ type: 'sent' }, receive({ title: 'Coffee' }), { type: 'conflicted' }],
    { status: 'conflict', isComparing: true },
  ],
  [
    'a conflict that is resolved',
    { title: 'Tea!' },
    [
      receive({ title: 'Coffee' }),
      { type: 'compared', isComparing: true },
      { type: 'resolved', values: { title: 'Tea!', text: 'Green' } },
    ],
    { status: 'dirty', isComparing: false, conflicts: [], rev: 2 },
  ],
  [
    'a conflict that is discarded',
    { title: 'Tea!' },
    [receive({ title: 'Coffee' }), { type: 'discarded', record: { values: stored, rev: 1 } }],
    { status: 'clean', form: { title: 'Coffee', text: 'Green' }, rev: 2 },
  ],
  [
    'changes that are discarded',
    { title: 'Tea!' },
    [
      { type: 'failed', messages: ['Try later'] },
      { type: 'discarded', record: { values: stored, rev: 1 } },
    ],
    { status: 'clean', form: stored, messages: [] },
  ],
  [
    'a record that is gone',
    { title: 'Tea!' },
    [{ type: 'sent' }, { type: 'gone', rev: 1 }],
    { status: 'gone', form: { title: 'Tea!', text: 'Green' } },
  ],
  ['a gone record that is saved as new', {}, [{ type: 'gone', rev: 1 }, { type: 'sent' }], { status: 'saving' }],
])('%s', (_, typed, events, expected) => {
  expect(run(typed, events)).toMatchObject(expected);
});

test('a form without a record keeps what was typed and follows in the rest, without a conflict', () => {
  const { state, fill } = reduceForm(initialState<Note>({ values: stored, rev: undefined }), {
    type: 'received',
    record: { values: { title: 'Coffee', text: 'Black' }, rev: undefined },
    written: { title: 'Tea!', text: 'Green' },
  });
  expect(fill).toEqual({ title: 'Tea!', text: 'Black' });
  expect(statusOf(state, 1, false)).toBe('dirty');
});
