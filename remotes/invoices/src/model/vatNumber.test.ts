import { isEuVatNumber } from './taxFacts';
import { checkVatNumber } from './vatNumber';

test.each([
  'ATU13585627',
  'BE0428759497',
  'BG175074752',
  'CHE116281710MWST',
  'CY10259033P',
  'CZ25123891',
  'DE136695976',
  'DK13585628',
  'EE100931558',
  'EL094259216',
  'ESB58378431',
  'FI20774740',
  'FR40303265045',
  'FRK7399859412',
  'GB980780684',
  'HR33392005961',
  'HU12892312',
  'IE6433435F',
  'IE6433435OA',
  'IT00743110157',
  'LT119511515',
  'LU15027442',
  'LV40003521600',
  'MT11679112',
  'NL004495445B01',
  // That of a sole trader: check digits by mod 97.
  'NL000099998B57',
  'NO995525828MVA',
  'PL8567346215',
  'PT501964843',
  'RO18547290',
  'SE123456789701',
  'SI50223054',
  'SK2022749619',
  'XI980780684',
])('%s has the format of its country and right check digits', (vatNumber) => {
  expect(checkVatNumber(vatNumber)).toMatchObject({ vatNumber, issue: null });
});

test.each([
  ['de 136.695.976', '', 'DE136695976'],
  ['136695976', 'DE', 'DE136695976'],
  ['U13585627', 'AT', 'ATU13585627'],
  ['GR 094259216', 'GR', 'EL094259216'],
  ['FR 40 303 265 045', 'FR', 'FR40303265045'],
  ['CHE-116.281.710 MWST', 'CH', 'CHE116281710MWST'],
  ['XI 980780684', 'GB', 'XI980780684'],
  // The company is abroad of where it is registered for VAT, in a country without a known format.
  ['DE136695976', 'US', 'DE136695976'],
  ['JP T1234567890123', 'JP', 'JPT1234567890123'],
])('%j of a company in %j is stored as %s', (text, country, vatNumber) => {
  expect(checkVatNumber(text, country)).toMatchObject({ vatNumber, issue: null });
});

test.each([
  ['DE12345678', '', 'format'],
  ['DE1234567890', '', 'format'],
  ['DE12345678A', '', 'format'],
  ['ATU1234567', '', 'format'],
  ['NL123456789', '', 'format'],
  ['12345', '', 'format'],
  ['D', '', 'format'],
  ['', '', 'format'],
  ['DE136695977', '', 'digits'],
  ['NL004495446B01', '', 'digits'],
  ['IT00743110158', '', 'digits'],
  ['FR40303265045', 'DE', 'country'],
  ['US123456789', 'DE', 'country'],
])('%j of a company in %j is refused by its %s, and stays as it was written', (text, country, issue) => {
  expect(checkVatNumber(text, country)).toMatchObject({ vatNumber: text, issue });
});

test('every example has the format that it shows', () => {
  for (const country of 'AT BE BG CH CY CZ DE DK EE GR ES FI FR GB HR HU IE IT LT LU LV MT NL NO PL PT RO SE SI SK'.split(
    ' ',
  )) {
    const { example = '' } = checkVatNumber('?', country);
    expect(checkVatNumber(example, country)).toMatchObject({ vatNumber: example, issue: null });
  }
});

test('VIES knows the numbers of the EU and of Northern Ireland', () => {
  expect(['DE136695976', 'XI980780684', 'EL094259216'].every(isEuVatNumber)).toBe(true);
  expect(['GB980780684', 'CHE116281710', 'NO995525828MVA'].some(isEuVatNumber)).toBe(false);
});

test('figures and letters of full width are those of any other keyboard', () =>
  expect(checkVatNumber('\uFF24\uFF25136695976', 'DE')).toMatchObject({ vatNumber: 'DE136695976', issue: null }));
