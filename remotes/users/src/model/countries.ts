/** ISO 3166-1 alpha-2 codes. */
const codes =
  'AD AE AF AG AI AL AM AO AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BW BY BZ CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GT GU GW GY HK HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG US UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW'.split(
    ' ',
  );

const namesIn = (language: string) => new Intl.DisplayNames(language, { type: 'region' });

const byEnglishName = (): ReadonlyMap<string, string> => {
  const english = namesIn('en');
  return new Map(codes.map((code) => [english.of(code) ?? code, code]));
};

let known: ReadonlyMap<string, string> | undefined;

const codesByName = (): ReadonlyMap<string, string> => {
  known ??= byEnglishName();
  return known;
};

/** Country name in the reader's language; unknown ones stay as they are. */
export function countryName(country: string, reader: string): string {
  const code = codesByName().get(country);
  return (code && namesIn(reader).of(code)) ?? country;
}

export function countryOptions(reader: string, present = ''): { value: string; label: string }[] {
  const names = namesIn(reader);
  const options = [...codesByName()].map(([value, code]) => ({ value, label: names.of(code) ?? value }));
  if (present && !codesByName().has(present)) options.push({ value: present, label: present });
  return options.sort((a, b) => a.label.localeCompare(b.label, reader));
}
