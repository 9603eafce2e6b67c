import { useToast } from '@atrium/ui';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { noticesOf, noticesSeen } from '../../state/emailSlice';

export function useNotices(): void {
  const { t } = useTranslation('email');
  const toast = useToast();
  const dispatch = useDispatch();
  const notices = useSelector(noticesOf);
  useEffect(() => {
    if (notices.length === 0) return;
    for (const { kind, subject } of notices) toast.success(t(`notice.${kind}`, { subject: subject || t('noSubject') }));
    dispatch(noticesSeen());
  }, [notices, t, toast, dispatch]);
}
