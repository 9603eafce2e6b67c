import { createFormat } from '@atrium/ui';
import { Radio } from '@atrium/ui/choice';
import { useState } from 'react';
import { Row } from '../components/Row';

const samples = {
  en: { name: 'English', text: 'The issue appears on' },
  de: { name: 'Deutsch', text: 'Die Ausgabe erscheint am' },
  fr: { name: 'Français', text: 'Le numéro paraît le' },
  pt: { name: 'Português', text: 'A edição sai em' },
} as const;

type Language = keyof typeof samples;
const languages: readonly Language[] = ['en', 'de', 'fr', 'pt'];

/** Texts come from locale files, numbers and dates from `useFormat`. The whole page changes in the bar at the top. */
export function LanguageChoice() {
  const [language, setLanguage] = useState<Language>('en');
  const format = createFormat(language);
  return (
    <Row isColumn>
      <Radio.Group
        aria-label="Language"
        value={language}
        onChange={({ target }) => setLanguage(target.value)}
        options={languages.map((value) => ({ value, label: samples[value].name }))}
      />
      <p lang={language}>
        {samples[language].text} {format.date('2026-11-12')}. {format.number(1240.5)}
      </p>
    </Row>
  );
}
