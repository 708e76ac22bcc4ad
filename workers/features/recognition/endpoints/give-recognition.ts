/**
 * Gives recognition, or has it wait for an approval or its day; invariant: nobody gives more than the budget holds
 * (`ledger_accounts_balance_at_or_above_floor`), nor more often or to more people a day than the account allows
 * (`giving_days_…_within_limit`), and all or none receive.
 */
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { givingInput, givingOutput } from "../rules/giving";
import { checkGiving } from "../steps/check-giving";
import { commitGiving, givingErrors } from "../steps/commit-giving";

export const giveRecognition = defineEndpoint({
	name: "recognition/give-recognition",
	path: "/api/points/api_give_recognition",
	summary:
		"Recognizes colleagues: each gets the points of the program, a certificate and an email, once it is approved where the program asks for that, or on a day that is chosen.",
	access: "signed_in",
	flags: ["give_recognition_enabled", "!user.give_recognition_disabled"],
	startsEarly: true,
	input: givingInput,
	output: givingOutput,
	errors: givingErrors,
	repetition: { kind: "key" },
	isForbiddenWhileSignedInAsMember: true,
	handler: async (scope, given) => commitGiving(scope, await checkGiving(scope, given)),
});
