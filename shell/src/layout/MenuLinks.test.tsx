import { sampleRelease } from '@atrium/contract/host';
import { screen, waitFor, within } from '@testing-library/react';
import { renderShell } from '../testing/renderShell';

const releases = Array.from({ length: 110 }, (_, place) => {
  const id = `app-${place}`;
  return sampleRelease({
    id,
    menu: [{ id, label: id, icon: 'mail', path: `/${id}`, section: 'apps', order: place }],
    paths: [{ path: `/${id}`, label: id }],
  });
});

/** A menu that stands beside the page is a drawer on the narrow page of tests. */
async function openMenu(route: string) {
  const { user } = await renderShell({ route, releases });
  await user.click(screen.getByRole('button', { name: 'Open the menu' }));
  const menu = await screen.findByRole('navigation', { name: 'Main' });
  return { user, menu, links: () => [...menu.querySelectorAll('a[href^="/app-"]')] };
}

test('a long menu ends up whole, and is searched whole', async () => {
  const { user, menu, links } = await openMenu('/access-control');
  await waitFor(() => expect(links()).toHaveLength(110), { timeout: 10_000 });
  await user.type(await within(menu).findByRole('searchbox', { name: 'Search the menu' }), 'app-109');
  await waitFor(() => expect(links().map((link) => link.textContent)).toEqual(['app-109']));
});
