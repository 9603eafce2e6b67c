import { fileExtensionOf, useFormat } from '@atrium/ui';

/** Kind and size: PDF · 1.2 MB. */
export function useFileFacts({ fileName, size }: { fileName: string; size: number }): string {
  const format = useFormat();
  return [fileExtensionOf(fileName).toUpperCase(), format.fileSize(size)].filter(Boolean).join(' · ');
}
