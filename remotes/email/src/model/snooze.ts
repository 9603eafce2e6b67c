type SnoozeChoice = 'later' | 'tomorrow' | 'weekend' | 'week';

const saturday = 6;
const monday = 1;

const morning = 8;
const evening = 18;

function at(now: Date, days: number, hour: number): Date {
  const moment = new Date(now);
  moment.setDate(moment.getDate() + days);
  moment.setHours(hour, 0, 0, 0);
  return moment;
}

const daysTo = (now: Date, weekday: number): number => (weekday - now.getDay() + 7) % 7 || 7;

/** Offered snooze times: later today while there is an evening, tomorrow, at the weekend, next week. */
export function snoozeChoices(now: Date): { choice: SnoozeChoice; until: Date }[] {
  const choices: { choice: SnoozeChoice; until: Date }[] = [
    { choice: 'later', until: at(now, 0, evening) },
    { choice: 'tomorrow', until: at(now, 1, morning) },
    { choice: 'weekend', until: at(now, daysTo(now, saturday), morning) },
    { choice: 'week', until: at(now, daysTo(now, monday), morning) },
  ];
  const hour = 3_600_000;
  return choices.filter(
    ({ until, choice }, index) =>
      until.getTime() - now.getTime() >= hour &&
      // On a Friday the weekend is tomorrow, on a Sunday the week is.
      !choices.some((other, place) => place < index && other.choice !== choice && +other.until === +until),
  );
}

/** Time by which lists are ordered: of arrival, or of return. */
export const momentOf = ({ time, returnedAt }: { time: string; returnedAt?: string | null | undefined }): string =>
  returnedAt ?? time;
