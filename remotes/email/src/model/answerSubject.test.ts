import { answerSubject } from './answerSubject';

describe('a reply has "Re: " once (RFC 5322, §3.6.5)', () => {
  test.each([
    ...[
      'Re',
      'RE',
      'AW',
      'Aw',
      'Antw',
      'SV',
      'VS',
      'R',
      'RIF',
      'Réf',
      'Rép',
      'Odp',
      'Odg',
      'Vá',
      'YNT',
      'ΑΠ',
      'ΣΧΕΤ',
      'RES',
    ],
    ...['BLS', 'ATB', 'Ats', 'Отв', 'Відп', 'Trả lời', '回复', '回覆', '答复', '返信', '회신', 'رد', 'השב'],
    ...['RE[2]', 'Re(3)', 'Re^2', 'AW*4', 'Re 2', 'Re ', '回复：Re'],
  ])('%s', (prefix) => expect(answerSubject('Re', `${prefix}: Budget`)).toBe('Re: Budget'));

  test.each([
    ['Budget', 'Re: Budget'],
    ['', 'Re:'],
    ['Re: Re: AW: Antw: Budget', 'Re: Budget'],
    ['Re:Budget', 'Re: Budget'],
    ['回复：预算', 'Re: 预算'],
    ['Fwd: Budget', 'Re: Fwd: Budget'],
    ['Re: WG: Re: Fwd: Budget', 'Re: Fwd: Budget'],
    ['Research: Budget', 'Re: Research: Budget'],
    ['Re-launch: Budget', 'Re: Re-launch: Budget'],
    ['Reply by Friday', 'Re: Reply by Friday'],
    ['Budget: Re: x', 'Re: Budget: Re: x'],
  ])('%s', (subject, answer) => expect(answerSubject('Re', subject)).toBe(answer));
});

describe('what is passed on has "Fwd: " once', () => {
  test.each([
    'Fwd',
    'Fw',
    'FW',
    'WG',
    'TR',
    'RV',
    'ENC',
    'I',
    'VB',
    'VL',
    'Doorst',
    'PD',
    'İLT',
    'ΠΡΘ',
    '转发',
    '轉寄',
    '転送',
    '전달',
    'Fwd[2]',
  ])('%s', (prefix) => expect(answerSubject('Fwd', `${prefix}: Budget`)).toBe('Fwd: Budget'));

  test.each([
    ['Budget', 'Fwd: Budget'],
    ['Re: Budget', 'Fwd: Re: Budget'],
    ['AW: WG: Budget', 'Fwd: Re: Budget'],
  ])('%s', (subject, answer) => expect(answerSubject('Fwd', subject)).toBe(answer));
});

test('a subject of prefixes alone is read in one go', () => {
  expect(answerSubject('Re', 'Re: '.repeat(20_000)).length).toBeLessThan(80_001);
  expect(answerSubject('Re', `Re${' '.repeat(100_000)}`)).toMatch(/^Re: Re/);
});
