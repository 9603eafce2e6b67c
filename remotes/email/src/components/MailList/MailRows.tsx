import { useCan } from '@atrium/sdk';
import { type MailPageQuery, mailApi } from '../../api/mailApi';
import { emailsPerPage } from '../../api/mailView';
import { moveTargets } from '../../model/moveTargets';
import { isScheduled } from '../../model/sending';
import type { MailRoute } from '../../state/useMailRoute';
import { useCompose } from '../Compose/useCompose';
import { useMailActions } from '../MailActions/useMailActions';
import { MailRow, MailRowSkeleton } from './MailRow';
import { dragOf } from './mailDrag';
import type { MailSelection } from './useMailSelection';
import type { PlacedRow } from './useVirtualPages';

interface MailRowsProps {
  query: MailPageQuery;
  rows: readonly PlacedRow[];
  total: number;
  isScrolling: boolean;
  route: MailRoute;
  selection: MailSelection;
}

/** Visible rows of one page. Pages that are only scrolled past are not fetched. */
export function MailRows({ query, rows, total, isScrolling, route, selection }: MailRowsProps) {
  const { data } = mailApi.endpoints.getMailPage.useQueryState(query);
  mailApi.endpoints.getMailPage.useQuerySubscription(query, { skip: isScrolling && !data });
  const { openDraft } = useCompose();
  const mayWrite = useCan()({ action: 'create', subject: 'Email' });
  const act = useMailActions();
  return rows.map(({ index, top }) => {
    const mail = data?.emails[index % emailsPerPage];
    if (!mail) return <MailRowSkeleton key={`row ${index}`} top={top} />;
    return (
      <MailRow
        key={mail.id}
        mail={mail}
        top={top}
        place={{ index, total }}
        to={route.linkTo(mail.id)}
        isOpen={mail.id === route.mailId}
        isSelected={selection.emails.has(mail.id)}
        drag={dragOf(mail, selection)}
        onArchive={
          moveTargets(mail.folder).includes('archive')
            ? () => void act(({ move }) => move([mail], 'archive'))
            : undefined
        }
        onStar={() => void act(({ setStarred }) => setStarred([mail], !mail.isStarred))}
        onBin={() => void act(({ bin }) => bin([mail]))}
        onSelect={(isRange) => selection.pick(mail, index, isRange)}
        onOpen={mayWrite && mail.folder === 'draft' && !isScheduled(mail) ? () => void openDraft(mail.id) : undefined}
      />
    );
  });
}
