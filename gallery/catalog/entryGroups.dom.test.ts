import * as kit from '@atrium/ui';
import * as article from '@atrium/ui/article';
import * as board from '@atrium/ui/board';
import * as carousel from '@atrium/ui/carousel';
import * as chart from '@atrium/ui/chart';
import * as choice from '@atrium/ui/choice';
import * as date from '@atrium/ui/date';
import * as display from '@atrium/ui/display';
import * as editor from '@atrium/ui/editor';
import * as fields from '@atrium/ui/fields';
import * as forms from '@atrium/ui/forms';
import * as map from '@atrium/ui/map';
import * as month from '@atrium/ui/month';
import * as picture from '@atrium/ui/picture';
import * as select from '@atrium/ui/select';
import * as sheet from '@atrium/ui/sheet';
import * as sortable from '@atrium/ui/sortable';
import * as table from '@atrium/ui/table';
import * as widget from '@atrium/ui/widget';
import { allEntries } from './entryGroups';

const entryPoints: Record<string, object> = {
  '@atrium/ui': kit,
  '@atrium/ui/article': article,
  '@atrium/ui/display': display,
  '@atrium/ui/fields': fields,
  '@atrium/ui/board': board,
  '@atrium/ui/carousel': carousel,
  '@atrium/ui/choice': choice,
  '@atrium/ui/sortable': sortable,
  '@atrium/ui/chart': chart,
  '@atrium/ui/map': map,
  '@atrium/ui/sheet': sheet,
  '@atrium/ui/date': date,
  '@atrium/ui/editor': editor,
  '@atrium/ui/forms': forms,
  '@atrium/ui/month': month,
  '@atrium/ui/picture': picture,
  '@atrium/ui/select': select,
  '@atrium/ui/table': table,
  '@atrium/ui/widget': widget,
};

const isShowable = (name: string) => /^([A-Z]|use[A-Z])/.test(name);

test.each(Object.keys(entryPoints))('every component and hook of %s has an entry', (entryPoint) => {
  const shown = allEntries.filter((entry) => entry.door === entryPoint).flatMap(({ shows }) => shows);
  expect(
    Object.keys(entryPoints[entryPoint] ?? {}).filter((name) => isShowable(name) && !shown.includes(name)),
  ).toEqual([]);
});

test.each(allEntries.map(({ id, ...entry }) => ({ id, ...entry })))('$id shows only what there is', async (entry) => {
  expect(entry.shows.filter((name) => !(name in (entryPoints[entry.door] ?? {})))).toEqual([]);
  expect(Object.values(await entry.load()).length).toBeGreaterThan(0);
});
