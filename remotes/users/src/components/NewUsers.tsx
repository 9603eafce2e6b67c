import type { SlotProps } from '@atrium/contract';
import { Avatar } from '@atrium/ui';
import { CardLink, CardRow, CardRows, QueryCard, readWidgetRows } from '@atrium/ui/widget';
import { useTranslation } from 'react-i18next';
import { usersApi } from '../api/usersApi';

const usualRows = 3;

export default function NewUsers({ data: place }: SlotProps) {
  const { t } = useTranslation('users');
  const perPage = readWidgetRows(place, usualRows);
  const query = usersApi.useGetUsersQuery(
    { sortBy: 'id', sortDir: 'desc', page: 1, perPage },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <QueryCard
      title={t('widget.new')}
      end={<CardLink to="/apps/user/list">{t('widget.all')}</CardLink>}
      query={query}
      rows={perPage}
      empty={{ is: ({ total }) => total === 0, text: t('widget.none') }}
    >
      {({ users }) => (
        <CardRows>
          {users.map(({ id, fullName, email, avatar, status }) => (
            <CardRow
              key={id}
              to={`/apps/user/view/${id}`}
              mark={<Avatar name={fullName} src={avatar} />}
              title={fullName}
              sub={email}
              when={t(`status.${status}`)}
            />
          ))}
        </CardRows>
      )}
    </QueryCard>
  );
}
