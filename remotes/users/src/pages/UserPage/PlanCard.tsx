import { useCan, useRuntime } from '@atrium/sdk';
import { Button, Card, CardHead, DropdownMenu, daysBetween, Icon, Pill, useFormat, useToast } from '@atrium/ui';
import { Check, ChevronDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { userPlans } from '../../api/choices';
import type { User, UserPlan } from '../../api/schemas';
import { useUpdateUserMutation } from '../../api/usersApi';
import { useRejection } from '../../components/UserActions/useRejection';
import styles from './PlanCard.module.css';

function useChangePlan() {
  const { t } = useTranslation('users');
  const toast = useToast();
  const read = useRejection();
  const [updateUser, { isLoading }] = useUpdateUserMutation();

  async function changePlan({ id, fullName, currentPlan }: User, next: UserPlan, isUndo = false): Promise<void> {
    try {
      const changed = await updateUser({ id, currentPlan: next }).unwrap();
      const undo = { action: { label: t('undo'), onClick: () => changePlan(changed, currentPlan, true) } };
      toast.success(t('planChange.done', { name: fullName, plan: t(`plan.${next}`) }), isUndo ? undefined : undo);
    } catch (error) {
      toast.error(read(error).message);
    }
  }
  return { changePlan, isChanging: isLoading };
}

export function PlanCard({ user }: { user: User }) {
  const { t } = useTranslation('users');
  const canChange = useCan()({ action: 'update', subject: 'User' });
  return (
    <Card label={t('field.plan')} className={styles.card}>
      <CardHead title={t('field.plan')} end={canChange && <PlanMenu user={user} />} />
      <p className={styles.name}>{t(`plan.${user.currentPlan}`)}</p>
      <p className={styles.quiet}>{t(`planText.${user.currentPlan}`)}</p>
      {user.planExpires && <PlanEnd day={user.planExpires} />}
    </Card>
  );
}

function PlanMenu({ user }: { user: User }) {
  const { t } = useTranslation('users');
  const { changePlan, isChanging } = useChangePlan();
  const isHighest = user.currentPlan === userPlans.at(-1);
  const items = userPlans.map((plan) => ({
    key: plan,
    label: (
      <span className={styles.option}>
        <span className={styles.optionName}>
          {t(`plan.${plan}`)}
          {plan === user.currentPlan && <Icon of={Check} size={14} />}
        </span>
        <span className={styles.optionText}>{t(`planText.${plan}`)}</span>
      </span>
    ),
    disabled: plan === user.currentPlan,
    onClick: () => changePlan(user, plan),
  }));
  return (
    <DropdownMenu trigger={['click']} placement="bottomRight" menu={{ items, className: styles.menu }}>
      <Button loading={isChanging}>
        {t(isHighest ? 'planChange.change' : 'planChange.upgrade')}
        <Icon of={ChevronDown} />
      </Button>
    </DropdownMenu>
  );
}

const soon = 14;

function PlanEnd({ day }: { day: string }) {
  const { t } = useTranslation('users');
  const format = useFormat();
  const { clock } = useRuntime();
  const left = daysBetween(new Date(clock.now()), new Date(`${day}T00:00`));
  const text = t(left < 0 ? 'planEnd.past' : 'planEnd.until', { date: format.date(day) });
  return (
    <p className={styles.end}>
      <Pill tone={left < 0 ? 'red' : left <= soon ? 'amber' : 'neutral'}>{text}</Pill>
    </p>
  );
}
