import { basePathIssue, hideBase, showBase, withoutBase } from './basePath';

const hash = 'a'.repeat(64);

describe('the path below which the product is served', () => {
  test.each(['', '/atrium', '/teams/atrium', '/a.b~c_d-e'])('may be "%s"', (path) => {
    expect(basePathIssue(path)).toBeUndefined();
  });

  test.each([
    ['atrium', 'no path like /atrium'],
    ['/', 'no path like /atrium'],
    ['/atrium/', 'no path like /atrium'],
    ['/a//b', 'no path like /atrium'],
    ['/../etc', 'no path like /atrium'],
    ['/a"><script>', 'no path like /atrium'],
    ['/a?b', 'no path like /atrium'],
    ['/apps', '"/apps" is a path of the product itself'],
    ['/api/v1', '"/api" is a path of the product itself'],
  ])('is not "%s"', (path, says) => {
    expect(basePathIssue(path)).toContain(says);
  });

  test.each([
    ['/atrium', '/'],
    ['/atrium/', '/'],
    ['/atrium?x=1', '/?x=1'],
    ['/atrium/apps/todo?q=a', '/apps/todo?q=a'],
    ['/apps/todo', '/apps/todo'],
    ['/atriums/x', '/atriums/x'],
    ['/', '/'],
  ])('is left out of %s', (url, rest) => {
    expect(withoutBase(url, '/atrium')).toBe(rest);
  });

  test('at the root nothing is left out', () => {
    expect(withoutBase('/apps/todo', '')).toBe('/apps/todo');
  });
});

describe('addresses of files and pictures', () => {
  test.each([
    [`{"url":"/files/${hash}/image/png?s.1"}`, `{"url":"/atrium/files/${hash}/image/png?s.1"}`],
    [`<img src=\\"/files/${hash}/image/png\\">`, `<img src=\\"/atrium/files/${hash}/image/png\\">`],
    ['["/assets/demo/a.svg"]', '["/atrium/assets/demo/a.svg"]'],
    ['{"logo":"/branding/logo?v=2"}', '{"logo":"/atrium/branding/logo?v=2"}'],
    ['url(/assets/demo/a.svg)', 'url(/atrium/assets/demo/a.svg)'],
    ['/assets/demo/a.svg', '/atrium/assets/demo/a.svg'],
  ])('%s is shown with the base, and comes back without', (stored, answer) => {
    expect(showBase(stored, '/atrium')).toBe(answer);
    expect(hideBase(answer, '/atrium')).toBe(stored);
  });

  test.each([
    `https://example.com/files/${hash}/image/png`,
    'https://example.com/assets/demo/a.svg',
    '/other/assets/demo/a.svg',
    'the folder /files/2024/march',
    'nothing of the kind',
  ])('%s is left alone', (text) => {
    expect(showBase(text, '/atrium')).toBe(text);
    expect(hideBase(text, '/atrium')).toBe(text);
  });
});
