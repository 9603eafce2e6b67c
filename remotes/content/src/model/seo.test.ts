import { createItem } from '../testing/createItem';
import { blankSeo, checkSeo, isAddress, toResultText, toShownSeo } from './seo';

const item = createItem({ title: 'The last tram', summary: 'x'.repeat(80), cover: { src: '/a.png', alt: 'A tram' } });

test('what is not written for engines is made of title, summary and cover', () => {
  expect(toShownSeo(item)).toEqual({ title: 'The last tram', description: item.summary, picture: '/a.png' });
  const seo = { ...blankSeo, title: 'Trams', description: 'At night.', picture: '/b.png' };
  expect(toShownSeo({ ...item, seo })).toEqual({ title: 'Trams', description: 'At night.', picture: '/b.png' });
});

test.each<[what: string, change: object, failing: string[]]>([
  ['a good item', {}, []],
  ['a long title', { title: 'x'.repeat(61) }, ['title']],
  ['a long title with a short one for engines', { title: 'x'.repeat(61), seo: { ...blankSeo, title: 'Trams' } }, []],
  ['no summary', { summary: '' }, ['description']],
  ['a long summary', { summary: 'x'.repeat(161) }, ['description']],
  ['no address', { slug: '' }, ['address']],
  ['no cover', { cover: null }, ['picture']],
  ['a cover without words', { cover: { src: '/a.png', alt: ' ' } }, ['alt']],
  ['a wrong canonical address', { seo: { ...blankSeo, canonical: 'https://' } }, ['canonical']],
])('checks of %s', (_what, change, failing) => {
  const failed = checkSeo({ ...item, ...change }).filter(({ isDone }) => !isDone);
  expect(failed.map(({ check }) => check)).toEqual(failing);
});

test('a result is cut at a word', () => {
  expect(toResultText('The last tram of the night', 14)).toBe('The last…');
  expect(toResultText('The last tram', 14)).toBe('The last tram');
});

test.each([
  ['https://example.com/a', true],
  ['http://example.com', false],
  ['https://', false],
  ['https://example.com/a b', false],
  ['javascript:alert(1)', false],
])('%s is an address: %s', (text, is) => expect(isAddress(text)).toBe(is));
