import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { AppDefinition } from '@atrium/contract';
import { type RenderAppOptions, renderApp } from '@atrium/standalone/testing';
import { screen, within } from '@testing-library/react';
import { named, namesOf } from '../new/model/appNames';

const page = readFileSync('docs/first-app.md', 'utf8');
const template = resolve('tools/new/template');
const names = namesOf('field-notes');

/** As `npm run new -- field-notes` writes it. */
function writeApp(folder: string): void {
  for (const entry of readdirSync(template, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath, entry.name);
    const target = join(folder, named(file.slice(template.length), names));
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, named(readFileSync(file, 'utf8'), names));
  }
}

interface Step {
  path: string;
  before: string;
  after: string;
}

const steps = Array.from(
  page.matchAll(/^\*\*`([^`]+)`\*\*\n\n```diff\n([\s\S]*?)```$/gm),
  ([, path = '', diff = '']): Step => {
    const lines = diff.split('\n').slice(0, -1);
    const without = (sign: string) => lines.filter((line) => !line.startsWith(sign)).map((line) => line.slice(1));
    return { path, before: without('+').join('\n'), after: without('-').join('\n') };
  },
);

let folder: string;
beforeAll(() => {
  mkdirSync('.cache', { recursive: true });
  folder = mkdtempSync(resolve('.cache/first-app-'));
  writeApp(folder);
});
afterAll(() => rmSync(folder, { recursive: true }));

test('each step changes one place of the app that the one before has left', async () => {
  expect(steps.length).toBeGreaterThan(15);
  for (const { path, before, after } of steps) {
    const file = join(folder, path);
    const text = readFileSync(file, 'utf8');
    expect({ path, places: text.split(before).length - 1 }).toEqual({ path, places: 1 });
    writeFileSync(
      file,
      text.replace(before, () => after),
    );
  }

  const { default: app }: { default: AppDefinition } = await import(join(folder, 'src/app.tsx'));
  const { testOptions }: { testOptions: RenderAppOptions } = await import(join(folder, 'src/testing/testOptions.ts'));
  const { user } = await renderApp(app, { ...testOptions, route: '/apps/field-notes' });
  expect(await screen.findByText('Pier 4')).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Add an entry' }));
  const form = within(await screen.findByRole('dialog', { name: 'Add an entry' }));
  await user.click(form.getByRole('textbox', { name: 'Title' }));
  await user.paste('Fog over the bridge');
  await user.click(form.getByRole('textbox', { name: 'Place' }));
  await user.paste('Old bridge');
  await user.click(form.getByRole('button', { name: 'Add' }));
  expect(await screen.findByText('Old bridge')).toBeVisible();

  await user.type(screen.getByRole('searchbox', { name: 'Search entries' }), 'pier{Enter}');
  expect(await screen.findByRole('button', { name: 'Remove “Interview with the lighthouse keeper”' })).toBeVisible();
  expect(screen.queryByText('Old bridge')).toBeNull();
});

test('its commands are scripts of the repository or of the app', () => {
  const scriptsOf = (file: string): object => JSON.parse(readFileSync(file, 'utf8')).scripts;
  const scripts = { ...scriptsOf('package.json'), ...scriptsOf(join(template, 'package.json')) };
  const used = [...page.matchAll(/^npm run (\S+)/gm)].map(([, name = '']) => name);
  expect(used.length).toBeGreaterThan(5);
  expect(used.filter((name) => !(name in scripts))).toEqual([]);
});
