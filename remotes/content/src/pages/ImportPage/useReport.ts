import { useTranslation } from 'react-i18next';
import type { ImportedFile, ImportRow } from './useImport';
import { useNoteText } from './useNoteText';

/** Saves what was taken, and what was not, as a text. */
export function useReport(files: readonly ImportedFile[], rows: readonly ImportRow[]): () => Promise<void> {
  const { t } = useTranslation('importPage');
  const textOf = useNoteText();
  const outcomeOf = ({ outcome }: ImportRow): string => {
    if (!outcome) return t('waiting');
    return 'id' in outcome ? `/content/items/${outcome.id}` : `${outcome.field}: ${outcome.message}`;
  };
  return async () => {
    const lines = [
      ...files.flatMap(({ name, notes, issue }) => [
        `# ${name}`,
        ...(issue ? [t(`issue.${issue}`)] : []),
        ...notes.map(textOf),
        '',
      ]),
      ...rows.flatMap((row) => [`## ${row.title || t('untitled')}`, outcomeOf(row), ...row.notes.map(textOf), '']),
    ];
    const { downloadFile } = await import('@atrium/ui/table');
    downloadFile('import.md', lines.join('\n'), 'text/markdown');
  };
}
