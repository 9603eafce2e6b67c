import { contrast, toLight } from '@atrium/contract/values';

/** A colour for grounds, one for words and lines, and a soft ground, as the tokens of the look name them. */
interface Accent {
  accent: string;
  ink: string;
  soft: string;
}

/** WCAG 2.2: 1.4.3 for words, 1.4.11 for the parts of controls. */
const minWords = 4.5;
const minParts = 3;
const steps = 40;
const white = '#ffffff';
const black = '#000000';
/** The grounds of the look on which words are hardest to read (`shared/ui/theme/tokens.css`). */
const grounds = { light: '#ebebee', dark: '#2a2a2f' };
const darkSheet = '#18181b';

const between = (one: string, other: string): number => contrast(toLight(one), toLight(other));

function mix(one: string, other: string, share: number): string {
  const partOf = (hex: string, at: number) => Number.parseInt(hex.slice(at, at + 2), 16);
  const parts = [1, 3, 5].map((at) => Math.round(partOf(one, at) * (1 - share) + partOf(other, at) * share));
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

/** A colour, or the nearest one to it on the way to another one that is good. */
function nearest(color: string, towards: string, isGood: (mixed: string) => boolean): string {
  for (let step = 0; step < steps; step += 1) {
    const mixed = mix(color, towards, step / steps);
    if (isGood(mixed)) return mixed;
  }
  return towards;
}

const carriesWhite = (color: string): boolean => between(color, white) >= minWords;

/** The contrast of white words on a colour; at least 4.5 where they can be read. */
export const contrastOfWhite = (color: string): number => between(color, white);

/** A colour on which white words can be read: the very one, or a darker one. */
export const readableAccent = (color: string): string => nearest(color, black, carriesWhite);

/** The colours of both themes for an accent that white words can be read on. */
export function accentColors(color: string): Record<'light' | 'dark', Accent> {
  const soft = { light: mix(color, white, 0.9), dark: mix(color, darkSheet, 0.8) };
  const isReadable = (mode: 'light' | 'dark') => (mixed: string) =>
    [grounds[mode], soft[mode]].every((ground) => between(mixed, ground) >= minWords);
  const isSeen = (mixed: string) => between(mixed, darkSheet) >= minParts;
  return {
    light: { accent: color, ink: nearest(color, black, isReadable('light')), soft: soft.light },
    dark: { accent: nearest(color, white, isSeen), ink: nearest(color, white, isReadable('dark')), soft: soft.dark },
  };
}

const declarations = ({ accent, ink, soft }: Accent): string =>
  `--accent:${accent};--accent-ink:${ink};--accent-soft:${soft};--mark:${ink}`;

/** The rules that give pages an accent: stronger than those of the look, and those of its controls. */
export function accentCss(color: string): string {
  const { light, dark } = accentColors(color);
  const solid = `--solid-accent:${color}`;
  const controls = [
    '--ant-color-primary:var(--accent)',
    '--ant-color-primary-hover:var(--accent)',
    '--ant-color-primary-active:var(--accent)',
    '--ant-color-primary-border:var(--accent-ink)',
    '--ant-color-primary-bg:var(--accent-soft)',
    '--ant-color-primary-bg-hover:var(--accent-soft)',
    '--ant-color-primary-text:var(--accent-ink)',
    '--ant-control-item-bg-active:var(--accent-soft)',
    '--ant-control-item-bg-active-hover:var(--accent-soft)',
  ];
  return [
    `:root:root{${declarations(light)};${solid}}`,
    `:root[data-theme=dark],:root [data-theme=dark]{${declarations(dark)}}`,
    // The class of the kit's controls (`cssVar` of its theme), whose own rules come later in the page.
    `:root .atrium{${controls.join(';')}}`,
  ].join('');
}
