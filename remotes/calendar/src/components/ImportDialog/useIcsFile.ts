import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { IcsFile } from '../../model/ics/icsEvent';
import { readIcs } from '../../model/ics/readIcs';

/** A year of a busy calendar has some 500 kB. */
const maxBytes = 10_000_000;

interface ChosenFile {
  name: string;
  file: IcsFile | null;
  fault: string;
  isReading: boolean;
}

/** The chosen file: its name, what is in it, or why it cannot be taken. */
export function useIcsFile() {
  const { t } = useTranslation('calendar');
  const [state, setState] = useState<ChosenFile>({ name: '', file: null, fault: '', isReading: false });
  const latest = useRef<File>(null);
  const read = async (given: File) => {
    latest.current = given;
    const { name } = given;
    if (given.size > maxBytes)
      return setState({ name, file: null, fault: t('import.tooLarge', { name }), isReading: false });
    setState({ name, file: null, fault: '', isReading: true });
    // One that is gone meanwhile cannot be read.
    const file = await readIcs(await given.text().catch(() => ''));
    // A large one takes a while: another one may have been chosen.
    if (latest.current !== given) return;
    setState({ name, file, fault: file ? '' : t('import.noCalendar', { name }), isReading: false });
  };
  return { ...state, read };
}
