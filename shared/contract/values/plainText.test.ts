import { toKebabCase, toPlainText } from './plainText';

test.each([
  ['Plain TEXT', 'plain text'],
  ['Inês', 'ines'],
  ['Ine\u0302s', 'ines'],
  ['Zoë MÜLLER', 'zoe muller'],
  ['Łącka', 'lacka'],
  ['Søren Đorđević', 'soren dordevic'],
  ['Straße', 'strasse'],
  ['STRASSE', 'strasse'],
  ['ẞ', 'ss'],
  ['Æsir & Œuvre', 'aesir & oeuvre'],
  ['İzmir', 'izmir'],
  ['ışık', 'isik'],
  ['ﬁn Ｆｕｌｌ', 'fin full'],
  ['Đặng Thị Hạnh', 'dang thi hanh'],
  ['ΟΔΥΣΣΕΎΣ', 'οδυσσευσ'],
  ['ὀδυσσεύς', 'οδυσσευσ'],
  ['Ёлка', 'елка'],
  ['أحمد مُحَمَّد', 'احمد محمد'],
  ['שָׁלוֹם', 'שלום'],
  ['می‌خواهم', 'میخواهم'],
  ['हिन्दी', 'हिन्दी'],
  ['ภาษาไทย', 'ภาษาไทย'],
  ['が', 'が'],
  ['か\u3099', 'が'],
  ['한국 🙂', '한국 🙂'],
  ['l’avion – “ici”', 'l\'avion - "ici"'],
  ['co\u00ADoperate', 'cooperate'],
  ['a\u00A0b', 'a b'],
  ['', ''],
])('%j is searched as %j', (text, plain) => {
  expect(toPlainText(text)).toBe(plain.normalize('NFC'));
  expect(toPlainText(plain)).toBe(plain.normalize('NFC'));
});

test.each([
  ['How do I pay?', 'how-do-i-pay'],
  ['Où est-ce ?', 'ou-est-ce'],
  ['Größe & Maße', 'grosse-masse'],
  ['हिन्दी भाषा', 'हिन्दी-भाषा'],
  ['…', ''],
])('%j as an anchor is %j', (text, anchor) => expect(toKebabCase(text)).toBe(anchor));
