import { addLayer, isOverPage, withPageOnTop } from './overPage';

/** The history moves in tasks of its own, a few at most. */
async function settled() {
  for (let task = 0; task < 6; task += 1) await new Promise((resolve) => setTimeout(resolve));
}

async function goBack() {
  const moved = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
  window.history.back();
  await moved;
  await settled();
}

const place = () => `${window.location.pathname}${isOverPage() ? ' over' : ''}`;

beforeEach(() => {
  window.history.pushState({ idx: 0 }, '', '/before');
  window.history.pushState({ idx: 1 }, '', '/page');
});

test('Back closes the one on top, then the one below, then leaves the page', async () => {
  const closed: string[] = [];
  const open = (name: string) => {
    const remove = addLayer(() => {
      closed.push(name);
      remove();
    });
  };
  open('drawer');
  await settled();
  open('question');
  await settled();
  expect(place()).toBe('/page over');
  await goBack();
  expect(closed).toEqual(['question']);
  expect(place()).toBe('/page over');
  await goBack();
  expect(closed).toEqual(['question', 'drawer']);
  expect(place()).toBe('/page');
  await goBack();
  expect(place()).toBe('/before');
});

test('what does not close yet is there for another Back', async () => {
  const ask = jest.fn();
  const remove = addLayer(ask);
  await settled();
  await goBack();
  await goBack();
  expect(ask).toHaveBeenCalledTimes(2);
  expect(place()).toBe('/page over');
  remove();
  await settled();
  expect(place()).toBe('/page');
});

test('what opens in place of another shares its entry', async () => {
  const removeMenu = addLayer(() => {});
  await settled();
  const { length } = window.history;
  removeMenu();
  const removeDialog = addLayer(() => {});
  await settled();
  expect(window.history.length).toBe(length);
  expect(place()).toBe('/page over');
  removeDialog();
  await settled();
});

test('what opens while the one before is still being left has an entry too', async () => {
  addLayer(() => {})();
  const removeMenu = addLayer(() => {});
  await settled();
  removeMenu();
  await Promise.resolve();
  await Promise.resolve();
  const removeDialog = addLayer(() => {});
  await settled();
  expect(place()).toBe('/page over');
  removeDialog();
  await settled();
  expect(place()).toBe('/page');
});

test('a page that is opened from there follows the page below, whatever closes meanwhile', async () => {
  const remove = addLayer(() => {});
  await settled();
  withPageOnTop(() => window.history.pushState({ idx: 2 }, '', '/next'));
  remove();
  await settled();
  expect(place()).toBe('/next');
  await goBack();
  expect(place()).toBe('/page');
});

test('what stays open over a page that is replaced lies over the new one', async () => {
  const remove = addLayer(() => {});
  await settled();
  withPageOnTop(() => window.history.replaceState({ idx: 1 }, '', '/page?role=editor'));
  await settled();
  expect(isOverPage()).toBe(true);
  expect(window.location.search).toBe('?role=editor');
  remove();
  await settled();
  expect(window.location.search).toBe('?role=editor');
  await goBack();
  expect(place()).toBe('/before');
});
