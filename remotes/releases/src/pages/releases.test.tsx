import { renderApp } from '@atrium/standalone/testing';
import { screen, within } from '@testing-library/react';
import app from '../app';
import { sampleRegistry } from '../testing/sampleRegistry';
import { testOptions } from '../testing/testOptions';
import { type SentCall, withServer } from '../testing/testServer';

const figures = {
  days: 7,
  releases: [
    { app: 'mail', release: '1.1.0-bbb', people: 75, failed: 3 },
    { app: 'mail', release: '1.2.0-ccc', people: 25, failed: 5 },
  ],
  rollouts: { mail: { rollout: { people: 20, failed: 5 }, live: { people: 60, failed: 2 } } },
};

type Answers = Record<string, { status: number; data: unknown }>;

let sent: unknown[];

const served: Answers = {
  '/registry.json': { status: 200, data: sampleRegistry('server') },
  '/api/releases/figures': { status: 200, data: figures },
  '/api/releases/errors': { status: 200, data: { errors: [{ what: 'TypeError: x is not a function', people: 5 }] } },
  '/api/releases/change': { status: 200, data: { revision: 13, brokenDependents: [] } },
};
const inDemo: Answers = { '/registry.json': { status: 200, data: sampleRegistry('mock') } };

type Options = Partial<Parameters<typeof renderApp>[1]>;

function open(path: string, answers: Answers, options: Options = {}) {
  sent = [];
  const answer = ({ url = '', method, data }: SentCall) => {
    if (method === 'post') sent.push(JSON.parse(String(data)));
    return answers[url.split('?')[0] ?? ''] ?? { status: 404, data: { error: 'Not found' } };
  };
  return renderApp(app, { ...testOptions, route: path, installMock: withServer(answer), ...options });
}

const rowOf = async (name: RegExp) => within(await screen.findByRole('row', { name }));

test('the list says of each app what is live, who has it and how many met errors, and what was changed last', async () => {
  const { user } = await open('/apps/releases', served);
  const mail = await rowOf(/^mail \(en\)/);
  for (const text of ['1.1.0-bbb', 'For 25%', 'pr-12', '100', '4%']) expect(mail.getByText(text)).toBeVisible();
  expect((await rowOf(/^mail \(en\)/)).getByRole('link', { name: 'mail (en)' })).toHaveAttribute(
    'href',
    '/apps/releases/mail',
  );
  expect(screen.getByText('Not live')).toBeVisible();
  const changes = within(screen.getByRole('list', { name: 'Recent changes' }));
  expect(changes.getByText('3 of 9 people met errors')).toBeVisible();
  await user.type(screen.getByRole('searchbox'), 'nothing of that name{Enter}');
  expect(await screen.findByText('Nothing matches')).toBeVisible();
});

test('an app shows its rollout, releases, errors and changes', async () => {
  await open('/apps/releases/mail', served);
  const rollout = within(await screen.findByRole('region', { name: 'Rollout' }));
  expect(rollout.getByText('5 of 20 people had an error')).toBeVisible();
  expect(rollout.getByText('2 of 60 people had an error')).toBeVisible();
  expect((await rowOf(/^1\.2\.0-ccc/)).getByText('Quicker lists')).toBeVisible();
  expect(await screen.findByText('TypeError: x is not a function')).toBeVisible();
  expect(screen.getByText('release mail 1.3.0-ddd to pr-12')).toBeVisible();
  expect(screen.queryByText(/withdraw notes/)).toBeNull();
});

