import { line, path, rect, svg, tones } from '@atrium/mock/demo';

const marks = {
  pdf: ['red', line('M22 40h20M22 48h14', tones.red.strong, 3)],
  image: ['teal', path('M18 50l10-14 8 10 5-6 7 10z', tones.teal.strong)],
  table: ['green', line('M20 34h24M20 42h24M20 50h24M32 30v24', tones.green.strong, 2.5)],
  text: ['blue', line('M20 34h24M20 42h24M20 50h14', tones.blue.strong, 3)],
  audio: ['plum', line('M20 44v4M26 38v16M32 34v22M38 38v16M44 44v4', tones.plum.strong, 3)],
  archive: ['amber', line('M32 28v4M32 36v4M32 44v4M32 52v4', tones.amber.strong, 4)],
} as const;

export type FileKind = keyof typeof marks;

export const fileKinds = Object.keys(marks).filter((kind): kind is FileKind => kind in marks);

export function drawFileIcon(kind: FileKind): string {
  const [tone, mark] = marks[kind];
  return svg(
    64,
    64,
    path('M14 6h26l12 12v40H14z', tones[tone].soft),
    path('M40 6l12 12H40z', tones[tone].mid),
    mark,
    rect(14, 57, 38, 1, tones[tone].mid),
  );
}

const kinds: Record<string, FileKind> = {
  pdf: 'pdf',
  svg: 'image',
  csv: 'table',
  txt: 'text',
  wav: 'audio',
  zip: 'archive',
};

export const getFileIcon = (fileName: string): string =>
  `/assets/demo/icons/${kinds[fileName.split('.').at(-1) ?? ''] ?? 'text'}.svg`;
