import { useFormat } from '@atrium/ui';
import { useTranslation } from 'react-i18next';
import { contactOptions, userGenders, userPlans, userStatuses } from '../../api/choices';
import type { UserFieldChange } from '../../api/eventSchemas';
import { countryName } from '../../model/countries';
import { languageName } from '../../model/languageOptions';
import { networkNames } from '../../model/networkNames';
import { addressParts } from '../../model/userDraft';
import { userFields } from '../../model/userFields';
import { useRoleName } from '../../components/Role/useRoleName';

/** One of some words as it is called; what was kept of an earlier version and is none of them stays as it is. */
function named<Word extends string>(words: readonly Word[], value: string, nameOf: (word: Word) => string): string {
  const known = words.find((word) => word === value);
  return known ? nameOf(known) : value;
}

/** What the fields in a user's timeline are called, and what they hold, in the language of the page. */
export function useFieldText() {
  const { t, i18n } = useTranslation('users');
  const format = useFormat();
  const roleName = useRoleName();

  const nameOf = (field: string): string => {
    const [whole = field, part] = field.split('.');
    if (whole === 'social') return new Map(Object.entries(networkNames)).get(part ?? '') ?? t('field.social');
    const partOfAddress = addressParts.find((name) => name === part);
    if (partOfAddress) return t(`address.${partOfAddress}`);
    return named(userFields, whole, (known) => t(`field.${known}`));
  };

  const writeOne = (field: string, value: string): string => {
    switch (field) {
      case 'role':
        return roleName({ id: value });
      case 'currentPlan':
        return named(userPlans, value, (plan) => t(`plan.${plan}`));
      case 'status':
        return named(userStatuses, value, (status) => t(`status.${status}`));
      case 'gender':
        return named(userGenders, value, (gender) => t(`gender.${gender}`));
      case 'contactOptions':
        return named(contactOptions, value, (option) => t(`contactOption.${option}`));
      case 'country':
      case 'address.country':
        return countryName(value, i18n.language);
      case 'language':
        return languageName(value, i18n.language);
      case 'dob':
      case 'planExpires':
        return format.date(value);
      default:
        return value;
    }
  };

  const write = (field: string, value: UserFieldChange['before']): string => {
    if (value === null) return t('timeline.nothing');
    return Array.isArray(value) ? format.list(value.map((one) => writeOne(field, one))) : writeOne(field, value);
  };
  return { nameOf, write };
}
