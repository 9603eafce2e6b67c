import { find } from '@atrium/mock/demo';
import type { FoundFile } from '../tables';
import type { FileKind } from './icon';

const kB = 1024;

const file = (id: number, title: string, by: string, size: number, icon: FileKind): FoundFile => ({
  id,
  title,
  by: find(by).fullName,
  size,
  icon: `/assets/demo/icons/${icon}.svg`,
});

export const files: readonly FoundFile[] = [
  file(1, 'launch-post-v7.pdf', 'amira', 48 * kB, 'pdf'),
  file(2, 'pricing-table.svg', 'amira', 12 * kB, 'image'),
  file(3, 'lisbon-gallery.zip', 'kofi', 38_400 * kB, 'archive'),
  file(4, 'glossary-v4.csv', 'lucia', 17 * kB, 'table'),
  file(5, 'newsletter-46.csv', 'mei', 9 * kB, 'table'),
  file(6, 'fog-signal.wav', 'silvain', 2_460 * kB, 'audio'),
  file(7, 'cover-sketches.svg', 'ines', 64 * kB, 'image'),
  file(8, 'budget-next-year.csv', 'oskar', 21 * kB, 'table'),
  file(9, 'guest-author-contract.pdf', 'tom', 112 * kB, 'pdf'),
  file(10, 'style-guide-4.pdf', 'joana', 890 * kB, 'pdf'),
  file(11, 'stand-up-notes.txt', 'franziska', 3 * kB, 'text'),
  file(12, 'article-page-timings.txt', 'ravi', 2 * kB, 'text'),
];
