import { answerCall, Done, defineBackend, done, notificationTopic, notify } from '@atrium/backend';
import { defineApp, defineCall } from '@atrium/contract';
import { createBareManifest, sampleRelease } from '@atrium/contract/host';
import { act, screen, waitFor } from '@testing-library/react';
import { renderShell } from '../testing/renderShell';

const labels = { title: 'Turm', rings: 'Glocke', text: '{{name}} hat geläutet' };
const manifest = createBareManifest({
  id: 'bell',
  labels: { en: {}, de: labels, fr: labels, pt: labels },
  paths: [{ path: '/apps/bell', label: 'title' }],
  notifications: [{ id: 'rung', title: 'rings', text: 'text' }],
  backend: { prefixes: ['/apps/bell'], module: './backend' },
});

const ring = answerCall(defineCall<undefined, Done>({ method: 'POST', path: '/apps/bell/ring' }), {
  summary: 'Ring for the one who asks',
  answer: Done,
  sends: [notificationTopic],
  handle(store, { user }) {
    notify(store, {
      to: [user?.id ?? 0],
      kind: 'task',
      code: 'bell.rung',
      params: { name: 'Ann' },
      title: 'Bell',
      text: 'Ann has rung',
      link: '/apps/bell',
    });
    return done();
  },
});

const backend = defineBackend({ id: 'bell', subject: null, tables: [], calls: [ring] });
const app = defineApp({
  id: 'bell',
  routes: [{ path: '/apps/bell', load: async () => ({ default: () => <h1>Tower</h1> }) }],
});

async function open(stored = {}) {
  const shell = await renderShell({
    route: '/access-control',
    language: 'de',
    stored,
    releases: [sampleRelease(manifest)],
    openRelease: () => async () => ({ default: app }),
  });
  shell.demo.register(manifest, async () => backend);
  await screen.findByRole('button', { name: /neu/ });
  return shell;
}

// jsdom has no scrolling.
beforeAll(() => {
  Element.prototype.scrollTo = () => undefined;
});

test('what comes in is shown in the page, in the person’s language, and leads to the very thing', async () => {
  const { user, runtime, getPath } = await open();
  await act(() => runtime.http.post('/apps/bell/ring', undefined, { isBackground: true }));
  expect(await screen.findByText('Glocke')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Öffnen' }));
  expect(getPath()).toBe('/apps/bell');
});

test('while the page is out of sight the device shows it, where that was chosen and is allowed', async () => {
  const shown: [string, NotificationOptions?][] = [];
  class DeviceNotification {
    static permission = 'granted';
    constructor(...shownNow: [string, NotificationOptions?]) {
      shown.push(shownNow);
    }
  }
  Object.assign(globalThis, { Notification: DeviceNotification });
  const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  const { runtime } = await open({ settings: JSON.stringify({ showsOnDevice: true }) });
  await act(() => runtime.http.post('/apps/bell/ring', undefined, { isBackground: true }));
  await waitFor(() => expect(shown).toEqual([['Glocke', expect.objectContaining({ body: 'Ann hat geläutet' })]]));
  expect(screen.queryByText('Glocke')).not.toBeInTheDocument();
  visibility.mockRestore();
});
