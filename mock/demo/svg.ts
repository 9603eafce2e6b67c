import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Writes the first records of a backend, beside the script that makes them (`import.meta.dirname`). */
export const writeSeed = (folder: string, tables: object): void =>
  writeFileSync(join(folder, 'seed.json'), `${JSON.stringify(tables, null, 1)}\n`);

/** Writes a demo picture or document, served under `/assets/demo/`. */
export function writeAsset(folder: string, name: string, text: string): void {
  const path = join(folder, name);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

export interface Palette {
  soft: string;
  mid: string;
  strong: string;
}

export type Tone = 'accent' | 'green' | 'amber' | 'plum' | 'teal' | 'red' | 'blue';

/** Light palette of the product; drawings suit dark skins too. */
export const tones: Record<Tone, Palette> = {
  accent: { soft: '#eeedfc', mid: '#8b83f2', strong: '#4f46d8' },
  green: { soft: '#e4f5ec', mid: '#5cc98f', strong: '#187746' },
  amber: { soft: '#fdf1d8', mid: '#e0ad4a', strong: '#946200' },
  plum: { soft: '#f6e8f8', mid: '#cf8bdc', strong: '#8e3b9e' },
  teal: { soft: '#dff4f2', mid: '#54c7c0', strong: '#0b7a75' },
  red: { soft: '#fdeaea', mid: '#f0787e', strong: '#c2333b' },
  blue: { soft: '#e5f1fb', mid: '#6fb3ec', strong: '#1f6fb8' },
};

const toneNames = Object.keys(tones).filter((name): name is Tone => name in tones);

export const pickTone = (index: number): Tone => toneNames[index % toneNames.length] ?? 'accent';

export const svg = (width: number, height: number, ...shapes: string[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${shapes.join('')}</svg>\n`;

export const rect = (x: number, y: number, width: number, height: number, fill: string, r = 0): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}"${r ? ` rx="${r}"` : ''} fill="${fill}"/>`;

export const circle = (x: number, y: number, r: number, fill: string): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`;

export const path = (d: string, fill: string): string => `<path d="${d}" fill="${fill}"/>`;

export const line = (d: string, stroke: string, width = 6): string =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
