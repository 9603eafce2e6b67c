import type { IconNode } from '@atrium/contract';
import { IconSvg, type MenuProps } from '@atrium/ui';
import { Link, useNavigate } from 'react-router-dom';

interface Place {
  id: number | string;
  title: string;
  path: string;
  icon: readonly IconNode[];
}

type Item = NonNullable<MenuProps['items']>[number];

/** Makes the entry of a menu that leads to a page: a link, which also opens in a new tab. */
export function usePageItem(): (place: Place) => NonNullable<Item> {
  const navigate = useNavigate();
  return ({ id, title, path, icon }) => ({
    key: `page-${id}`,
    icon: icon.length > 0 ? <IconSvg nodes={icon} /> : null,
    label: (
      <Link to={path} tabIndex={-1}>
        {title}
      </Link>
    ),
    // The link handles clicks; keys select the entry around it.
    onClick: ({ domEvent }) => {
      if (domEvent.type === 'keydown') navigate(path);
    },
  });
}
