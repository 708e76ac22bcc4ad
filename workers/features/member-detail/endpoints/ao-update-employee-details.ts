/** Saves a member's record as account owner; invariants: nobody edits their own here, and no two people share an address, a number or a phone. */
import { z } from "zod";
import { isPhoneFree, updateRecord } from "#workers/features/members";
import { assertThat } from "#workers/kernel/assertions";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { refuse } from "#workers/kernel/errors";
import { recordShape } from "../rules/record-input";
import { checkRecord } from "../steps/check-record";
import { readMember } from "../steps/read-member";

export const aoUpdateEmployeeDetails = defineEndpoint({
	name: "member-detail/ao-update-employee-details",
	path: "/api/members/api_ao_update_employee_details",
	summary:
		"Saves a member's record whole: names, address, number, title, days, home, language and the account's own fields.",
	access: ["account_owner"],
	input: z.object({ user_id: z.int(), ...recordShape }),
	output: z.object({ user_id: z.int() }),
	errors: {
		own_record: {},
		email_taken: { constraints: ["users.account_id, users.email"] },
		participant_id_taken: { constraints: ["users.account_id, users.participant_id"] },
		duplicate_phone: { told_by: "profile" },
	},
	repetition: { kind: "natural" },
	limits: [{ name: "member_record", by: "person" }],
	isForbiddenWhileSignedInAsMember: true,
	handler: async (scope, { user_id, ...said }) => {
		const before = await readMember(scope, user_id);
		if (user_id === scope.user.id) throw refuse("own_record");
		const needsEmail = before.is_active === 1 && before.email !== "";
		const { fields, profile } = await checkRecord(scope, said, { user_id, needsEmail, phone_before: before.phone });
		const { phone } = fields;
		const isNewPhone = phone !== "" && phone !== before.phone;
		const changed = (Object.keys(fields) as (keyof typeof fields)[]).filter((name) => fields[name] !== before[name]);
		return scope.commit({
			statements: [
				...(isNewPhone ? [assertThat("duplicate_phone", isPhoneFree(scope.account.id, user_id, phone))] : []),
				...updateRecord(scope.account.id, user_id, fields, profile),
			],
			answer: { user_id },
			audit: { subject_kind: "user", subject_id: user_id, details: { changed } },
		});
	},
});
