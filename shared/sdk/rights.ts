import type { RightEntry } from '@atrium/contract';
import { useTranslation } from 'react-i18next';
import { useApps, useRuntime } from './hooks';

/** A subject of the ability as people read it. */
export type ShownRight = Required<RightEntry>;

const everyAction = ['read', 'create', 'update', 'delete'];

/** Subjects of the shell and of the live apps, labelled in the language of the page. */
export function useRights(): ShownRight[] {
  const { t } = useTranslation('runtime');
  const language = useRuntime().languages.get();
  const own = (['ACL', 'Auth', 'Samples', 'People'] as const).map((subject) => ({
    subject,
    label: t(`rights.${subject}`),
    actions: ['read'],
  }));
  const isOwn = (subject: string) => own.some((right) => right.subject === subject);
  const ofApps = useApps().flatMap(({ rights = [], labels }) =>
    rights
      .filter(({ subject }) => !isOwn(subject))
      .map(({ subject, label, actions = everyAction }) => ({
        subject,
        label: labels[language][label] ?? labels.en[label] ?? subject,
        actions,
      })),
  );
  return [...own, ...ofApps];
}