test('a change is asked about, sent with its reason and the revision on screen, and confirmed', async () => {
  const { user } = await open('/apps/releases/mail', served);
  await user.click(await screen.findByRole('button', { name: 'Roll back' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Roll back mail (en)' }));
  expect(dialog.getByText(/1\.0\.0-aaa goes live for everyone and replaces 1\.1\.0-bbb/)).toBeVisible();
  await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Drafts are lost');
  await user.click(dialog.getByRole('button', { name: 'Roll back' }));
  expect(await screen.findByText('mail (en) 1.0.0-aaa is live')).toBeVisible();
  expect(sent).toEqual([{ change: 'rollback', app: 'mail', revision: 12, why: 'Drafts are lost' }]);
});

test.each([
  ['gate', 'No integrity hash in the entry covers chunk.js.', /covers chunk\.js/],
  ['outdated', 'Somebody was first', /Someone else has changed what is live in the meantime/],
])('what the gate or somebody else is against is said, and the reason stays: %s', async (code, error, said) => {
  const rejected = { ...served, '/api/releases/change': { status: 400, data: { error, code } } };
  const { user } = await open('/apps/releases/mail', rejected);
  await user.click(await screen.findByRole('button', { name: 'Make live: 1.0.0-aaa' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'It is better');
  await user.click(dialog.getByRole('button', { name: 'Roll back' }));
  expect(await dialog.findByText(said)).toBeVisible();
  expect(dialog.getByRole('textbox', { name: 'Reason' })).toHaveValue('It is better');
  expect(sent).toEqual([{ change: 'rollback', app: 'mail', to: '1.0.0-aaa', revision: 12, why: 'It is better' }]);
});

test('the demo says that its figures are made up, and names the command where it cannot change anything', async () => {
  const { user } = await open('/apps/releases/mail', inDemo);
  expect(await screen.findByText('People and errors are made up')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Promote' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Promote mail (en)' }));
  expect(dialog.getByText('This needs the Atrium server')).toBeVisible();
  expect(dialog.getByText('npx atrium promote mail')).toBeVisible();
  expect(sent).toEqual([]);
});

test('where another server answers, nobody counts, and releases are there all the same', async () => {
  await open('/apps/releases', { '/registry.json': served['/registry.json'] ?? { status: 500, data: '' } });
  expect(await screen.findByText('People and errors are not counted here')).toBeVisible();
  expect((await rowOf(/^mail \(en\)/)).getByText('1.1.0-bbb')).toBeVisible();
});

test('figures that do not arrive leave the releases on screen, and are asked for again', async () => {
  const answers: Answers = {
    ...served,
    '/api/releases/figures': { status: 503, data: { error: 'Something went wrong' } },
  };
  const { user } = await open('/apps/releases', answers);
  expect(await screen.findByText('People and errors could not be loaded.')).toBeVisible();
  answers['/api/releases/figures'] = { status: 200, data: figures };
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('100')).toBeVisible();
});

test.each([
  ['no registry', {}, 'Nothing is released here'],
  ['a page in place of it', { '/registry.json': { status: 200, data: '<!doctype html>' } }, 'Nothing is released here'],
  ['a failure', { '/registry.json': { status: 503, data: {} } }, 'The releases could not be loaded'],
])('%s is said', async (_name, answers: Answers, text) => {
  await open('/apps/releases', answers);
  expect(await screen.findByText(text)).toBeVisible();
});

test('an app that is not there, or not any more, leads back to the list', async () => {
  await open('/apps/releases/gone', served);
  expect(await screen.findByText('This app does not exist')).toBeVisible();
  expect(screen.getByRole('link', { name: 'All releases' })).toHaveAttribute('href', '/apps/releases');
});

test('who may only read sees no buttons', async () => {
  await open('/apps/releases/mail', served, { role: 'editor' });
  expect((await rowOf(/^1\.2\.0-ccc/)).getByText('Quicker lists')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Promote|Roll back|Disable|Make live/ })).toBeNull();
});

test('speaks German', async () => {
  await open('/apps/releases', served, { language: 'de' });
  expect(await screen.findByRole('heading', { level: 1, name: 'Veröffentlichungen' })).toBeVisible();
  expect((await rowOf(/^mail \(de\)/)).getByText('4 %')).toBeVisible();
});
