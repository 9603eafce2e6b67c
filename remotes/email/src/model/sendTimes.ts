interface SendTime {
  name: 'tomorrowMorning' | 'tomorrowAfternoon' | 'mondayMorning';
  at: Date;
}

const [morning, afternoon] = [8, 13];
const monday = 1;

/** A day and hour by this browser's clock, also across 23-hour days. */
const dayAt = (now: Date, days: number, hour: number) =>
  new Date(now.getFullYear(), now.getMonth(), now.getDate() + days, hour);

/** Offered times to send later; on a Sunday, Monday morning is tomorrow morning. */
export function sendTimes(now: Date): SendTime[] {
  const toMonday = (monday - now.getDay() + 7) % 7 || 7;
  return [
    { name: 'tomorrowMorning', at: dayAt(now, 1, morning) },
    { name: 'tomorrowAfternoon', at: dayAt(now, 1, afternoon) },
    ...(toMonday === 1 ? [] : [{ name: 'mondayMorning' as const, at: dayAt(now, toMonday, morning) }]),
  ];
}
