/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import de from '../../locales/de.json';
import en from '../../locales/en.json';
import fr from '../../locales/fr.json';
import pt from '../../locales/pt.json';
import { pageAt, samplePages } from '.';

const entries = join(__dirname, '../../../../../gallery/entries');

const examplesOf = (entry: string): string[] =>
  [...readFileSync(join(entries, `${entry}.tsx`), 'utf8').matchAll(/^export (?:function|const) (\w+)/gm)].flatMap(
    ([, name = '']) => name,
  );

/** Number of parts each page that is made of the gallery has at least: for the addresses of the specification, as many as it names. */
const minExamples = {
  '/ui-element/typography': 11,
  '/colors/colors': 2,
  '/icons/reactfeather': 1,
  '/cards/basic': 11,
  '/cards/advance': 13,
  '/cards/action': 4,
  '/components/alerts': 6,
  '/components/auto-complete': 5,
  '/components/avatar': 8,
  '/components/badges': 6,
  '/components/pill-badges': 6,
  '/components/blockui': 3,
  '/components/breadcrumbs': 3,
  '/components/buttons': 13,
  '/components/carousel': 6,
  '/components/collapse': 6,
  '/components/divider': 6,
  '/components/dropdowns': 10,
  '/components/list-group': 10,
  '/components/media-objects': 6,
  '/components/modals': 6,
  '/components/nav-component': 8,
  '/components/pagination': 10,
  '/components/pills-component': 7,
  '/components/tabs-component': 8,
  '/components/popovers': 4,
  '/components/tooltips': 3,
  '/components/progress': 6,
  '/components/spinners': 9,
  '/components/timeline': 2,
  '/components/toasts': 2,
  '/extensions/sweet-alert': 6,
  '/extensions/toastr': 4,
  '/extensions/slider': 10,
  '/extensions/drag-and-drop': 5,
  '/extensions/tour': 1,
  '/extensions/clipboard': 1,
  '/extensions/react-player': 3,
  '/extensions/context-menu': 5,
  '/extensions/swiper': 16,
  '/extensions/ratings': 8,
  '/extensions/i18n': 1,
  '/extensions/pagination': 10,
  '/extensions/import': 1,
  '/extensions/export': 1,
  '/extensions/export-selected': 1,
  '/forms/elements/input': 6,
  '/forms/elements/input-group': 6,
  '/forms/elements/input-mask': 1,
  '/forms/elements/textarea': 3,
  '/forms/elements/checkbox': 2,
  '/forms/elements/radio': 3,
  '/forms/elements/switch': 3,
  '/forms/elements/select': 5,
  '/forms/elements/number-input': 10,
  '/forms/elements/file-uploader': 3,
  '/forms/elements/editor': 4,
  '/forms/elements/pickers': 8,
  '/forms/layout/form-layout': 5,
  '/forms/wizard': 4,
  '/forms/react-hook-form': 3,
  '/forms/reactstrap-validation': 3,
  '/forms/form-repeater': 2,
  '/tables/reactstrap': 12,
  '/charts/apex': 10,
  '/charts/chartjs': 9,
  '/charts/recharts': 6,
  '/maps/leaflet': 7,
  '/samples/screens/pages': 4,
  '/samples/screens/lists': 5,
  '/samples/screens/states': 9,
  '/samples/screens/widgets': 3,
};

test.each(Object.entries(minExamples))('%s shows %i examples or more', (path, count) => {
  expect(pageAt(path)?.shows.flatMap(examplesOf).length).toBeGreaterThanOrEqual(count);
});

test('every page that is made of the gallery says how many it shows', () => {
  const made = samplePages.filter(({ shows }) => shows.length > 0).map(({ path }) => path);
  expect(made.filter((path) => !(path in minExamples))).toEqual([]);
});

const shown = new Set(samplePages.flatMap(({ shows }) => shows).flatMap(examplesOf));

test.each(Object.entries({ en, de, fr, pt }))(
  'every example has a title in %s, and every title an example',
  (_, texts) => {
    const titles = Object.keys(texts.examples);
    expect([...shown].filter((name) => !titles.includes(name))).toEqual([]);
    expect(titles.filter((name) => !shown.has(name))).toEqual([]);
  },
);

test('no entry of the gallery is without a page', () => {
  const onPages = new Set(samplePages.flatMap(({ shows }) => shows));
  const files = readdirSync(entries).filter((file) => file.endsWith('.tsx'));
  expect(files.map((file) => file.replace('.tsx', '')).filter((entry) => !onPages.has(entry))).toEqual([]);
});
