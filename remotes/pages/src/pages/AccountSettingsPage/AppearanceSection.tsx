import { type Appearance, type AppearanceChoice, type Language, languages } from '@atrium/contract';
import { useRuntime } from '@atrium/sdk';
import { Icon } from '@atrium/ui';
import { Segmented } from '@atrium/ui/choice';
import { Select } from '@atrium/ui/select';
import { Monitor, Moon, Sun } from 'lucide-react';
import { type ReactNode, useId, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { SettingsRow, SettingsSection } from './SettingsSection';

const AppearanceRow = ({ id, label, children }: { id: string; label: string; children: ReactNode }) => (
  <SettingsRow label={<span id={id}>{label}</span>}>{children}</SettingsRow>
);

/** Each language by its own name, so that people find theirs. */
const languageNames: Record<Language, string> = { en: 'English', de: 'Deutsch', fr: 'Français', pt: 'Português' };
const appearances = [
  ['light', Sun],
  ['dark', Moon],
  ['system', Monitor],
] as const;
const directions = ['ltr', 'rtl'] as const satisfies readonly AppearanceChoice['direction'][];

/** Language and appearance: applied at once, as in the shell's menus, without Save. */
export function AppearanceSection() {
  const { t } = useTranslation('pages');
  const { appearance, languages: spoken } = useRuntime();
  const id = useId();
  return (
    <SettingsSection title={t('appearance.title')} text={t('appearance.text')}>
      <AppearanceRow id={id} label={t('appearance.language')}>
        <Select<Language>
          aria-labelledby={id}
          value={spoken.get()}
          options={languages.map((value) => ({ value, label: languageNames[value] }))}
          onChange={(language) => void spoken.set(language)}
        />
      </AppearanceRow>
      {appearance && <AppearanceRows appearance={appearance} />}
    </SettingsSection>
  );
}

function AppearanceRows({ appearance }: { appearance: Appearance }) {
  const { t } = useTranslation('pages');
  const colorScheme = useSyncExternalStore(appearance.subscribe, () => appearance.get().colorScheme);
  const direction = useSyncExternalStore(appearance.subscribe, () => appearance.get().direction);
  const [appearanceId, directionId] = [useId(), useId()];
  return (
    <>
      <AppearanceRow id={appearanceId} label={t('appearance.appearance')}>
        <Segmented<AppearanceChoice['colorScheme']>
          aria-labelledby={appearanceId}
          value={colorScheme}
          options={appearances.map(([value, icon]) => ({
            value,
            label: t(`appearance.${value}`),
            icon: <Icon of={icon} />,
          }))}
          onChange={(next) => appearance.change({ colorScheme: next })}
        />
      </AppearanceRow>
      <AppearanceRow id={directionId} label={t('appearance.direction')}>
        <Segmented<AppearanceChoice['direction']>
          aria-labelledby={directionId}
          value={direction}
          options={directions.map((value) => ({ value, label: t(`appearance.${value}`) }))}
          onChange={(next) => appearance.change({ direction: next })}
        />
      </AppearanceRow>
    </>
  );
}
