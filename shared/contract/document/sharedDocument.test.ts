import { fromBase64, toBase64 } from 'lib0/buffer';
import { mergeUpdates as merge } from 'yjs';
import { beginDocument, changeDocument, isSuggestion, isUpdate, readDocument, suggestBody, syncDocument } from '.';

const mergeUpdates = (updates: string[]) => toBase64(merge(updates.map(fromBase64)));

const text = { title: 'Fog', summary: 'Over the bridge', body: '<p>Fog over the <strong>old</strong> bridge.</p>' };
const nothing = Buffer.from([0]).toString('base64');

test('a document says what it began with', async () => {
  expect(readDocument([await beginDocument(text)])).toMatchObject(text);
  expect(readDocument([await beginDocument({ title: '', summary: '', body: '' })])).toMatchObject({ body: '' });
});

test.each([
  ['text without a block', 'Fog', '<p>Fog</p>'],
  ['what runs', '<p onclick="go()">Fog<script>go()</script></p>', '<p>Fog</p>'],
  ['a link that runs', '<p><a href="javascript:go()">Fog</a></p>', '<p>Fog</p>'],
  ['signs', '<p>a &lt; b &amp; c&nbsp;d "e"</p>', '<p>a &lt; b &amp; c&nbsp;d "e"</p>'],
  ['blanks of code', '<pre><code>a\n  b</code></pre>', '<pre><code>a\n  b</code></pre>'],
  ['items without paragraphs', '<ul><li>Fog<li>Rain</ul>', '<ul><li><p>Fog</p></li><li><p>Rain</p></li></ul>'],
  ['an end that never comes', '<p>Fog <em>and rain', '<p>Fog <em>and rain</em></p>'],
  ['what ends the page', '</body></html><p>Fog</p>', '<p>Fog</p>'],
])('reads %s', async (_what, body, stored) => {
  expect(readDocument([await beginDocument({ ...text, body })]).body).toBe(stored);
});

test('a change from outside leaves what others write beside it', async () => {
  const state = await beginDocument(text);
  const theirs = await changeDocument([state], { title: 'Fog, and rain' });
  const ours = await changeDocument([state], {
    title: 'Thick fog',
    body: '<p>Fog over the <strong>old</strong> bridge.</p><p>Rain.</p>',
  });
  const read = readDocument([state, theirs ?? '', ours ?? '']);
  expect(read.title).toBe('Thick fog, and rain');
  expect(read.body).toBe('<p>Fog over the <strong>old</strong> bridge.</p><p>Rain.</p>');
  expect(await changeDocument([read.state], { ...text, ...read })).toBeNull();
});

test('updates count once, in any order', async () => {
  const state = await beginDocument(text);
  const update = (await changeDocument([state], { summary: 'Under the bridge' })) ?? '';
  expect(readDocument([update, state, update]).summary).toBe('Under the bridge');
});

test('a copy gets what it lacks, and what it sends again is not new', async () => {
  const state = await beginDocument(text);
  const { missing, added } = syncDocument([state], nothing);
  expect(added).toBeNull();
  expect(readDocument([missing])).toMatchObject(text);
  const update = (await changeDocument([state], { title: 'Rain' })) ?? '';
  expect(syncDocument([state], nothing, update).added).not.toBeNull();
  expect(syncDocument([state, update], nothing, update).added).toBeNull();
});

test.each(['', '!', 'AAECAw==', Buffer.from('[]').toString('base64')])('%j is no update', (update) =>
  expect(isUpdate(update)).toBe(false),
);

const ann = { by: 1, at: 0 };
const ben = { by: 2, at: 0 };
const long = { ...text, body: '<p>Fog.</p><p>Rain over the bridge.</p><p>Sun.</p>' };

test('what is suggested is no part of the text, and stays where others change it beside', async () => {
  const state = await beginDocument(long);
  const suggested = await suggestBody([state], long.body.replace('Rain', 'Heavy rain'), ann);
  const both = [state, suggested ?? ''];
  expect(readDocument(both).body).toBe(long.body);
  const changed = await changeDocument(both, { body: long.body.replace('Sun', 'Snow') });
  const all = [...both, changed ?? ''];
  expect(readDocument(all).body).toBe(long.body.replace('Sun', 'Snow'));
  // The same text again changes nothing of it.
  expect(await changeDocument(all, { body: long.body.replace('Sun', 'Snow') })).toBeNull();
  // Where it is taken back, nothing is left to be suggested.
  expect(isSuggestion(all, (await suggestBody(all, '<p>Fog.</p>', ben)) ?? '', 2)).toBe(true);
});

test.each([
  ['a suggestion', (parts: string[]) => suggestBody(parts, '<p>Fog.</p>', ann), true],
  ['in the name of another', (parts: string[]) => suggestBody(parts, '<p>Fog.</p>', ben), false],
  ['a change of the text', (parts: string[]) => changeDocument(parts, { body: '<p>Fog.</p>' }), false],
  ['a change of the title', (parts: string[]) => changeDocument(parts, { title: 'Rain' }), false],
  ['a change of the summary', (parts: string[]) => changeDocument(parts, { summary: 'Rain' }), false],
])('%s is told from the others', async (_what, write, isIt) => {
  const state = await beginDocument(long);
  expect(isSuggestion([state], (await write([state])) ?? '', 1)).toBe(isIt);
});

test('who only suggests takes back nothing of others, and sends nothing that waits for more', async () => {
  const state = await beginDocument(long);
  const theirs = (await suggestBody([state], '<p>Storm.</p>', ben)) ?? '';
  const parts = [state, theirs];
  const undone = await changeDocument(parts, { body: '<p>Snow.</p>' });
  const back = await changeDocument([...parts, undone ?? ''], { body: long.body });
  expect(isSuggestion(parts, mergeUpdates([undone ?? '', back ?? '']), 1)).toBe(false);
  expect(isSuggestion([state], back ?? '', 1)).toBe(false);
});
