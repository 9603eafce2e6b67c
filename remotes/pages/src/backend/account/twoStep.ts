import { answerCall, type BackendCall, Done, done, ok, reject, rejectField } from '@atrium/backend';
import { accountCalls } from '../../api/account/calls';
import { OwnPassword, RecoveryCodes, TwoStep, TwoStepCode, TwoStepKey } from '../../api/account/schemas';
import { byProvider, checkPassword, noToken, secondStepOf } from './settings';

const needsToken = 'Asks for a token.';
const needsPassword = 'Asks for a token and the password; a wrong one is 400 with the code wrongPassword.';

export const twoStepCalls: BackendCall[] = [
  answerCall(accountCalls.getTwoStep, {
    summary: 'Whether signing in asks the person for a code as well',
    answer: TwoStep,
    async handle(store, { user }) {
      const step = user && (await secondStepOf(store).get(user.id));
      return ok({
        twoStep: step && { since: new Date(step.since).toISOString(), recoveryCodesLeft: step.recoveryCodesLeft },
      });
    },
  }),
  answerCall(accountCalls.beginTwoStep, {
    summary: 'Begin to set up the codes: the key for the person’s app; nothing is asked for until a code confirms it',
    notes: `${needsToken} Where people sign in at a provider it is refused with the code provider.`,
    answer: TwoStepKey,
    rejections: [400, 401],
    async handle(store, { user }) {
      if (!user) return noToken;
      if (store.credentials.provider) return byProvider;
      const steps = secondStepOf(store);
      return (await steps.get(user.id))
        ? reject(400, 'Two-step verification is already on.', 'isOn')
        : ok(await steps.begin(user.id));
    },
  }),
  answerCall(accountCalls.confirmTwoStep, {
    summary: 'Turn the codes on by one of them; the answer has the only copies of the recovery codes',
    notes: needsToken,
    input: TwoStepCode,
    answer: RecoveryCodes,
    rejections: [400, 401],
    async handle(store, { input: { code }, user }) {
      if (!user) return noToken;
      const recoveryCodes = await secondStepOf(store).confirm(user.id, code);
      return recoveryCodes
        ? ok({ recoveryCodes: [...recoveryCodes] })
        : rejectField('code', 'This code is not valid.', 'codeWrong');
    },
  }),
  answerCall(accountCalls.renewRecoveryCodes, {
    summary: 'Give new recovery codes; the earlier ones end',
    notes: needsPassword,
    input: OwnPassword,
    answer: RecoveryCodes,
    rejections: [400, 401],
    async handle(store, { input: { password }, user }) {
      if (!user) return noToken;
      const rejection = await checkPassword(store, user, password);
      return rejection ?? ok({ recoveryCodes: [...(await secondStepOf(store).renewRecoveryCodes(user.id))] });
    },
  }),
  answerCall(accountCalls.endTwoStep, {
    summary: 'Turn the codes off',
    notes: needsPassword,
    input: OwnPassword,
    answer: Done,
    rejections: [400, 401],
    async handle(store, { input: { password }, user }) {
      if (!user) return noToken;
      const rejection = await checkPassword(store, user, password);
      if (rejection) return rejection;
      await secondStepOf(store).end(user.id);
      return done();
    },
  }),
];
