import * as kit from '../ui';
import * as article from '../ui/article';
import * as carousel from '../ui/carousel';
import * as chart from '../ui/chart';
import * as date from '../ui/date';
import * as display from '../ui/display';
import * as editor from '../ui/editor';
import * as fields from '../ui/fields';
import * as forms from '../ui/forms';
import * as map from '../ui/map';
import * as month from '../ui/month';
import * as picture from '../ui/picture';
import * as select from '../ui/select';
import * as sheet from '../ui/sheet';
import * as sortable from '../ui/sortable';
import * as table from '../ui/table';
import * as widget from '../ui/widget';
import { allEntries } from './entryGroups';

const entryPoints: Record<string, object> = {
  'shared/ui': kit,
  'shared/ui/article': article,
  'shared/ui/display': display,
  'shared/ui/fields': fields,
  'shared/ui/carousel': carousel,
  'shared/ui/sortable': sortable,
  'shared/ui/chart': chart,
  'shared/ui/map': map,
  'shared/ui/sheet': sheet,
  'shared/ui/date': date,
  'shared/ui/editor': editor,
  'shared/ui/forms': forms,
  'shared/ui/month': month,
  'shared/ui/picture': picture,
  'shared/ui/select': select,
  'shared/ui/table': table,
  'shared/ui/widget': widget,
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
