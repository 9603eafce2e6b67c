import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CalendarEvent } from '../../api/schemas';
import type { IcsFile } from '../../model/ics/icsEvent';
import { type ImportPlan, planImport } from '../../model/ics/planImport';

/** What a file would change, and of which file that is. */
interface Planned {
  file: IcsFile;
  plan: ImportPlan;
}

/** What a file would change on the calendars; null until that is known. */
export function useImportPlan(file: IcsFile | null, known: readonly CalendarEvent[], calendar: string) {
  const { t } = useTranslation('calendar');
  const [planned, setPlanned] = useState<Planned | null>(null);
  useEffect(() => {
    if (!file) return;
    let isOver = false;
    void planImport(file, { known, calendar, untitled: t('import.untitled') }).then((plan) => {
      if (!isOver) setPlanned({ file, plan });
    });
    return () => {
      isOver = true;
    };
  }, [file, known, calendar, t]);
  return planned?.file === file ? planned.plan : null;
}
