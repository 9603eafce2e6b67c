import { useRuntime } from '@atrium/sdk';
import { useToast } from '@atrium/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListedItem } from '../../api/schemas';
import { useAskedStep } from '../../components/Steps/useAskedStep';
import { type BoardStatus, columnAside, type Move, moveTo } from '../../model/board';
import type { Step } from '../../model/stepsFrom';
import { useActor } from '../../state/useActor';
import { useItemActions } from '../../state/useItemActions';

export interface BoardMoves {
  isBusy: boolean;
  dialog: ReactNode;
  begin: (step: Step, item: ListedItem) => void;
  move: (item: ListedItem, to: BoardStatus) => void;
  /** Moves an item to the nearest column on a side that accepts it. */
  moveAside: (item: ListedItem, distance: 1 | -1) => void;
  /** Reason why a column rejects an item; null if it accepts it. */
  whyNot: (item: ListedItem, to: BoardStatus) => string | null;
}

export function useBoardMoves(): BoardMoves {
  const { t } = useTranslation('content');
  const toast = useToast();
  const actor = useActor();
  const actions = useItemActions();
  const { clock } = useRuntime();
  const { begin, dialog } = useAskedStep(actions.isBusy, (step, item, details) =>
    actions.runStep(step, [item], { version: item.version, ...details }),
  );
  const say = (rejection: NonNullable<Move['rejection']>, { status }: ListedItem, to: BoardStatus) =>
    rejection === 'noWay'
      ? t('board.noWay', { from: t(`status.${status}`), to: t(`status.${to}`) })
      : t(`rejection.${rejection}`);
  const move = (item: ListedItem, to: BoardStatus) => {
    if (item.status === to) return;
    const { step, rejection } = moveTo(to, item, actor, clock.now());
    if (step) void begin(step, item);
    else toast.error(t('rejected', { title: item.title, reason: say(rejection, item, to) }));
  };
  return {
    isBusy: actions.isBusy,
    dialog,
    begin: (step, item) => void begin(step, item),
    move,
    moveAside(item, distance) {
      const to = columnAside(item, distance, actor, clock.now());
      if (to) move(item, to);
    },
    whyNot(item, to) {
      if (item.status === to) return null;
      const { rejection } = moveTo(to, item, actor, clock.now());
      return rejection && say(rejection, item, to);
    },
  };
}
