import { createRuntime } from '@atrium/sdk';
import { RuntimeProvider } from '@atrium/sdk/host';
import { render, screen } from '@testing-library/react';
import { shellLocales } from '../locales';
import { MalformedRows } from './Inspector';

test('each app that is left out has its reason, and whether an earlier release of it runs', async () => {
  const runtime = createRuntime();
  await runtime.languages.addTexts('shell', shellLocales);
  render(
    <RuntimeProvider runtime={runtime}>
      <ul>
        <MalformedRows
          apps={[
            { app: 'notes', issue: 'release.manifest.paths is missing.', isLeftOut: true },
            { app: 'chat', issue: 'release.entry is 5, not an address.', isLeftOut: false },
          ]}
        />
      </ul>
    </RuntimeProvider>,
  );
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'notesrelease.manifest.paths is missing.left out',
    'chatrelease.entry is 5, not an address.live release left out',
  ]);
});
