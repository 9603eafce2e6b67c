import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FormPage, type FormPageProps } from 'shared/ui/forms';
import type { AccountTab } from '../../model/accountTabs';
import { SettingsTabs } from './SettingsTabs';

interface SettingsFormProps<Values extends object>
  extends Pick<FormPageProps<Values>, 'values' | 'rev' | 'onSave' | 'onUpdate' | 'onSaved' | 'toValues' | 'fields'> {
  tab: AccountTab;
  children: ReactNode;
}

/** One part of the settings, with the bar that saves it. */
export function SettingsForm<Values extends object>({ tab, children, ...rest }: SettingsFormProps<Values>) {
  const { t } = useTranslation('pages');
  return (
    <FormPage<Values> title={t('account.title')} {...rest}>
      <SettingsTabs tab={tab} />
      {children}
    </FormPage>
  );
}
