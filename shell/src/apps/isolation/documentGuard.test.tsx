import { sampleRelease } from '@atrium/contract/host';
import { createRuntime } from '@atrium/sdk';
import { RuntimeProvider } from '@atrium/sdk/host';
import { ThemeProvider } from '@atrium/ui/host';
import { render } from '@testing-library/react';
import { useEffect } from 'react';
import { PageTitles } from '../../common/PageTitles';
import { readRootAttributes, restoreDocument } from './documentGuard';
import { useDocumentGuard } from './useDocumentGuard';

const host = { lang: 'en', dir: 'ltr', title: 'Atrium' };
const html = document.documentElement;
const shellRoot = Object.assign(document.createElement('div'), { id: 'root' });

beforeEach(() => {
  for (const root of [html, document.body]) for (const name of root.getAttributeNames()) root.removeAttribute(name);
  Object.assign(html, { lang: 'en', dir: 'ltr' });
  document.title = 'Atrium';
  document.body.replaceChildren(shellRoot);
  shellRoot.removeAttribute('inert');
});

const changes: [string, () => void][] = [
  ['html dir', () => html.setAttribute('dir', 'rtl')],
  ['html lang', () => html.setAttribute('lang', 'tlh')],
  ['document title', () => Object.assign(document, { title: 'Mine' })],
  ['html class', () => html.classList.add('mine')],
  ['html style', () => Object.assign(html.style, { fontSize: '40px' })],
  ['body class', () => document.body.classList.add('mine')],
  ['body style', () => Object.assign(document.body.style, { overflow: 'hidden' })],
  ['body hidden', () => document.body.setAttribute('hidden', '')],
  ['shell inert', () => shellRoot.setAttribute('inert', '')],
  ['shell aria-hidden', () => shellRoot.setAttribute('aria-hidden', 'true')],
];

test.each(changes)('what an app has left changed is put back and named: %s', (name, change) => {
  const looks = readRootAttributes();
  change();
  expect(restoreDocument(host, looks)).toEqual([name]);
  expect(restoreDocument(host, looks)).toEqual([]);
});

test('what was there before any app stays, and what is empty is no change', () => {
  document.body.className = 'own';
  const looks = readRootAttributes();
  html.className = '';
  expect(restoreDocument(host, looks)).toEqual([]);
  document.body.className = 'own mine';
  restoreDocument(host, looks);
  expect(document.body.className).toBe('own');
});

function Untidy({ isTidy }: { isTidy: boolean }) {
  useEffect(() => {
    document.body.style.cursor = 'wait';
    html.dir = 'rtl';
    return isTidy
      ? () => {
          document.body.style.cursor = '';
          html.dir = 'ltr';
        }
      : undefined;
  }, [isTidy]);
  return null;
}

function Room({ release }: { release: string }) {
  useDocumentGuard(sampleRelease({ id: 'notes' }, release));
  return null;
}

const page = (release: string, isTidy: boolean, isShown: boolean) => (
  <RuntimeProvider runtime={createRuntime()}>
    <ThemeProvider skin="light" direction="ltr" language="en">
      <PageTitles>
        {isShown && (
          <>
            <Untidy isTidy={isTidy} />
            <Room release={release} />
          </>
        )}
      </PageTitles>
    </ThemeProvider>
  </RuntimeProvider>
);

test.each([
  ['1.0.0-dev', false, 1],
  ['1.0.0-dev', true, 0],
  ['1.0.0-a', false, 0],
])('an app that goes off screen leaves no trace; its developer hears of one (%s)', (release, isTidy, warnings) => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { rerender } = render(page(release, isTidy, true));
  expect(html.dir).toBe('rtl');
  rerender(page(release, isTidy, false));
  expect(html.dir).toBe('ltr');
  expect(document.body.style.cursor).toBe('');
  expect(warn).toHaveBeenCalledTimes(warnings);
  warn.mockRestore();
});
