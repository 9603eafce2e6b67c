import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { IcsFile } from '../../model/ics/icsEvent';
import { readBytes } from '../../model/ics/readBytes';
import { readIcs } from '../../model/ics/readIcs';
import type { GivenFile } from '../../state/givenFile';

/** A year of a busy calendar has about 500 kB. */
const maxBytes = 10_000_000;

interface ChosenFile {
  name: string;
  file: IcsFile | null;
  fileError: string;
  isReading: boolean;
}

/** Chosen file: name, content, or error. `given`: the one that another app has handed over. */
export function useIcsFile(given: GivenFile | null) {
  const { t } = useTranslation('importDialog');
  const [state, setState] = useState<ChosenFile>({ name: '', file: null, fileError: '', isReading: false });
  const latest = useRef<object>(null);
  const readFrom = useCallback(
    async (source: object, name: string, load: () => Promise<string>) => {
      latest.current = source;
      setState({ name, file: null, fileError: '', isReading: true });
      // A file that was deleted meanwhile cannot be read.
      const file = await readIcs(await load().catch(() => ''));
      // A large file takes a while: another one may have been chosen meanwhile.
      if (latest.current !== source) return;
      setState({ name, file, fileError: file ? '' : t('noCalendar', { name }), isReading: false });
    },
    [t],
  );
  useEffect(() => {
    if (given) void readFrom(given, given.name, async () => given.text);
  }, [given, readFrom]);
  const read = (chosen: File) => {
    const { name } = chosen;
    latest.current = chosen;
    if (chosen.size > maxBytes)
      return setState({ name, file: null, fileError: t('tooLarge', { name }), isReading: false });
    void readFrom(chosen, name, async () => readBytes(new Uint8Array(await chosen.arrayBuffer())));
  };
  return { ...state, read };
}
