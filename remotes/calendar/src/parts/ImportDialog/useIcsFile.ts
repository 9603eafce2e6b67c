import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { IcsFile } from '../../model/ics/icsEvent';
import { readIcs } from '../../model/ics/readIcs';

/** A year of a busy calendar has some 500 kB. */
const mostBytes = 10_000_000;

/** The chosen file: its name, what is in it, or why it cannot be taken. */
export function useIcsFile() {
  const { t } = useTranslation('calendar');
  const [state, setState] = useState<{ name: string; file: IcsFile | null; fault: string }>({
    name: '',
    file: null,
    fault: '',
  });
  const read = async (given: File) => {
    const { name } = given;
    if (given.size > mostBytes) return setState({ name, file: null, fault: t('import.tooLarge', { name }) });
    // One that is gone meanwhile cannot be read.
    const file = readIcs(await given.text().catch(() => ''));
    setState({ name, file, fault: file ? '' : t('import.noCalendar', { name }) });
  };
  return { ...state, read };
}
