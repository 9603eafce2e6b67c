import { useRuntime } from '@atrium/sdk';
import { Button, ErrorState, Icon, LoadingRows, useFormat, VisuallyHidden } from '@atrium/ui';
import { ArrowRight } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { contactOptions, userGenders, userPlans, userStatuses } from '../../api/choices';
import type { UserEvent, UserFieldChange } from '../../api/eventSchemas';
import { useGetTimelineQuery } from '../../api/usersApi';
import { useRoleName } from '../../components/useRoleName';
import { countryName } from '../../model/countries';
import { addressFields } from '../../model/userDraft';
import { languageName, networkNames, userFields } from '../../model/userFields';
import styles from './Timeline.module.css';

/** Translated word; values of an earlier version that are not among the words stay as they are. */
function named<Word extends string>(words: readonly Word[], value: string, nameOf: (word: Word) => string): string {
  const known = words.find((word) => word === value);
  return known ? nameOf(known) : value;
}

function useFieldText() {
  const { t, i18n } = useTranslation('users');
  const format = useFormat();
  const roleName = useRoleName();

  const nameOf = (field: string): string => {
    const [whole = field, part] = field.split('.');
    if (whole === 'social') return new Map(Object.entries(networkNames)).get(part ?? '') ?? t('field.social');
    const addressField = addressFields.find((name) => name === part);
    if (addressField) return t(`address.${addressField}`);
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

function FieldChanges({ fields, changes = [] }: Pick<UserEvent, 'fields' | 'changes'>) {
  const { t } = useTranslation('users');
  const { nameOf, write } = useFieldText();
  return (
    <ul className={styles.changes}>
      {fields.map((field) => {
        const change = changes.find((kept) => kept.field === field);
        return (
          <li key={field} className={styles.change}>
            <span className={styles.field}>{nameOf(field)}</span>
            {change ? (
              <span className={styles.values}>
                <s>
                  <bdi>{write(field, change.before)}</bdi>
                </s>
                <VisuallyHidden>{t('timeline.became')}</VisuallyHidden>
                <Icon of={ArrowRight} className={styles.arrow} />
                <bdi>{write(field, change.after)}</bdi>
              </span>
            ) : (
              <span className={styles.values}>{t('timeline.another')}</span>
            )}
          </li>
        );
      })}
    </ul>
  );
}

const perPage = 20;

export function Timeline({ userId }: { userId: number }) {
  const { t } = useTranslation('users');
  const format = useFormat();
  const [pages, setPages] = useState(1);
  const { data, error, refetch, isFetching } = useGetTimelineQuery({ id: userId, perPage: pages * perPage });
  if (!data) return error ? <ErrorState error={error} onRetry={refetch} /> : <LoadingRows shape="line" rows={3} />;
  const { events, total } = data;
  if (total === 0) return <p className={styles.quiet}>{t('timeline.empty')}</p>;

  return (
    <>
      <ol className={styles.events}>
        {events.map((event) => (
          <TimelineEvent key={event.id} event={event} />
        ))}
      </ol>
      {events.length < total && (
        <Button type="link" loading={isFetching} onClick={() => setPages(pages + 1)}>
          {t('timeline.older', { rest: format.number(total - events.length) })}
        </Button>
      )}
    </>
  );
}

function TimelineEvent({ event: { kind, time, by, fields, changes } }: { event: UserEvent }) {
  const { t } = useTranslation('users');
  const format = useFormat();
  const { clock } = useRuntime();
  const { nameOf } = useFieldText();
  return (
    <li className={styles.event}>
      <p>
        {changes ? t('timeline.changedFields') : t(`timeline.${kind}`, { fields: format.list(fields.map(nameOf)) })}
      </p>
      {changes && <FieldChanges fields={fields} changes={changes} />}
      <p className={styles.quiet}>
        <time dateTime={time} title={format.dateTime(time)}>
          {format.ago(time, clock.now())}
        </time>
        {by && ` · ${t('timeline.by', { name: by })}`}
      </p>
    </li>
  );
}
