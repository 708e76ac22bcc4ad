/** Adds one person to the account, who has still to join; invariants: no two people share an address, a number or a phone. */
import { z } from "zod";
import { insertMember, isPhoneFree } from "#workers/features/members";
import { openLedgerOfMember } from "#workers/features/points";
import { assertThat } from "#workers/kernel/assertions";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { recordShape } from "../rules/record-input";
import { checkRecord } from "../steps/check-record";

export const createMember = defineEndpoint({
	name: "member-detail/create-member",
	path: "/api/members/api_create_member",
	summary: "Adds one person, who has still to join and is written to by nobody yet.",
	access: ["account_owner"],
	flags: ["create_new_employee_enabled"],
	input: z.object(recordShape),
	output: z.object({ user_id: z.int() }),
	errors: {
		email_taken: { constraints: ["users.account_id, users.email"] },
		participant_id_taken: { constraints: ["users.account_id, users.participant_id"] },
		duplicate_phone: { told_by: "profile" },
	},
	repetition: { kind: "key" },
	limits: [{ name: "member_record", by: "person" }],
	isForbiddenWhileSignedInAsMember: true,
	handler: async (scope, said) => {
		const { account, clock } = scope;
		const user_id = scope.newId();
		const { fields, profile } = await checkRecord(scope, said, { user_id, needsEmail: false, phone_before: "" });
		const { phone } = fields;
		return scope.commit({
			statements: [
				...(phone === "" ? [] : [assertThat("duplicate_phone", isPhoneFree(account.id, user_id, phone))]),
				...insertMember(account.id, user_id, fields, profile, clock.now()),
				...openLedgerOfMember(account.id, user_id, scope.newId, clock.now()).statements,
			],
			answer: { user_id },
			audit: { subject_kind: "user", subject_id: user_id },
		});
	},
});
