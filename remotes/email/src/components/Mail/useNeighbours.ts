import { useIsNarrow } from '@atrium/ui';
import { useSelector } from 'react-redux';
import { mailApi } from '../../api/mailApi';
import type { EmailInContext } from '../../api/schemas';
import { indexOfMail } from '../../model/mailPages';
import { type ApiState, cachedPages } from '../../state/cachedEmails';
import type { MailRoute } from '../../state/useMailRoute';
import type { StepDirection } from '../../state/useMailSteps';

const { getMailPage } = mailApi.endpoints;

export function useNeighbours(
  { view, openMail }: MailRoute,
  mail: EmailInContext | undefined,
  onStep: (direction: StepDirection) => void,
) {
  const isNarrow = useIsNarrow();
  const id = mail?.id;
  const index = useSelector((state: ApiState) => id && indexOfMail(cachedPages(state, view), id));
  const total = useSelector((state: ApiState) => getMailPage.select({ ...view, page: 1 })(state).data?.total);

  return {
    place: index === undefined || total === undefined ? undefined : { place: Number(index) + 1, total },
    /** After the open email has left: the next one where the list is visible, else the list. */
    leave() {
      if (isNarrow || !mail?.hasPreviousMail) openMail(undefined);
      else onStep('previous');
    },
  };
}
