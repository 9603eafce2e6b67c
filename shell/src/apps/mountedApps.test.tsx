import { defineApp, type Mount, type MountHost } from '@atrium/contract';
import { sampleRelease } from '@atrium/contract/host';
import { mounted } from '@atrium/sdk';
import { act, screen, waitFor } from '@testing-library/react';
import { renderShell } from '../testing/renderShell';

const path = '/apps/plain';
const release = sampleRelease({ id: 'plain', title: 'Plain', paths: [{ path, label: 'Plain' }] });

// React tells the console of what an app throws.
beforeEach(() => jest.spyOn(console, 'error').mockImplementation());
afterEach(() => jest.restoreAllMocks());

async function open(mount: Mount, route = path) {
  const app = defineApp({ id: 'plain', mount });
  return renderShell({ route, releases: [release], openRelease: () => async () => ({ default: app }) });
}

const withHeading =
  (unmount: () => void, receive: (host: MountHost) => void = () => {}): Mount =>
  (element, host) => {
    element.append(Object.assign(document.createElement('h1'), { textContent: 'By itself' }));
    receive(host);
    return unmount;
  };

test('an app mounts itself, follows the address, and is removed when the person leaves', async () => {
  const unmount = jest.fn();
  const addresses: string[] = [];
  let host: MountHost | undefined;
  await open(
    withHeading(unmount, (given) => {
      host = given;
      given.onAddress((address) => addresses.push(address));
    }),
  );
  expect(await screen.findByRole('heading', { name: 'By itself' })).toBeVisible();
  expect(host?.getAddress()).toBe(path);

  act(() => host?.runtime.navigate(`${path}/more?q=a#b`));
  expect(addresses).toEqual([`${path}/more?q=a#b`]);
  expect(unmount).not.toHaveBeenCalled();

  act(() => host?.runtime.navigate('/access-control'));
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'By itself' })).toBeNull());
  expect(unmount).toHaveBeenCalledTimes(1);
});

test.each<[string, Mount]>([
  [
    'throws',
    () => {
      throw new Error('no ink');
    },
  ],
  ['rejects', () => Promise.reject(new Error('no ink'))],
  [
    'fails later',
    (_element, { fail }) => {
      setTimeout(() => fail(new Error('no ink')));
      return undefined;
    },
  ],
])('an app that %s is replaced by its error card', async (_what, mount) => {
  await open(mount);
  expect(await screen.findByRole('alert')).toHaveTextContent('It stopped because of an error.');
});

test('an app that is left while it still mounts is removed once it has', async () => {
  const unmount = jest.fn();
  let finish: (unmount: () => void) => void = () => {};
  let host: MountHost | undefined;
  await open((_element, given) => {
    host = given;
    return new Promise((resolve) => {
      finish = resolve;
    });
  });
  await waitFor(() => expect(host).toBeDefined());
  act(() => host?.runtime.navigate('/access-control'));
  await act(async () => finish(unmount));
  expect(unmount).toHaveBeenCalledTimes(1);
});

test('a route beside React routes may mount itself', async () => {
  const app = defineApp({
    id: 'plain',
    routes: [
      { path, load: async () => ({ default: () => <h1>By React</h1> }) },
      { path: `${path}/own`, load: mounted(async () => ({ default: withHeading(() => {}) })) },
    ],
  });
  const { runtime } = await renderShell({
    route: path,
    releases: [release],
    openRelease: () => async () => ({ default: app }),
  });
  expect(await screen.findByRole('heading', { name: 'By React' })).toBeVisible();
  act(() => runtime.navigate(`${path}/own`));
  expect(await screen.findByRole('heading', { name: 'By itself' })).toBeVisible();
});
