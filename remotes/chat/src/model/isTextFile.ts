import { fileExtensionOf } from '@atrium/contract/values';

const texts = new Set([
  'txt',
  'md',
  'csv',
  'tsv',
  'json',
  'log',
  'xml',
  'yaml',
  'yml',
  'ts',
  'tsx',
  'js',
  'css',
  'sql',
  'srt',
  'vtt',
]);

export const isTextFile = (name: string): boolean => texts.has(fileExtensionOf(name));
