import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contrast, toLight } from '@atrium/contract/values';
import { type Mode, tokens } from './tokens';

const css = readFileSync(join(__dirname, 'tokens.css'), 'utf8');
const blocks: Record<Mode, string> = {
  light: css.slice(css.indexOf(':root'), css.indexOf('[data-theme')),
  dark: css.slice(css.indexOf('[data-theme'), css.indexOf('[data-skin')),
};
const modes: Mode[] = ['light', 'dark'];
const contrastOf = (one: string, other: string) => contrast(toLight(one), toLight(other));

describe('tokens', () => {
  test.each(modes)('the style sheet and antd’s theme have the same values: %s', (mode) => {
    const inCss = Object.fromEntries(
      [...blocks[mode].matchAll(/--([\w-]+): ([^;]+);/g)].map(([, name, value]) => [name, value]),
    );
    expect(inCss).toMatchObject(tokens[mode]);
  });

  const grounds = ['sheet', 'canvas', 'sunken', 'raised'] as const;
  const readable = modes.flatMap((mode) => [
    ...(['ink', 'ink-2', 'ink-3', 'accent-ink'] as const).flatMap((text) =>
      grounds.map((ground) => [mode, text, ground] as const),
    ),
    ...(['accent', 'green', 'amber', 'red', 'blue', 'teal', 'plum'] as const).map(
      (tone) => [mode, tone === 'accent' ? 'accent-ink' : tone, `${tone}-soft`] as const,
    ),
    [mode, 'on-accent', 'accent'] as const,
    [mode, 'ink-2', 'active'] as const,
    [mode, 'ink-3', 'accent-soft'] as const,
  ]);
  test.each(readable)('text can be read: %s, %s on %s', (mode, text, ground) => {
    expect(contrastOf(tokens[mode][text], tokens[mode][ground])).toBeGreaterThanOrEqual(4.5);
  });

  const solids = [...blocks.light.matchAll(/--solid-([\w]+): (#\w+);/g)].map(([, name = '', value = '']) => [
    name,
    value,
  ]);
  test.each(solids)('white can be read on a navbar of the colour %s', (_name, solid) => {
    expect(contrastOf('#ffffff', solid)).toBeGreaterThanOrEqual(4.5);
  });

  test.each(modes)('borders of controls and marks can be seen: %s', (mode) => {
    expect(contrastOf(tokens[mode].control, tokens[mode].sheet)).toBeGreaterThanOrEqual(3);
    expect(contrastOf(tokens[mode].mark, tokens[mode].sheet)).toBeGreaterThanOrEqual(3);
  });
});
