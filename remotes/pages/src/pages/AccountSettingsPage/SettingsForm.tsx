import { FormPage, type FormPageProps } from '@atrium/ui/forms';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { SettingsVersion } from '../../api/account/schemas';
import type { AccountTab } from '../../model/accountTabs';
import { SettingsBody } from './SettingsBody';

interface SettingsFormProps<Values extends object>
  extends Pick<FormPageProps<Values>, 'values' | 'onSave' | 'onUpdate' | 'onSaved' | 'toValues' | 'fields'> {
  tab: AccountTab;
  version?: SettingsVersion;
  children: ReactNode;
}

export function SettingsForm<Values extends object>({ tab, version, children, ...rest }: SettingsFormProps<Values>) {
  const { t } = useTranslation('pages');
  return (
    <FormPage<Values> title={t('account.title')} width="wide" {...version} {...rest}>
      <SettingsBody tab={tab}>{children}</SettingsBody>
    </FormPage>
  );
}
