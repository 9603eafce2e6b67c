import { ImportDialog, type ImportField } from '@atrium/ui/sheet';
import { useTranslation } from 'react-i18next';
import { userPlans, userStatuses } from '../api/choices';
import { useImportUsersMutation, useUndoImportMutation } from '../api/usersApi';
import { countryOptions } from '../model/countries';
import { rejectionKey } from '../model/rejection';
import { addressFields } from '../model/userDraft';
import { useRoleOptions } from './useRoleName';

function useImportFields(): ImportField[] {
  const { t, i18n } = useTranslation('users');
  const roles = useRoleOptions();
  return [
    { key: 'fullName', label: t('field.fullName'), isNeeded: true },
    { key: 'username', label: t('field.username'), isNeeded: true, isUnique: true },
    { key: 'email', label: t('field.email'), isNeeded: true, isUnique: true },
    { key: 'roleId', label: t('field.role'), choices: roles },
    {
      key: 'currentPlan',
      label: t('field.plan'),
      choices: userPlans.map((value) => ({ value, label: t(`plan.${value}`) })),
    },
    { key: 'planExpires', label: t('field.planExpires'), kind: 'day' },
    {
      key: 'status',
      label: t('field.status'),
      choices: userStatuses.map((value) => ({ value, label: t(`status.${value}`) })),
    },
    { key: 'company', label: t('field.company') },
    { key: 'country', label: t('field.country'), choices: countryOptions(i18n.language) },
    { key: 'contact', label: t('field.contact') },
    { key: 'dob', label: t('field.dob'), kind: 'day' },
    { key: 'website', label: t('field.website') },
    ...addressFields.map((part) => ({ key: `address.${part}`, label: t(`address.${part}`) })),
  ];
}

/** Users from a table, by the rules of the form. */
export function UserImport({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('users');
  const fields = useImportFields();
  const [importUsers] = useImportUsersMutation();
  const [undoImport] = useUndoImportMutation();
  return (
    <ImportDialog
      title={t('import.title')}
      fields={fields}
      send={(rows, isDryRun) => importUsers({ rows: [...rows], isDryRun }).unwrap()}
      undo={(id) => undoImport({ id }).unwrap()}
      explain={(code) => {
        const key = rejectionKey(code);
        return key && t(key);
      }}
      onClose={onClose}
    />
  );
}
