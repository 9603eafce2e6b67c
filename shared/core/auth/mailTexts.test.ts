import { languages } from '@atrium/contract';
import { mailTexts } from './mailTexts';

const { en, ...others } = mailTexts;
const namesIn = (lines: readonly string[]) => [...lines.join(' ').matchAll(/\{\{(\w+)\}\}/g)].map(([name]) => name);

test.each(Object.entries(others))(
  'the emails in %s have the paragraphs, links and names of the English ones',
  (_language, texts) => {
    for (const [kind, { subject, lines }] of Object.entries(texts)) {
      const english = Object.entries(en).find(([one]) => one === kind)?.[1];
      expect({ kind, names: namesIn(lines) }).toEqual({ kind, names: namesIn(english?.lines ?? []) });
      expect(lines).toHaveLength(english?.lines.length ?? 0);
      expect(subject).not.toBe(english?.subject);
    }
  },
);

// The check of locales reads JSON alone.
test.each(languages)('the emails in %s have the typography of the language', (language) => {
  const text = JSON.stringify(mailTexts[language])
    .replaceAll('\\"', '')
    .replaceAll(/<[^>]+>/g, '');
  expect(text).not.toMatch(/\w'\w|\.\.\.| [;!?:]/);
  if (language === 'fr') expect(text.replaceAll('":', '')).not.toMatch(/[^\u00a0": ]:(?!\/)/);
});
