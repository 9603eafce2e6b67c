import { runDueCall } from 'shared/api';
import { answerCall, Done, done } from 'shared/backend';

export const runDue = answerCall(runDueCall, {
  summary: 'Let everything happen whose time has come',
  notes: 'A page asks every 15 seconds. The header Changed names the apps whose data is new.',
  answer: Done,
  runsDue: true,
  handle: () => done(),
});
