import type { AppDefinition, Language } from '@atrium/contract';
import type { UserRole } from '@atrium/core/api';
import { type KeyValueStore, memoryStorage } from '@atrium/sdk';
import { AppScope, ConnectRouter, RuntimeProvider } from '@atrium/sdk/host';
import { ThemeProvider } from '@atrium/ui/host';
import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { AppRoutes } from '../AppRoutes';
import { type AppHostOptions, createAppHost } from '../appHost';
import { Overlays } from '../Overlays';

export interface RenderAppOptions extends Omit<AppHostOptions, 'app' | 'storage'> {
  /** Start path of the app: `/apps/notes/latest`. */
  route: string;
  /** Signed-in role: its first user. `null` is nobody. */
  role?: UserRole | null;
  language?: Language;
  /** Storage of the browser; handed to two pages, the second one finds the values of the first. */
  storage?: KeyValueStore;
}

/**
 * Draws an app's page, and what it shows over it, in a host like the shell: runtime, kit, demo API, one router, somebody
 * signed in.
 * Returns Testing Library's queries beside `user` (a user-event instance), `runtime`, `demo` and `getPath()`.
 */
export const renderApp = (app: AppDefinition, options: RenderAppOptions) =>
  renderInApp(
    app,
    <>
      <AppRoutes app={app} notFound={<p>No route of {app.id} fits.</p>} />
      <Overlays modules={options.modules ?? {}} />
    </>,
    options,
  );

/** Like `renderApp`, but draws one part in place of the app's page: a dialog, the component of a slot. */
export async function renderInApp(app: AppDefinition, part: ReactNode, options: RenderAppOptions) {
  const { route, role = 'admin', language = 'en', storage = memoryStorage(), ...hostOptions } = options;
  storage.setItem('language', language);
  const { runtime, demo, signInAs } = await createAppHost({ app, storage, ...hostOptions });
  if (role) await signInAs(role);

  // Like the shell's own router this one lets a form ask before it is left, which a MemoryRouter does not.
  const page = (
    <>
      <ConnectRouter />
      <AppScope app={app.id}>
        <main>{part}</main>
      </AppScope>
    </>
  );
  const router = createMemoryRouter([{ path: '*', element: page }], { initialEntries: [route] });

  // Lazy pages arrive within this act, so that no test has to wait for them in one of its own.
  const rendered = await act(async () =>
    render(
      <RuntimeProvider runtime={runtime}>
        <ThemeProvider language={language}>
          <RouterProvider router={router} />
        </ThemeProvider>
      </RuntimeProvider>,
    ),
  );
  return {
    ...rendered,
    user: userEvent.setup(),
    runtime,
    demo,
    getPath: () => router.state.location.pathname + router.state.location.search,
  };
}
