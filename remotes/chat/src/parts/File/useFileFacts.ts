import { useFormat } from 'shared/ui';
import { kindOfFile } from '../../model/shownFileName';

/** Kind and size of a file: PDF · 1.2 MB. */
export function useFileFacts({ fileName, size }: { fileName: string; size: number }): string {
  const format = useFormat();
  return [kindOfFile(fileName), format.fileSize(size)].filter(Boolean).join(' · ');
}
