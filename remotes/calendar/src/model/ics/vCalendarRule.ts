const ends = { count: /^#(\d+)$/, until: /^(\d{8}(?:T\d{6}Z?)?)$/ };

/** "1+" is the first, "1-" the last, "2-" the last but one. */
const readNumber = (text: string): string | null => {
  const [, number, sign] = /^(\d{1,3})([+-]?)$/.exec(text) ?? [];
  return number ? `${sign === '-' ? '-' : ''}${number}` : null;
};

const isWeekday = (text: string) => /^(?:MO|TU|WE|TH|FR|SA|SU)$/.test(text);

const frequencies: Record<string, string> = {
  D: 'DAILY',
  W: 'WEEKLY',
  MP: 'MONTHLY',
  MD: 'MONTHLY',
  YM: 'YEARLY',
  YD: 'YEARLY',
};

const lists: Record<string, string> = { W: 'BYDAY', MP: 'BYDAY', MD: 'BYMONTHDAY', YM: 'BYMONTH', YD: 'BYYEARDAY' };

/** "1+ MO 2- FR" as `1MO,-2FR`: each weekday belongs to the numbers before it. */
function readPlaces(words: readonly string[]): string[] {
  let numbers: string[] = [];
  return words.flatMap((word, index) => {
    const number = readNumber(word);
    if (number !== null) {
      if (isWeekday(words[index - 1] ?? '')) numbers = [];
      numbers.push(number);
      return [];
    }
    return numbers.map((one) => `${one}${word}`);
  });
}

/**
 * Rule of vCalendar 1.0 (its section 2.1.8) in the notation of RFC 5545: "MP1 1+ MO #5" is the first Monday of five
 * months. Rules within a day, and with times, are beyond it: they stay as they are, and are refused as unreadable.
 */
export function ruleOfVCalendar(text: string): string {
  const [head = '', ...words] = text.trim().toUpperCase().split(/\s+/).slice(0, 400);
  const [, kind = '', interval = '1'] = /^(D|W|MP|MD|YM|YD)(\d{1,4})$/.exec(head) ?? [];
  const last = words.at(-1) ?? '';
  const count = ends.count.exec(last)?.[1];
  const until = ends.until.exec(last)?.[1];
  const parts = count === undefined && until === undefined ? words : words.slice(0, -1);
  const isReadable = parts.every((word) => isWeekday(word) || readNumber(word) !== null || word === 'LD');
  const frequency = frequencies[kind];
  if (!frequency || !isReadable) return text;
  const numbers = parts.map((word) => (word === 'LD' ? '-1' : (readNumber(word) ?? word)));
  const values = kind === 'MP' ? readPlaces(parts) : numbers;
  // Without an end, a rule of vCalendar 1.0 gives two events; "#0" goes on for ever.
  const end = until ? `UNTIL=${until}` : count === '0' ? '' : `COUNT=${count ?? 2}`;
  return [
    `FREQ=${frequency}`,
    interval !== '1' && `INTERVAL=${interval}`,
    values.length > 0 && lists[kind] && `${lists[kind]}=${values.join(',')}`,
    end,
  ]
    .filter(Boolean)
    .join(';');
}
