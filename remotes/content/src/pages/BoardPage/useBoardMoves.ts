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
  /** Question before a step. */
  dialog: ReactNode;
  begin: (step: Step, item: ListedItem) => void;
  move: (item: ListedItem, to: BoardStatus) => void;
  /** The nearest column on a side that takes an item. */
  columnAside: (item: ListedItem, distance: 1 | -1) => BoardStatus | null;
  /** Reason why a column does not take an item; null if it does. */
  whyNot: (item: ListedItem, to: BoardStatus) => string | null;
}

/** Moves between columns: by the steps of the workflow alone. */
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
    columnAside: (item, distance) => columnAside(item, distance, actor, clock.now()),
    whyNot(item, to) {
      if (item.status === to) return null;
      const { rejection } = moveTo(to, item, actor, clock.now());
      return rejection && say(rejection, item, to);
    },
  };
}
